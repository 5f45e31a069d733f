import SceneCompiler
import SceneLayout
import SceneSource
import TestSupport
import Testing

/// Every layout is one file, one line in the registry and a folder of fixtures.
struct LayoutHouseTests {
  private static let folder = "Sources/SceneLayout/Layouts"
  private static let names = LayoutRegistry.standard.names

  @Test func `every file with a layout is registered, and nothing else`() throws {
    let declared = try SourceScan.declarations(of: "NamedLayout", below: Self.folder)
    for (path, type) in declared { #expect(SourceScan.stem(of: path) == type) }
    let registered = LayoutRegistry.standard.layouts.map { String(describing: $0) }
    #expect(registered.sorted() == declared.map(\.type).sorted())
  }

  @Test func `a layout's type is named after the word in a scene`() {
    for layout in LayoutRegistry.standard.layouts {
      #expect(String(describing: layout) == Naming.upperCamelCase(layout.name) + "Layout")
    }
    #expect(Set(Self.names).count == Self.names.count)
  }

  @Test(arguments: names)
  func `a layout has fixtures`(name: String) {
    #expect(!Repository.files(below: "scenes/layouts/" + name, suffixes: [".scene.yaml"]).isEmpty)
  }

  @Test func `fixtures of layouts belong to a layout`() {
    let scenes = Repository.files(below: "scenes/layouts", suffixes: [".scene.yaml"])
    let folders = Set(scenes.map { String($0.split(separator: "/")[2]) })
    #expect(folders.subtracting(Self.names).sorted() == [])
  }

  @Test(arguments: names)
  func `a layout's example compiles without a finding`(name: String) throws {
    let layout = try #require(LayoutRegistry.standard.layout(named: name))
    let entry = layout.example.split(separator: "\n").map { "  " + $0 + "\n" }.joined()
    let source = SourceFile(
      name: name + ".scene.yaml", text: "version: 1\ncontainers:\n" + entry)
    let result = Compilation(source)
    #expect(diagnosticsGolden(source, result.diagnostics) == "")
    let root = try #require(result.scene?.containers.first)
    #expect(root.layoutName == name)
  }
}
