import SceneSource

enum UnsupportedTag: DiagnosticRule {
  static let rule = Rule(
    "unsupported-tag", fix: .unsafe,
    summary: "A tag is not one of the YAML 1.2 core schema.",
    explanation: """
      Scenes know !!str, !!int, !!float, !!bool, !!null, !!map and !!seq. Other tags would \
      make a value that no output can carry.
      """,
    bad: "data: {opened: !!timestamp 2026-01-01}",
    good: "data: {opened: \"2026-01-01\"}")
}

extension Diagnostic {
  static func unsupportedTag(_ tag: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      UnsupportedTag.rule,
      "tag \(quoted(tag)) is not supported, expected one of !!str !!int "
        + "!!float !!bool !!null !!map !!seq", at: range)
  }

  static func misplacedTag(_ tag: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      UnsupportedTag.rule, "tag \(quoted(tag)) does not fit the kind of its value", at: range)
  }
}
