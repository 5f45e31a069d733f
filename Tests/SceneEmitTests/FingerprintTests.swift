import SceneEmit
import SceneSource
import Testing

/// Fingerprints know a diagnostic again after the file has changed around it.
struct FingerprintTests {
  /// The fingerprints of a text in which each `!` is a diagnostic.
  private func fingerprints(_ text: String, name: String = "a.scene.yaml") throws -> [String] {
    let file = SourceFile(name: name, text: text)
    let found = file.bytes.indices.filter { file.bytes[$0] == UInt8(ascii: "!") }
      .map { Diagnostic(sampleRule, "message", at: SourceRange($0, $0 + 1)) }
    return try report([(file, found)], as: "sarif")
      .matches(of: /"primaryLocationLineHash":"([0-9a-f]{16}:[0-9]+)"/).map { String($0.1) }
  }

  @Test func `they are the hash of the line, NUL and the rule, and a number`() throws {
    // FNV-1a of "a: !", NUL, "sample-rule", by a program of its own.
    #expect(try fingerprints("a: !") == ["e85a2fa398db49be:1"])
  }

  @Test(arguments: [
    "\n\na: !", "  a: !", "\ta: !  ", "x: 1\r\na: !\r\n", "\u{FEFF}a: !", "b: 2\n  a: !\nc: 3",
  ])
  func `they survive moved and indented lines`(text: String) throws {
    #expect(try fingerprints(text) == fingerprints("a: !"))
    #expect(try fingerprints(text, name: "other") == fingerprints("a: !"))
  }

  @Test(arguments: ["b: !", "a:  !", "a: ! # why"])
  func `another line has another`(text: String) throws {
    #expect(try fingerprints(text) != fingerprints("a: !"))
  }

  @Test func `equal ones are numbered in report order`() throws {
    let found = try fingerprints("a: !!\nb: !\na: !!\nb: !")
    let (a, b) = (found[0].dropLast(2), found[2].dropLast(2))
    #expect(found == ["\(a):1", "\(a):2", "\(b):1", "\(a):3", "\(a):4", "\(b):2"])
  }

  @Test func `another rule has another`() throws {
    let file = SourceFile(name: "a", text: "a: !")
    let rule = Rule("other-rule", summary: "S.", explanation: "E.", bad: "b", good: "g")
    let found = Diagnostic(rule, "message", at: SourceRange(3, 4))
    #expect(
      try !report([(file, [found])], as: "sarif").contains(fingerprints("a: !")[0].dropLast(2)))
  }
}
