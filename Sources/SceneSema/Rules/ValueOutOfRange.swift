package import SceneSource

package enum ValueOutOfRange: DiagnosticRule {
  package static let rule = Rule(
    "value-out-of-range", fix: .safe,
    summary: "A value outside of what its key takes.",
    explanation: """
      The message names the range. A list that must have an entry is out of range when it is \
      empty.
      """,
    bad: "edgePull: 1",
    good: "edgePull: 0.15")
}

extension Diagnostic {
  package static func valueOutOfRange(
    _ name: String, _ value: String, expected: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      ValueOutOfRange.rule, "\(name) is \(value), expected \(expected)", at: range)
  }
}
