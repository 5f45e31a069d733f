package import SceneSource

package enum MissingKey: DiagnosticRule {
  package static let rule = Rule(
    "missing-key", fix: .safe,
    summary: "A key that must be there is not.",
    explanation: """
      A scene needs 'version' and 'containers', a container its 'layout' and its content, a \
      leaf a 'size' or a 'shape', and some values need all their parts.
      """,
    bad: "- {id: dot}",
    good: "- {id: dot, size: 8}")
}

extension Diagnostic {
  package static func missingKey(_ what: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(MissingKey.rule, "missing \(what)", at: range)
  }
}
