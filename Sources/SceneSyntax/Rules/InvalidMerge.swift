import SceneSource

enum InvalidMerge: DiagnosticRule {
  static let rule = Rule(
    "invalid-merge",
    summary: "A merge key has a value that is no mapping.",
    explanation: """
      << takes the entries of one mapping, or of each mapping of a list, into the mapping that \
      it stands in; mostly the value is an alias.
      """,
    bad: "<<: 64",
    good: "<<: *defaults")
}

extension Diagnostic {
  static func invalidMerge(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      InvalidMerge.rule,
      "'<<' has a value that cannot be merged, expected a mapping, "
        + "an alias of one, or a list of them", at: range)
  }
}
