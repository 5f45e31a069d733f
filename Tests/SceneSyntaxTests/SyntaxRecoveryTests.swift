import SceneSource
import SceneSyntax
import TestSupport
import Testing

/// What is read of a text with syntax errors, and what is said of it.
struct SyntaxRecoveryTests {
  private func parse(_ text: String) -> ParsedSyntax {
    parseSyntax(SourceFile(name: "test", text: text))
  }

  @Test(arguments: [
    ("a: @b\nc: ⟦d⟧\n", "d"), ("é: \"b\n日: ⟦'x'⟧\n", "x"), ("a:b\nc: ⟦1⟧\n", "1"),
    ("a:\n\tb: 1\nc: ⟦2⟧\n", "2"), ("a: [1\nc: ⟦d⟧", "d"), ("\u{FEFF}a: @b\nc: ⟦d⟧", "d"),
    ("a: {b: 1}}\r\nc: ⟦d⟧\r\n", "d"), ("a:\n    b: 1\n   c: 2\n    d: ⟦e⟧", "e"),
  ])
  func `what follows an error stands at its own place`(marked: String, value: String) throws {
    let source = MarkedSource(marked)
    let parsed = parseSyntax(source.file)
    let tree = try #require(parsed.tree)
    #expect(parsed.diagnostics.map(\.rule.id) == ["yaml-syntax"])
    let node = try #require(tree.indices.last { tree[$0].kind == .scalar })
    #expect(tree.range(node) == source.primary[0])
    #expect(tree.text(of: node) == value)
    #expect(misplacedNodes(tree) == [])
  }

  @Test func `every error of a file is reported, each once`() {
    expectSyntaxFindings(
      """
      a: ⟦@b⟧
      c⟦:⟧d
      e:
        - ⟦{⟧f: 1
        - ⟨{f:⟩ ⟨[⟩1, 2⟦}⟧}
      g: ⟦"⟧h⟨⟩
      """,
      """
      yaml-syntax: '@' cannot start a value without quotes
      yaml-syntax: expected a blank after ':'
      yaml-syntax: the '{' opened here is never closed
      - reading stopped here
      yaml-syntax: '}' cannot close a '[', expected ']'
      - the '[' opens here
      yaml-syntax: the quote opened here is never closed
      - reading stopped here
      """, fixed: "a: \"@b\"\nc: d\ne:\n  - {f: 1}\n  - {f: [1, 2]}\ng: \"h\"")
  }

  // MARK: Silence

  @Test func `the names in what was cut are not missed`() {
    #expect(
      parse("a: {b: &x 1, c: *y\nd: *x\ne: &y 2\nf: *z\ng: &v 3\n").diagnostics
        .map { "\($0.rule.id): \($0.message)" } == [
          "yaml-syntax: the '{' opened here is never closed",
          "undefined-alias: no anchor 'z' is defined before this alias",
          "unused-anchor: no alias uses anchor 'v'",
        ])
  }

  @Test func `two entries that were cut are no duplicates`() {
    let parsed = parse("a: 1\n{b\n: {c\nd: 2\nd: 3\n")
    #expect(Set(parsed.diagnostics.map(\.rule.id)) == ["yaml-syntax", "duplicate-key"])
  }

  // MARK: Limits

  @Test func `after twenty errors the rest is not checked`() throws {
    let parsed = parse(String(repeating: "- @a\n", count: 30))
    #expect(parsed.diagnostics.count == SyntaxLimits.syntaxErrorCount)
    #expect(parsed.tree == nil)
    #expect(try #require(parsed.diagnostics.last).notes == ["what follows is not checked"])
    #expect(parsed.diagnostics.dropLast().allSatisfy { $0.notes.isEmpty })
    #expect(parse(String(repeating: "- @a\n", count: 19)).tree != nil)
  }

  @Test(arguments: [
    "- [\n", "- {a: b\n", "- \"a\n", "- @a\n", "a:1\n", "\t- a\n", " - a: 1\n  b: 2\n", "a: [}, ",
    "a: b: ", "- ", "? ", "&", "|\n\t", "\r[", ": : ",
  ])
  func `the time is linear in the size`(piece: String) {
    let text = String(repeating: piece, count: 400_000 / piece.utf8.count) + "@"
    let time = processorTime { _ = parse(text) }
    #expect(time < .seconds(20))
  }
}
