import Foundation
import SceneCompiler
import SceneEmit
import TestSupport
import Testing

/// The top level, the schemas, and the registries of emitters.
///
/// `SCENEC_RECORD=1 swift test --filter RepositoryTests` writes the schemas anew, and fails so
/// that nobody takes a recording for a pass.
struct RepositoryTests {
  private static let isRecording =
    ProcessInfo.processInfo.environment["SCENEC_RECORD"] != nil
  private static let topLevel: Set = [
    "Package.swift", "Sources", "Tests", "schemas", "scenes", "README.md",
  ]

  @Test func `the top level holds nothing but the rooms of the house`() throws {
    let ignored = try Repository.text(".gitignore").split(whereSeparator: \.isNewline)
    let entries = try FileManager.default.contentsOfDirectory(atPath: Repository.root.path)
    let strangers = entries.filter { name in
      !name.hasPrefix(".") && !Self.topLevel.contains(name)
        && !ignored.contains { Self.isName(name, matchedBy: $0) }
    }
    #expect(strangers.sorted() == [])
  }

  /// Whether a line of `.gitignore` means a name: one without folders, with `*` at its start only.
  private static func isName(_ name: String, matchedBy line: Substring) -> Bool {
    let pattern = line.hasSuffix("/") ? line.dropLast() : line
    return pattern.hasPrefix("*") ? name.hasSuffix(pattern.dropFirst()) : name == pattern
  }

  @Test(arguments: schemaNames)
  func `a schema in the repository is what the program prints`(name: String) throws {
    let path = "schemas/\(name).schema.json"
    let text = try #require(schemaText(name, rules: ruleCatalog))
    if Self.isRecording {
      try text.write(to: Repository.url(path), atomically: true, encoding: .utf8)
      Issue.record("recorded \(path)")
    }
    let recorded = try Repository.text(path)
    let isStale = recorded != text
    #expect(!isStale, "\(path) is stale: record it again")
  }

  @Test func `there are no other schemas`() throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Repository.url("schemas").path)
    #expect(files.sorted() == schemaNames.map { $0 + ".schema.json" }.sorted())
  }

  @Test func `every emitter is registered`() throws {
    let placements = try SourceScan.declarations(
      of: "PlacementsEmitter", below: "Sources/SceneEmit")
    let diagnostics = try SourceScan.declarations(
      of: "DiagnosticsEmitter", below: "Sources/SceneEmit")
    for (path, type) in placements + diagnostics { #expect(SourceScan.stem(of: path) == type) }
    #expect(
      placementsEmitters.map { String(describing: $0) }.sorted() == placements.map(\.type).sorted())
    #expect(
      diagnosticsEmitters.map { String(describing: $0) }.sorted()
        == diagnostics.map(\.type).sorted())
  }
}
