import SceneSource
import SceneSyntax
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(15)))
struct SyntaxLimitTests {
  private func nested(_ open: String, _ depth: Int, _ close: String) -> String {
    String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth)
  }

  @Test(arguments: [("[", "]"), ("{a: ", "}"), ("- ", ""), ("? ", "")])
  func `collections may nest 256 deep`(open: String, close: String) {
    expectSyntaxFindings(nested(open, 256, close), "")
  }

  @Test(arguments: [("[", "]"), ("{a: ", "}"), ("- ", "")])
  func `the 257th level is one error at its start`(open: String, close: String) {
    let text = nested(open, 400, close)
    let start = 256 * open.count
    let marked = String(text.prefix(start)) + "⟦" + String(Array(text)[start]) + "⟧"
    expectSyntaxFindings(
      marked + text.dropFirst(start + 1),
      "nesting-limit: more than 256 YAML collections are nested here")
  }

  @Test func `beyond 32 MiB nothing is read`() {
    func findings(_ size: Int) -> [String] {
      parseSyntax(SourceFile(name: "test", bytes: Array(repeating: 0xFF, count: size)))
        .diagnostics.map { "\($0.range.start)..<\($0.range.end) \($0.message)" }
    }
    #expect(findings(33_554_432) == ["0..<1 byte FF is not UTF-8"])
    #expect(
      findings(33_554_433) == [
        "0..<0 the file has more than 33554432 bytes (32 MiB)"
      ])
  }

  /// A text of 640,000 bytes counts 10,000, so the alias after the hundredth passes 1,000,000.
  @Test func `aliases may stand for a million nodes`() throws {
    let long = String(repeating: "x", count: 640_000)
    let aliases = Array(repeating: "*x", count: 105)
    let file = SourceFile(
      name: "test", text: "[&x \(long), " + aliases.joined(separator: ", ") + "]")
    var walk = SyntaxWalk(try #require(parseSyntax(file).tree))
    let items = walk.tree.children(of: 0).dropFirst()
    let entered = items.map { item in
      guard walk.enter(item) != nil else { return false }
      walk.leave(item)
      return true
    }
    #expect(entered == Array(repeating: true, count: 100) + Array(repeating: false, count: 5))
    let diagnostics = walk.diagnostics
    let next = walk.tree.range(items[items.startIndex + 100])
    let depth = walk.aliasDepth
    #expect(diagnostics.map(\.rule.id) == ["alias-expansion-limit"])
    #expect(diagnostics.first?.range == next)
    #expect(diagnostics.first?.related.count == 0)
    #expect(depth == 0)
  }

  @Test(arguments: ["", " \n  \n", "# only a comment", "---\n", "---\n...\n", "\u{FEFF}"])
  func `a file without content`(text: String) {
    let parsed = parseSyntax(SourceFile(name: "test", text: text))
    #expect(parsed.diagnostics.map(\.message) == ["the file has no content, expected a scene"])
    #expect(parsed.tree?.hasContent == false)
  }

  @Test(arguments: ["⟦~⟧ # nothing", "⟦null⟧\n", "--- ⟦NULL⟧\n"])
  func `a file of nothing is empty too`(marked: String) {
    expectSyntaxFindings(marked, "empty-document: the file has no content, expected a scene")
  }

  @Test(arguments: [
    "a: 1\n⟦---⟧\nb: 2\n", "a: 1\n...\n⟦---⟧ b\n", "a\n⟦---⟧", "---\na: 1\n⟦---⟧\n*b: [\n",
  ])
  func `a second document is told once, and not read`(marked: String) {
    expectSyntaxFindings(
      marked, "multiple-documents: a second document starts here, expected one scene in a file")
  }
}
