import Foundation
import SceneCompiler
import SceneSource
import TestSupport
import Testing

/// Every rule is one file, one line in its registry and a folder of fixtures.
struct RuleHouseTests {
  private static let ids = ruleCatalog.map(\.id)
  /// Rules that no scene breaks by itself, with scenec's own layouts; other tests show them.
  private static let withoutFixtures: Set = ["unplaced-child", "stale-baseline"]
  private static let idsOfFixtures = ids.filter { !withoutFixtures.contains($0) }
  private static let ruleFiles = SourceScan.swiftFiles(below: "Sources")
    .filter { $0.split(separator: "/").dropLast().last == "Rules" }

  @Test(arguments: ruleFiles)
  func `a rule's file, type and id have one name`(path: String) throws {
    let text = try Repository.text(path)
    let stem = SourceScan.stem(of: path)
    #expect(try SourceScan.type(conformingTo: "DiagnosticRule", in: text) == stem)
    let id = try #require(text.firstMatch(of: /\bRule\(\s*"([^"]+)"/)).1
    #expect(id == Naming.kebabCase(stem))
  }

  @Test func `every rule's file is registered exactly once`() {
    let fromFiles = Self.ruleFiles.map { Naming.kebabCase(SourceScan.stem(of: $0)) }
    #expect(Self.ids.sorted() == fromFiles.sorted())
    #expect(Set(Self.ids).count == Self.ids.count)
  }

  @Test func `rules are declared in folders of rules only`() throws {
    let declared = try SourceScan.declarations(of: "DiagnosticRule", below: "Sources")
    #expect(declared.map(\.path).sorted() == Self.ruleFiles)
  }

  @Test(arguments: idsOfFixtures)
  func `a rule has a good fixture, and bad ones that it finds`(id: String) throws {
    let folder = "scenes/rules/\(id)/"
    let scenes = Repository.files(below: "scenes/rules/" + id, suffixes: [".scene.yaml"])
    #expect(scenes.contains(folder + "good.scene.yaml"))
    let bad = scenes.filter { $0.hasPrefix(folder + "bad") }
    #expect(!bad.isEmpty)
    #expect(bad.count == scenes.count - 1, "a fixture is neither good nor bad")
    var options = CompilationOptions()
    if let rule = ruleCatalog.first(where: { $0.id == id }), !rule.isOnByDefault {
      options.rules[id] = .warning
    }
    for path in bad {
      let source = SourceFile(name: path, bytes: try Repository.bytes(path))
      let found = Compilation(source, options)
      #expect(found.diagnostics.contains { $0.rule.id == id }, "\(path)")
    }
  }

  @Test func `a rule says whether its findings come with a fix`() throws {
    var found: [String: FixIt.Applicability] = [:]
    let scenes = Repository.files(
      below: "scenes", suffixes: [".scene.yaml", ".scene.yml"])
    for path in scenes where !path.hasPrefix("scenes/hostile/") {
      let compilation = Compilation(SourceFile(name: path, bytes: try Repository.bytes(path)))
      for diagnostic in compilation.diagnostics {
        for fix in diagnostic.fixIts where found[diagnostic.rule.id] != .safe {
          found[diagnostic.rule.id] = fix.applicability
        }
      }
    }
    let declared = ruleCatalog.compactMap { rule in rule.fix.map { (rule.id, $0) } }
    #expect(found == Dictionary(uniqueKeysWithValues: declared))
  }

  @Test func `fixtures of rules belong to a rule`() throws {
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: Repository.url("scenes/rules").path)
    #expect(Set(folders).subtracting(Self.ids).sorted() == [])
  }

  @Test func `names are split into words where a capital starts one`() {
    #expect(Naming.kebabCase("YamlSyntax") == "yaml-syntax")
    #expect(Naming.kebabCase("InvalidID") == "invalid-id")
    #expect(Naming.kebabCase("IDListEmpty") == "id-list-empty")
    #expect(Naming.upperCamelCase("radial-fan") == "RadialFan")
  }
}
