import SceneSource

enum NegativeLength: DiagnosticRule {
  static let rule = Rule(
    "negative-length", fix: .unsafe,
    summary: "A length below 0.",
    explanation: """
      Sizes and gaps are 0 or more. ('spacing' and 'lineSpacing' may be negative, as in \
      SwiftUI.)
      """,
    bad: "size: [64, -48]",
    good: "size: [64, 48]")
}

extension Diagnostic {
  static func negativeLength(
    _ name: String, _ value: String, expected: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      NegativeLength.rule, "\(name) is \(value), expected \(expected)", at: range)
  }
}
