package import SceneSource

package enum UnknownValue: DiagnosticRule {
  package static let rule = Rule(
    "unknown-value", fix: .safe,
    summary: "A word that its key does not know.",
    explanation: """
      The key takes one of a few words, and the nearest is suggested.
      """,
    bad: "shape: circel",
    good: "shape: circle")
}

extension Diagnostic {
  package static func unknownValue(
    _ name: String, _ value: String, _ words: [String], or alternative: String? = nil,
    at range: SourceRange
  ) -> Diagnostic {
    let nearest = NearestName.of(value, among: words)
    let expected = words.count == 1 ? "'\(words[0])'" : oneOf(words)
    let help =
      nearest.map { "did you mean '\($0)'?" }
      ?? "expected \(expected)\(alternative.map { " or \($0)" } ?? "")"
    return Diagnostic(
      UnknownValue.rule, "\(name) is \(quoted(value)); \(help)", at: range,
      fixIts: nearest.map { [.suggest($0, for: range)] } ?? [])
  }
}

extension Diagnostic {
  static func onlyUpright(_ device: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      UnknownValue.rule, "orientation is 'landscape', but \(quoted(device)) has only one",
      at: range)
  }
}
