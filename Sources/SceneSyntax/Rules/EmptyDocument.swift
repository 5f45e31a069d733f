package import SceneSource

package enum EmptyDocument: DiagnosticRule {
  package static let rule = Rule(
    "empty-document",
    summary: "The file has no content.",
    explanation: "A scene has at least a version and one container.",
    bad: "# nothing yet",
    good: """
      version: 1
      containers:
        - {layout: circle, count: 5, template: {size: 60}}
      """)
}

extension Diagnostic {
  static func emptyDocument(_ range: SourceRange?) -> Diagnostic {
    Diagnostic(
      EmptyDocument.rule, "the file has no content, expected a scene",
      at: range ?? SourceRange(0, 0))
  }
}
