import SceneSource

enum CountExceedsChildren: DiagnosticRule {
  static let rule = Rule(
    "count-exceeds-children", fix: .unsafe,
    summary: "A count beyond the children that are written.",
    explanation: """
      'count' shows the first so many of 'children', and 'countRange' says how far it may go; \
      there must be that many. A 'template' has any number of copies.
      """,
    bad: """
      count: 4
      children: [{size: 60}, {size: 60}]
      """,
    good: """
      count: 2
      children: [{size: 60}, {size: 60}]
      """)
}

extension Diagnostic {
  static func countExceedsChildren(
    _ name: String, _ count: Int, children: Int, at range: SourceRange, list: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      CountExceedsChildren.rule,
      "\(name) is \(count), but the list has \(children) "
        + (children == 1 ? "child" : "children"),
      at: range, related: [RelatedPlace("the list is here", at: list)])
  }
}
