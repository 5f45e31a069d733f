import SceneSource

enum ConflictingKeys: DiagnosticRule {
  static let rule = Rule(
    "conflicting-keys",
    summary: "Two keys that exclude each other, or one without the other that it needs.",
    explanation: """
      An element with a 'layout' has no 'size' or 'shape' of its own, 'children' and \
      'template' exclude each other, and some attributes have no meaning with a value of \
      another one.
      """,
    bad: """
      layout: radial
      size: 60
      """,
    good: """
      layout: radial
      radius: 60
      """)
}

extension Diagnostic {
  static func conflictingKeys(
    _ later: String, _ earlier: String, detail: String, at range: SourceRange, other: SourceRange
  ) -> Diagnostic {
    let reason = detail.isEmpty ? "" : " (\(detail))"
    return Diagnostic(
      ConflictingKeys.rule, "'\(later)' cannot stand beside '\(earlier)'\(reason)", at: range,
      related: [RelatedPlace("'\(earlier)' is here", at: other)])
  }

  static func keyNeedsOther(_ name: String, _ other: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      ConflictingKeys.rule, "'\(name)' has no meaning without '\(other)'", at: range)
  }
}
