import SceneSource
import SceneSyntax
import Testing

/// Events and trees of texts that tell YAML readers apart.
struct YAMLFixtureTests {
  @Test(arguments: YAMLFixture.all)
  func `the events are those of the specification`(fixture: YAMLFixture) {
    let dump = EventDump(fixture.yaml)
    #expect(!dump.failed)
    #expect(dump.lines.joined(separator: "\n") == "+STR\n\(fixture.events)\n-STR")
  }

  @Test(arguments: YAMLFixture.all)
  func `the tree is that of the events`(fixture: YAMLFixture) throws {
    let tree = try #require(parseSyntax(SourceFile(name: "test", text: fixture.yaml)).tree)
    #expect(treeDump(tree) == firstDocument(EventDump(fixture.yaml).lines))
    #expect(misplacedNodes(tree) == [])
  }

  @Test(arguments: [
    "a: b: c", "- a\nb: c", "a: 'b\nc: d", "[a, b", "{a: b", "a: [b]]", "a:\n\t- b",
    "a: @b", "\"\\q\"", "a\nb: c", "- a\n - b\n  c: d", "&a &b c", "a: *",
    "%TAG ! a\n%TAG ! b\n--- c",
  ])
  func `what is no YAML is an error`(yaml: String) {
    #expect(EventDump(yaml).failed)
    let parsed = parseSyntax(SourceFile(name: "test", text: yaml))
    #expect(Set(parsed.diagnostics.map(\.rule.id)) == ["yaml-syntax"])
  }
}
