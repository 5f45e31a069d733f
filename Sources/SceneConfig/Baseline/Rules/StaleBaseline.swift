package import SceneSource

package enum StaleBaseline: DiagnosticRule {
  package static let rule = Rule(
    "stale-baseline",
    severity: .warning,
    summary: "A known finding of the baseline is gone.",
    explanation: """
      The baseline lists findings that lint passes in silence. When one is mended, its entry \
      only hides the next mistake of that kind on such a line. 'scenec lint --write-baseline' \
      writes the file anew.
      """,
    bad: """
      {"file":"menu.scene.yaml","rule":"unused-anchor","fingerprint":"0123456789abcdef",\
      "count":2,"message":"no alias uses anchor 'a'"}
      """,
    good: """
      {"file":"menu.scene.yaml","rule":"unused-anchor","fingerprint":"0123456789abcdef",\
      "count":1,"message":"no alias uses anchor 'a'"}
      """)
}

extension Diagnostic {
  static func staleBaseline(
    _ finding: KnownFinding, gone: Int, at range: SourceRange
  ) -> Diagnostic {
    let number = finding.count == 1 ? "the finding" : "\(gone) of \(finding.count) findings"
    let verb = gone == 1 ? "is" : "are"
    return Diagnostic(
      StaleBaseline.rule,
      "\(number) of \(quoted(finding.key.rule)) in \(quoted(finding.file)) \(verb) gone; "
        + "write the baseline anew with '--write-baseline'",
      at: range)
  }
}
