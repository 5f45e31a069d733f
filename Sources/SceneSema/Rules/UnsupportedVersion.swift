import SceneSource

enum UnsupportedVersion: DiagnosticRule {
  static let rule = Rule(
    "unsupported-version",
    summary: "The scene format's version is not 1.",
    explanation: """
      `version` says which format the file is written in, so that a later scenec can read old \
      scenes. This one knows version 1.
      """,
    bad: "version: 2",
    good: "version: 1")
}

extension Diagnostic {
  static func unsupportedVersion(found: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(UnsupportedVersion.rule, "version is \(found), expected 1", at: range)
  }
}
