import SceneSource

enum AliasExpansionLimit: DiagnosticRule {
  static let rule = Rule(
    "alias-expansion-limit",
    summary: "The aliases of the file stand for too much.",
    explanation: """
      Aliases of aliases multiply: a few lines can stand for billions of nodes. All aliases of \
      a file together may stand for 1,000,000 nodes, where a scalar counts one for each 64 \
      bytes begun.
      """,
    bad: "data: {all: [*tenThousand, *tenThousand]}   # and so on",
    good: "data: {all: *tenThousand}")
}

extension Diagnostic {
  static func aliasExpansionLimit(_ limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      AliasExpansionLimit.rule,
      "here the aliases of the file stand for more than \(limit) nodes", at: range)
  }
}
