import SceneSource

enum DuplicateID: DiagnosticRule {
  static let rule = Rule(
    "duplicate-id", fix: .safe,
    summary: "Two siblings have the same id.",
    explanation: """
      Programs find an element by its ids from the top, so the ids of one list must differ. \
      Elements of different containers may share an id.
      """,
    bad: """
      - {id: dot, size: 8}
      - {id: dot, size: 8}
      """,
    good: """
      - {id: dot, size: 8}
      - {id: dot-2, size: 8}
      """)
}

extension Diagnostic {
  static func duplicateID(_ id: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
    Diagnostic(
      DuplicateID.rule, "id \(quoted(id)) stands here a second time among its siblings", at: range,
      related: first == range ? [] : [RelatedPlace("first \(quoted(id)) is here", at: first)])
  }
}

extension Diagnostic {
  static func duplicateVariant(
    _ name: String, at range: SourceRange, first: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      DuplicateID.rule, "variant \(quoted(name)) stands here a second time", at: range,
      related: first == range ? [] : [RelatedPlace("first \(quoted(name)) is here", at: first)])
  }
}
