import SceneSource

enum NegativeRadius: DiagnosticRule {
  static let rule = Rule(
    "negative-radius", fix: .unsafe,
    summary: "A radius below 0.",
    explanation: """
      A radius is the distance of the children's centres from the middle. To start on the \
      other side, turn 'startAngle' by 180.
      """,
    bad: "radius: -120",
    good: "radius: 120")
}

extension Diagnostic {
  static func negativeRadius(
    _ name: String, _ value: String, expected: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      NegativeRadius.rule, "\(name) is \(value), expected \(expected)", at: range)
  }
}
