package import SceneSource

package enum WrongType: DiagnosticRule {
  package static let rule = Rule(
    "wrong-type", fix: .safe,
    summary: "A value is of another kind than its key takes.",
    explanation: """
      A value is judged by what its key expects: a number, a text, a list, a mapping. A quoted \
      number is a text, and an unquoted number is no text.
      """,
    bad: "size: nope",
    good: "size: 60")
}

extension Diagnostic {
  package static func wrongType(
    _ name: String, found: String, _ expected: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(WrongType.rule, "\(name) is \(found), expected \(expected)", at: range)
  }
}
