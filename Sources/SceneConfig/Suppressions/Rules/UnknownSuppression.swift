import SceneSource

enum UnknownSuppression: DiagnosticRule {
  static let rule = Rule(
    "unknown-suppression",
    severity: .warning,
    fix: .safe,
    summary: "A suppression that scenec does not understand.",
    explanation: """
      A comment that starts with 'scenec:' is 'ignore[rule, ...]' or 'ignore-file[rule, ...]' \
      with the ids of rules, and a reason behind the bracket if you like. A misspelt word is \
      taken for the one that it was meant to be.
      """,
    bad: "x-size: &size 64   # scenec: ignore[unsued-anchor] kept for later",
    good: "x-size: &size 64   # scenec: ignore[unused-anchor] kept for later")
}

extension Diagnostic {
  /// A name of no rule, with the one that is meant or the edit that takes the name away.
  static func unknownRule(
    _ name: String, meant: String?, at range: SourceRange, removing edit: TextEdit
  ) -> Diagnostic {
    let help = meant.map { "did you mean \(quoted($0))?" } ?? "'scenec explain' lists all"
    return Diagnostic(
      UnknownSuppression.rule, "unknown rule \(quoted(name)); \(help)", at: range,
      fixIts: [meant.map { .suggest($0, for: range) } ?? .removeSuppression(quoted(name), edit)])
  }

  static func malformedSuppression(
    _ suppression: Suppression, _ problem: Suppression.Problem, removing removal: TextEdit
  ) -> Diagnostic {
    let word = suppression.scope == .file ? "ignore-file" : "ignore"
    var diagnostic: Diagnostic
    switch problem {
    case .unknownWord(let range, let meant):
      let help =
        meant.map { "did you mean \(quoted($0))?" } ?? "expected ignore[rule] or ignore-file[rule]"
      let start = range == suppression.comment ? "nothing" : "no suppression"
      diagnostic = Diagnostic(
        UnknownSuppression.rule, "\(start) behind 'scenec:'; \(help)", at: range)
      if let meant { diagnostic.fixIts = [.suggest(meant, for: range)] }
    case .noBrackets(let range, let edits):
      diagnostic = Diagnostic(
        UnknownSuppression.rule,
        "\(quoted(word)) without brackets ignores nothing, expected \(word)[rule]", at: range)
      if !edits.isEmpty { diagnostic.fixIts = [FixIt("write the brackets", .safe, edits: edits)] }
    case .notClosed(let range, let end):
      diagnostic = Diagnostic(
        UnknownSuppression.rule, "the '[' opened here is never closed", at: range,
        fixIts: [FixIt("insert ']'", .safe, edits: [TextEdit(SourceRange(end, end), "]")])])
    case .empty(let range):
      diagnostic = Diagnostic(
        UnknownSuppression.rule, "no rule in the brackets, expected \(word)[rule]", at: range,
        fixIts: [.removeSuppression(nil, removal)])
    }
    return diagnostic
  }
}
