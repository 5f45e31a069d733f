import SceneSource

enum UnusedSuppression: DiagnosticRule {
  static let rule = Rule(
    "unused-suppression",
    severity: .warning,
    fix: .safe,
    summary: "A suppression that ignores nothing.",
    explanation: """
      '# scenec: ignore[rule]' ignores findings that start on its line, or, on a line of its \
      own, on the next line; 'ignore-file[rule]' those of the whole file. When there are none \
      (any more), the comment only hides the next mistake. It says nothing of rules that are \
      switched off, nor in a file with errors, which lint does not look at. An error that \
      leaves the scene without a meaning cannot be ignored at all.
      """,
    bad: "x-size: &size 64   # scenec: ignore[unused-anchor] kept for later\nsize: *size",
    good: "x-size: &size 64\nsize: *size")
}

extension Diagnostic {
  static func unusedSuppression(
    _ ids: [String], _ scope: Suppression.Scope, at range: SourceRange, removing edit: TextEdit
  ) -> Diagnostic {
    let names = ids.map { quoted($0) }.joined(separator: ", ")
    let place = scope == .file ? "in this file" : "here"
    return Diagnostic(
      UnusedSuppression.rule, "no finding of \(names) \(place) to ignore", at: range,
      fixIts: [.removeSuppression(ids.count == 1 ? quoted(ids[0]) : nil, edit)])
  }

  static func necessaryRule(
    _ id: String, at range: SourceRange, removing edit: TextEdit
  ) -> Diagnostic {
    Diagnostic(
      UnusedSuppression.rule,
      "\(quoted(id)) cannot be ignored: a scene with that error has no meaning", at: range,
      fixIts: [.removeSuppression(quoted(id), edit)])
  }
}

extension FixIt {
  /// Takes a name, or the whole comment, away.
  static func removeSuppression(_ name: String?, _ edit: TextEdit) -> FixIt {
    FixIt("remove \(name.map { "\($0) from " } ?? "")the suppression", .safe, edits: [edit])
  }
}
