import SceneSource

enum RingCapacityExceeded: DiagnosticRule {
  static let rule = Rule(
    "ring-capacity-exceeded",
    summary: "More children than the rings take.",
    explanation: """
      Rings fill in order, and each takes at most its capacity. Leave the last ring's capacity \
      out, and it takes the rest.
      """,
    bad: """
      rings: [{radius: 50, capacity: 4}]
      count: 5
      """,
    good: """
      rings: [{radius: 50, capacity: 4}, {radius: 120}]
      count: 5
      """)
}

extension Diagnostic {
  static func ringCapacityExceeded(
    shown: Int, capacity: Int, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      RingCapacityExceeded.rule,
      "\(shown) children are shown, but the rings take \(capacity) in all", at: range)
  }
}
