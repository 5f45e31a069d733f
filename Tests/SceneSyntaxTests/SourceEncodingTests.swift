import SceneSource
import SceneSyntax
import Testing

struct SourceEncodingTests {
  private func finding(_ bytes: [UInt8]) -> String {
    let parsed = parseSyntax(SourceFile(name: "test", bytes: bytes))
    let found = parsed.diagnostics.filter { $0.rule.id == "invalid-encoding" }
    #expect(found.isEmpty || parsed.tree == nil && parsed.diagnostics.count == 1)
    return found.map { "\($0.range.start)..<\($0.range.end) \($0.message)" }.joined()
  }

  @Test(
    arguments: [
      ([0x61, 0x80], "1..<2 byte 80 is not UTF-8"),  // a continuation alone
      ([0xC0, 0xAF], "0..<1 byte C0 is not UTF-8"),  // an overlong '/'
      ([0xC1, 0xBF], "0..<1 byte C1 is not UTF-8"),
      ([0xE0, 0x9F, 0xBF], "0..<1 byte E0 is not UTF-8"),  // overlong in three bytes
      ([0xF0, 0x8F, 0xBF, 0xBF], "0..<1 byte F0 is not UTF-8"),  // overlong in four
      ([0xED, 0xA0, 0x80], "0..<1 byte ED is not UTF-8"),  // a surrogate
      ([0xF4, 0x90, 0x80, 0x80], "0..<1 byte F4 is not UTF-8"),  // beyond Unicode
      ([0xF5, 0x80, 0x80, 0x80], "0..<1 byte F5 is not UTF-8"),
      ([0x61, 0xC3], "1..<2 byte C3 is not UTF-8"),  // cut off
      ([0x61, 0xE6, 0x97], "1..<3 bytes E6 97 are not UTF-8"),
      ([0xF0, 0x9F, 0x98, 0x61], "0..<3 bytes F0 9F 98 are not UTF-8"),
      ([0xC3, 0xA9, 0xC3, 0x28], "2..<3 byte C3 is not UTF-8"),
      ([0xEF, 0xBB, 0xBF, 0x61, 0xFF], "4..<5 byte FF is not UTF-8"),  // after a mark
      ([0xFF, 0x61], "0..<1 byte FF is not UTF-8"),  // no UTF-16 mark
    ] as [([UInt8], String)])
  func `the first bytes that are no UTF-8`(bytes: [UInt8], expected: String) {
    #expect(finding(bytes) == expected)
  }

  @Test(
    arguments: [
      ([0x61, 0x00], "1..<2 a NUL byte cannot stand in YAML; the file may be binary or UTF-16"),
      ([0x61, 0x3A, 0x07], #"2..<3 character \u{7} cannot stand in YAML"#),
      ([0x7F], #"0..<1 character \u{7F} cannot stand in YAML"#),
      ([0x61, 0xC2, 0x9F], #"1..<3 character \u{9F} cannot stand in YAML"#),
      ([0xEF, 0xBF, 0xBE], #"0..<3 character \u{FFFE} cannot stand in YAML"#),
      ([0xEF, 0xBF, 0xBF], #"0..<3 character \u{FFFF} cannot stand in YAML"#),
    ] as [([UInt8], String)])
  func `the first character that YAML forbids`(bytes: [UInt8], expected: String) {
    #expect(finding(bytes) == expected)
  }

  @Test(
    arguments: [[0xFF, 0xFE], [0xFE, 0xFF], [0xFF, 0xFE, 0x61, 0x00], [0xFE, 0xFF, 0, 0x61]]
      as [[UInt8]])
  func `UTF-16 is named as such`(bytes: [UInt8]) throws {
    #expect(finding(bytes) == "0..<2 the file is UTF-16, expected UTF-8")
    let found = parseSyntax(SourceFile(name: "test", bytes: bytes)).diagnostics
    #expect(found.flatMap(\.notes) == ["convert it: iconv -f UTF-16 -t UTF-8 OLD > NEW"])
  }

  @Test func `only the first problem is told`() {
    #expect(finding([0x80, 0x00, 0xFF]) == "0..<1 byte 80 is not UTF-8")
    #expect(finding([0x01, 0x80]) == #"0..<1 character \u{1} cannot stand in YAML"#)
  }

  @Test(arguments: [
    "a: \u{85}", "\u{A0}", "\u{D7FF}\u{E000}", "\u{FFFD}", "\u{10000}\u{10FFFF}", "\t\r\n",
    "\u{80A}",
    "\u{FEFF}a", "😀", "\u{800}\u{FFF}\u{1000}", "\u{7FF}",
  ])
  func `every character at the edges of what is allowed`(text: String) {
    #expect(finding(Array(text.utf8)) == "")
  }
}
