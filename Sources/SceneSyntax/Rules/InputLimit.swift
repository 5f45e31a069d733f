package import SceneSource

package enum InputLimit: DiagnosticRule {
  package static let rule = Rule(
    "input-limit",
    summary: "The scene is too large.",
    explanation: """
      A file may have 32 MiB, 4,000,000 YAML nodes and 1,000 directives, and a scene may place 250,000 elements \
      of templates, copies of copies counted each. Split the scene.
      """,
    bad: "count: 19   # inside a template inside a template ... six deep",
    good: "count: 19")
}

extension Diagnostic {
  static var fileTooLarge: Diagnostic {
    Diagnostic(
      InputLimit.rule, "the file has more than \(SyntaxLimits.fileSize) bytes (32 MiB)",
      at: SourceRange(0, 0))
  }

  package static func tooManyCopies(_ limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      InputLimit.rule, "the templates of the scene place more than \(limit) elements", at: range)
  }

  package static func tooManyChanges(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      InputLimit.rule, "the scene is too large to be made anew for this variant and those before",
      at: range)
  }

  static func tooManyDirectives(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      InputLimit.rule,
      "more than \(SyntaxLimits.directiveCount) lines start with '%', as directives do", at: range)
  }

  static func tooManyFindings(_ limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      InputLimit.rule, "more than \(limit) findings; from here on the file is not checked",
      at: range)
  }

  static func tooManyNodes(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      InputLimit.rule, "the file has more than \(SyntaxLimits.nodeCount) YAML nodes", at: range)
  }
}
