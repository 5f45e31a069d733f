import SceneSource

enum UnknownKey: DiagnosticRule {
  static let rule = Rule(
    "unknown-key",
    summary: "A key that the format does not know.",
    explanation: """
      The nearest known key is suggested. Keys of your own start with 'x-', and anything for \
      the app goes into 'data'.
      """,
    bad: "startAngel: 90",
    good: "startAngle: 90")
}

extension Diagnostic {
  static func unknownKey(
    _ name: String, nearest: String?, isFree: Bool, allowed: [String], at range: SourceRange
  ) -> Diagnostic {
    let help =
      nearest.map { isFree ? "did you mean '\($0)'?" : "'\($0)' is there already" }
      ?? "expected " + oneOf(allowed)
    return Diagnostic(
      UnknownKey.rule, "unknown key \(quoted(name)); \(help)", at: range,
      fixIts: nearest.flatMap { isFree ? [.replace(range, with: $0)] : nil } ?? [])
  }
}
