import Foundation
import SceneCompiler
import SceneConfig
import SceneLayout
import SceneSource
import TestSupport
import Testing

/// The configurations that `.ci/schema_gates.py` holds against the JSON Schema.
struct ConfigurationFixtureTests {
  private static let paths = Repository.files(below: "Tests/Configurations", suffixes: [".yaml"])

  @Test(arguments: paths)
  func `a good configuration has no findings, a bad one has one`(path: String) throws {
    let source = SourceFile(name: path, bytes: try Repository.bytes(path))
    let parsed = ParsedConfiguration(source, rules: ruleCatalog)
    let found = diagnosticsGolden(source, parsed.diagnostics)
    if path.contains("/good") {
      #expect(found == "")
    } else {
      #expect(parsed.diagnostics.map(\.severity) == [.error], "\(found)")
    }
  }

  @Test(arguments: ConfigurationKeys.all.map(\.name))
  func `every key is explained, with an example that says something`(name: String) throws {
    let example = try #require(ConfigurationKeys.example(of: name))
    #expect(try #require(explanation(of: name)).contains("of a configuration: "))
    let source = SourceFile(name: ".scenec.yaml", text: example)
    let parsed = ParsedConfiguration(source, rules: ruleCatalog)
    #expect(diagnosticsGolden(source, parsed.diagnostics) == "")
    #expect(parsed.configuration.places.keys.contains { $0.hasPrefix(name) })
  }

  @Test func `there are configurations of both kinds`() {
    #expect(Self.paths.filter { $0.contains("/good") }.count >= 3)
    #expect(Self.paths.filter { $0.contains("/bad") }.count >= 20)
  }

  @Test func `the example in README.md says what it seems to say`() throws {
    let text = try Repository.text("README.md")
    let start = try #require(text.range(of: "<!-- configuration -->\n```yaml\n"))
    let end = try #require(text.range(of: "```\n", range: start.upperBound..<text.endIndex))
    let source = SourceFile(
      name: ".scenec.yaml", text: String(text[start.upperBound..<end.lowerBound]))
    let parsed = ParsedConfiguration(source, rules: ruleCatalog)
    #expect(diagnosticsGolden(source, parsed.diagnostics) == "")
    // Every key is shown, and none is a default.
    let names = Set(parsed.configuration.settings(ruleCatalog).map(\.name))
      .filter { !$0.hasPrefix("rules.") }
    #expect(names.subtracting(parsed.configuration.places.keys).sorted() == [])
  }
}
