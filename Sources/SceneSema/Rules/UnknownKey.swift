package import SceneSource

package enum UnknownKey: DiagnosticRule {
  package static let rule = Rule(
    "unknown-key", fix: .safe,
    summary: "A key that the format does not know.",
    explanation: """
      The nearest known key is suggested. Keys of your own start with 'x-', and anything for \
      the app goes into 'data'.
      """,
    bad: "startAngel: 90",
    good: "startAngle: 90")
}

extension Diagnostic {
  /// `{size:64}`, where YAML takes all of it for a key; the text is that of the key.
  package static func gluedKey(
    _ text: String, _ key: String, hasValue: Bool, at range: SourceRange
  ) -> Diagnostic {
    let place = Int(range.start) + key.utf8.count + 1
    let value = text.utf8.dropFirst(key.utf8.count + 1)
    // Quotes mean something else at the start of a value.
    let isPlain = value.first.map { !"\"'|>%@`&*!".utf8.contains($0) } ?? false
    let fix = FixIt(
      "insert a blank after '\(key):'", .safe,
      edits: [TextEdit(SourceRange(place, place), " ")])
    return Diagnostic(
      UnknownKey.rule, "unknown key \(quoted(text)); expected a blank after '\(key):'", at: range
    ).mended(by: isPlain && !hasValue ? fix : nil)
  }

  /// A change of an element that is not there.
  static func unknownElement(
    _ name: String, nearest: String?, isFree: Bool, isKnownElsewhere: Bool, at range: SourceRange
  ) -> Diagnostic {
    let nearest = isKnownElsewhere ? nil : nearest
    let help =
      isKnownElsewhere
      ? "; a path names the ids from the top, as in 'orbit/music'"
      : nearest.map { "; did you mean '\($0)'?" } ?? ""
    return Diagnostic(
      UnknownKey.rule, "no element has the id \(quoted(name))\(help)", at: range,
      fixIts: nearest.flatMap { isFree ? [.suggest($0, for: range)] : nil } ?? [])
  }

  /// A key that a variant cannot change.
  static func fixedKey(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(UnknownKey.rule, "'\(name)' cannot be set; it names the element", at: range)
  }

  package static func unknownKey(
    _ name: String, nearest: String?, isFree: Bool, allowed: [String],
    orModifier: Bool = false, kind: String = "key", advice: String? = nil, at range: SourceRange
  ) -> Diagnostic {
    let help =
      nearest.map { isFree ? "did you mean '\($0)'?" : "'\($0)' is there already" }
      ?? advice ?? "expected " + oneOf(allowed) + (orModifier ? ", or a modifier" : "")
    return Diagnostic(
      UnknownKey.rule, "unknown \(kind) \(quoted(name)); \(help)", at: range,
      fixIts: nearest.flatMap { isFree ? [.suggest($0, for: range)] : nil } ?? [])
  }
}
