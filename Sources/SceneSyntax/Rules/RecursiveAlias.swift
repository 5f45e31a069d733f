import SceneSource

enum RecursiveAlias: DiagnosticRule {
  static let rule = Rule(
    "recursive-alias",
    summary: "An alias stands inside the node that it names.",
    explanation: "The node would contain itself without end. Use the alias outside of it.",
    bad: "children: &all [*all]",
    good: "x-item: &item {size: 60}\nchildren: [*item]")
}

extension Diagnostic {
  static func recursiveAlias(
    _ name: String, at range: SourceRange, anchor: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      RecursiveAlias.rule, "alias \(quoted(name)) stands inside the node that it names",
      at: range, related: [RelatedPlace("the anchor is here", at: anchor)])
  }
}
