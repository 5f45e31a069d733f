import SceneSource

enum InvalidID: DiagnosticRule {
  static let rule = Rule(
    "invalid-id", fix: .unsafe,
    summary: "An id has characters that ids cannot have.",
    explanation: """
      An id starts with a letter or '_' and goes on with letters, digits, '_', '.' and '-', so \
      that 'orbit/music' can name an element in a program.
      """,
    bad: "id: my menu",
    good: "id: my-menu")
}

extension Diagnostic {
  static func invalidID(_ id: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      InvalidID.rule,
      "id \(quoted(id)) is not a name; expected a letter or '_', then letters, "
        + "digits, '_', '.' or '-'", at: range)
  }
}
