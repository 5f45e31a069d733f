import SceneSource

enum DuplicateKey: DiagnosticRule {
  static let rule = Rule(
    "duplicate-key", fix: .safe,
    summary: "A mapping has the same key twice.",
    explanation: """
      Only one of the two values can count, and tools disagree on which. Remove one, or rename \
      it. Keys are compared by their text, so 1 and "1" are the same.
      """,
    bad: "radius: 100\nradius: 120",
    good: "radius: 120")
}

extension Diagnostic {
  static func duplicateKey(
    _ name: String, at range: SourceRange, first: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      DuplicateKey.rule, "key \(quoted(name)) stands here a second time", at: range,
      related: [RelatedPlace("first \(quoted(name)) is here", at: first)])
  }
}
