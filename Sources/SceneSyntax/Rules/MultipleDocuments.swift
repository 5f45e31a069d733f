import SceneSource

enum MultipleDocuments: DiagnosticRule {
  static let rule = Rule(
    "multiple-documents",
    summary: "The file has more than one YAML document.",
    explanation: "One file is one scene. Put the second document into a file of its own.",
    bad: "version: 1\n---\nversion: 1",
    good: "version: 1")
}

extension Diagnostic {
  static func multipleDocuments(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      MultipleDocuments.rule, "a second document starts here, expected one scene in a file",
      at: range)
  }
}
