import SceneSource
import SceneSyntax
import TestSupport
import Testing

/// The entries of the last value of a scene, as a walk reads them.
struct MergeKeyTests {
  private let sources = "a: &a {x: 1, y: 2}\nb: &b {x: 3, z: 4}\n"

  private struct Walked {
    let entries: String
    let diagnostics: [Diagnostic]
    let aliasDepth: Int
  }

  private func walked(_ text: String) throws -> Walked {
    let tree = try #require(parseSyntax(SourceFile(name: "test", text: text)).tree)
    var walk = SyntaxWalk(tree)
    let mapping = try #require(tree.children(of: 0).last)
    let entries = walk.beginEntries(of: mapping)
    let words = entries.map { index in
      let entry = walk.entry(index)
      let key = entry.symbol.map { String(decoding: tree.symbols.bytes($0), as: UTF8.self) }
      let value = tree[entry.value].kind == .scalar ? tree.text(of: entry.value) : "*"
      return "\(key ?? "?")=\(value)"
    }
    walk.endEntries(entries)
    return Walked(
      entries: words.joined(separator: " "), diagnostics: walk.diagnostics,
      aliasDepth: walk.aliasDepth)
  }

  @Test(arguments: [
    ("{w: 0, <<: *a}", "w=0 x=1 y=2"),
    ("{<<: *a, w: 0}", "w=0 x=1 y=2"),
    ("{x: 9, <<: *a}", "x=9 y=2"),
    ("{<<: *a, x: 9}", "x=9 y=2"),
    ("{<<: [*a, *b]}", "x=1 y=2 z=4"),
    ("{<<: [*b, *a]}", "x=3 z=4 y=2"),
    ("{<<: *b, <<: *a}", "x=3 z=4 y=2"),
    ("{<<: *a, x: 9, <<: *b}", "x=9 y=2 z=4"),
    ("{<<: {q: 5, x: 6}, <<: *a}", "q=5 x=6 y=2"),
    ("{<<: {<<: *a, y: 7}, z: 8}", "z=8 y=7 x=1"),
    ("{<<: {<<: [*b], y: 7}, <<: *a}", "y=7 x=3 z=4"),
    ("{<<: [], x: 1}", "x=1"),
    ("{<<: {}, x: 1}", "x=1"),
    ("{<<: [*a, {<<: *b, w: 5}]}", "x=1 y=2 w=5 z=4"),
    ("{<<: *a, [k]: 1}", "?=1 x=1 y=2"),
    ("{\"<<\": *a, '<<' : 2}", "<<=*"),
    ("{!!str <<: *a}", "<<=*"),
  ])
  func `own keys win, then the first that is merged`(mapping: String, expected: String) throws {
    let walk = try walked(sources + "u: [*a, *b]\nm: \(mapping)\n")
    #expect(walk.entries == expected)
    #expect(walk.diagnostics.isEmpty)
    #expect(walk.aliasDepth == 0)
  }

  @Test func `an alias of a list of mappings merges them all`() throws {
    let walk = try walked(sources + "l: &l [*b, *a]\nm: {<<: *l}\n")
    #expect(walk.entries == "x=3 z=4 y=2")
    #expect(walk.diagnostics.isEmpty)
  }

  @Test func `a key that stands twice in its source counts once`() throws {
    let walk = try walked("a: &a {x: 1, x: 2}\nm: {<<: *a}\n")
    #expect(walk.entries == "x=1")
  }

  @Test(arguments: ["⟦5⟧", "⟦'a'⟧", "⟦~⟧", "[{x: 1}, ⟦[{y: 2}]⟧]", "[{x: 1}, ⟦5⟧]"])
  func `only mappings can be merged`(value: String) throws {
    let source = MarkedSource("m: {<<: \(value), z: 3}\n")
    let walk = try walked(source.file.text)
    #expect(walk.entries.hasPrefix("z=3"))
    #expect(
      source.report(walk.diagnostics)
        == source.expectedReport(
          "invalid-merge: '<<' has a value that cannot be merged, "
            + "expected a mapping, an alias of one, or a list of them"))
  }

  @Test func `what is already diagnosed is not merged and not told again`() throws {
    let walk = try walked("m: &m {<<: *m, <<: *nobody, <<: !x {a: 1}, z: 3}\n")
    #expect(walk.entries == "z=3")
    #expect(walk.diagnostics.isEmpty)
  }
}
