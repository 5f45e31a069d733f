import SceneSource

enum UnrepresentableData: DiagnosticRule {
  static let rule = Rule(
    "unrepresentable-data",
    summary: "Something in 'data' that JSON cannot say.",
    explanation: """
      Data is carried to the output as JSON, which has no infinite numbers, no NaN, and no \
      keys but texts.
      """,
    bad: "data: {zoom: .inf}",
    good: "data: {zoom: 8}")
}

extension Diagnostic {
  static func unrepresentableData(_ what: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(UnrepresentableData.rule, "JSON cannot say \(what)", at: range)
  }
}
