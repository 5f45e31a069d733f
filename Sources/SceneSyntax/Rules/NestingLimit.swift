package import SceneSource

package enum NestingLimit: DiagnosticRule {
  package static let rule = Rule(
    "nesting-limit",
    summary: "Something is nested too deep.",
    explanation: """
      YAML collections may nest 256 deep and containers 64 deep, and an alias may be reached \
      through 256 others. No screen needs more, and a limit keeps hostile files cheap.
      """,
    bad: "data: [[[[[[[[ ... ]]]]]]]]   # 300 deep",
    good: "data: [[1, 2], [3, 4]]")
}

extension Diagnostic {
  package static func nestedTooDeep(
    _ limit: Int, levels: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(NestingLimit.rule, "more than \(limit) \(levels) are nested here", at: range)
  }
}
