import Foundation
import SceneCompiler
import SceneEmit
import SceneLayout
import SceneSource
import TestSupport
import Testing

/// What `scenec explain` knows is the whole format.
struct ExplanationTests {
  /// The names of all properties in a JSON Schema.
  private static func propertyNames(in value: Any) -> Set<String> {
    if let list = value as? [Any] { return list.reduce([]) { $0.union(propertyNames(in: $1)) } }
    guard let object = value as? [String: Any] else { return [] }
    let properties = object["properties"] as? [String: Any] ?? [:]
    return object.values.reduce(Set(properties.keys)) { $0.union(propertyNames(in: $1)) }
  }

  @Test(arguments: ["scene", "config"])
  func `every key of a schema for authors is explained`(schema: String) throws {
    let text = try #require(schemaText(schema))
    let names = Self.propertyNames(in: try JSONSerialization.jsonObject(with: Data(text.utf8)))
    #expect(names.isSuperset(of: ["count", "variants"]))
    #expect(names.filter { explanation(of: $0) == nil }.sorted() == [])
  }

  @Test(arguments: explainableNames())
  func `what is listed is explained by its name, with an example`(name: ExplainableName) throws {
    let text = try #require(explanation(of: name.name))
    let title = name.kind == .rule ? "\(name.name) (" : "\(name.name) (\(name.kind.rawValue)"
    #expect(text.split(separator: "\n").contains { $0.hasPrefix(title) })
    #expect(text.hasSuffix("\n"))
    #expect(!name.summary.isEmpty && !name.summary.contains { $0.isNewline })
  }

  @Test func `nothing is listed twice as the same`() {
    let names = explainableNames().map { "\($0.kind) \($0.name)" }
    #expect(Set(names).count == names.count)
    #expect(explanation(of: "no-such-name") == nil)
  }

  @Test func `a key says which layouts have it, and what each of them takes`() throws {
    let text = try #require(explanation(of: "radius"))
    #expect(text.contains("  number, 0 or more\n  of radial: "))
    #expect(text.contains("  number, 0 or more; required\n  of concentric's rings: "))
    #expect(!text.contains("flow"))
  }

  private static let keysOfElements =
    SceneKeys.scene + SceneKeys.variant + SceneKeys.layer + SceneKeys.element
    + SceneKeys.modifiers + SceneKeys.leaf + SceneKeys.spacer + SceneKeys.container

  @Test(arguments: keysOfElements.map(\.name))
  func `a key of scenes and elements has an example that shows it`(name: String) throws {
    let key = try #require(Self.keysOfElements.first { $0.name == name })
    #expect(try #require(key.example).contains("\(name):"))
  }

  @Test func `a key that takes words lists them`() throws {
    let text = try #require(explanation(of: "device"))
    for device in DeviceRegistry.devices { #expect(text.contains(device.name)) }
    #expect(try #require(explanation(of: "shape")).contains("rectangle | circle | "))
  }

  @Test(arguments: SceneKeys.groups.flatMap(\.keys).filter { $0.example != nil }.map(\.name))
  func `a key's example compiles without a finding`(name: String) throws {
    let key = try #require(SceneKeys.groups.flatMap(\.keys).first { $0.name == name })
    let example = try #require(key.example)
    let entry = example.split(separator: "\n").map { "  " + $0 + "\n" }.joined()
    let source = SourceFile(
      name: name + ".scene.yaml",
      text: example.hasPrefix("- ") ? "version: 1\ncontainers:\n" + entry : example)
    #expect(diagnosticsGolden(source, Compilation(source).diagnostics) == "")
  }
}
