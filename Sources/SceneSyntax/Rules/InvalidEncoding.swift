import SceneSource

enum InvalidEncoding: DiagnosticRule {
  static let rule = Rule(
    "invalid-encoding",
    summary: "The file is not UTF-8 text, or has a character that YAML forbids.",
    explanation: """
      A scene is UTF-8 text; a byte order mark is allowed. UTF-16 and other encodings, NUL and \
      the other control characters are not. In a quoted value a control character can be \
      written as an escape: "\\x07".
      """,
    bad: "name: \"bell: \u{1}\"   # the raw byte 01",
    good: "name: \"bell: \\x01\"")
}

extension Diagnostic {
  static func invalidEncoding(
    _ problem: SourceEncoding.Problem, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Diagnostic {
    switch problem {
    case .utf16:
      Diagnostic(
        InvalidEncoding.rule, "the file is UTF-16, expected UTF-8", at: SourceRange(0, 2),
        notes: ["convert it: iconv -f UTF-16 -t UTF-8 OLD > NEW"])
    case .malformed(let range):
      Diagnostic(
        InvalidEncoding.rule,
        "\(range.offsets.count == 1 ? "byte" : "bytes") \(hex(bytes[range.offsets])) "
          + "\(range.offsets.count == 1 ? "is" : "are") not UTF-8",
        at: range)
    case .tooManyDirectives(let range): tooManyDirectives(at: range)
    case .forbidden(let scalar, let range):
      Diagnostic(
        InvalidEncoding.rule,
        scalar.value == 0
          ? "a NUL byte cannot stand in YAML; the file may be binary or UTF-16"
          : "character \(printable(scalar)) cannot stand in YAML",
        at: range)
    }
  }

  private static func hex(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }
      .joined(separator: " ")
  }
}
