import SceneSource

enum UnusedAnchor: DiagnosticRule {
  static let rule = Rule(
    "unused-anchor",
    severity: .warning, fix: .safe,
    summary: "No alias uses an anchor.",
    explanation: "The anchor does nothing; mostly its name is misspelt in the anchor or the alias.",
    bad: "x-size: &size 64",
    good: "x-size: &size 64\ncontainers:\n  - {layout: circle, count: 3, template: {size: *size}}")
}

extension Diagnostic {
  static func unusedAnchor(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(UnusedAnchor.rule, "no alias uses anchor \(quoted(name))", at: range)
  }
}
