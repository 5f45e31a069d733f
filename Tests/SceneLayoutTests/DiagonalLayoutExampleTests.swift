import Foundation
import SceneCompiler
import SceneEmit
import SceneLayout
import SceneSource
import TestSupport
import Testing

@testable import diagonal_layout_example

/// The example of a layout of one's own, as a program and by its pieces.
struct DiagonalLayoutExampleTests {
  private let registry = LayoutRegistry.standard.adding(DiagonalLayout.self)

  private func diagnostics(of entry: String) -> [Diagnostic] {
    let text = "version: 1\ncontainers:\n  - {\(entry), children: [{size: 10}]}\n"
    let source = SourceFile(name: "test.scene.yaml", text: text)
    return Compilation(source, layouts: registry).diagnostics
  }

  @Test func `the program prints the placements`() throws {
    let result = try ProcessRunner.run(
      ProcessRunner.builtProgram("diagonal-layout-example"), [], in: Repository.root)
    #expect(result.status == 0)
    #expect(result.errors == "")
    // 170 x 140, the children and two gaps of 10, in the middle of 300 x 200.
    #expect(
      result.output == """
        {"format":"scenec.placements/1","scene":"stairs","source":"stairs.scene.yaml",\
        "canvas":{"width":300,"height":200},"containers":[
        {"id":"stairs","path":"containers[0]","layout":"diagonal",\
        "proposal":{"width":300,"height":200},\
        "frame":{"x":65,"y":30,"width":170,"height":140},"children":[
        {"path":"containers[0].children[0]","proposal":{"width":null,"height":null},\
        "frame":{"x":65,"y":30,"width":40,"height":40}},
        {"path":"containers[0].children[1]","proposal":{"width":null,"height":null},\
        "frame":{"x":115,"y":80,"width":60,"height":30}},
        {"path":"containers[0].children[2]","proposal":{"width":null,"height":null},\
        "frame":{"x":185,"y":120,"width":50,"height":50}}]}]}

        """)
  }

  @Test func `children stand corner to corner, without a gap by default`() {
    let diagonal = SceneTree.container(DiagonalLayout.with(), [.rigid(30, 10), .square(20)])
    let placements = Placements(Scene(diagonal, canvas: Size(width: 100, height: 50)))
    #expect(
      placements.elements.map(\.frame) == [
        Rect(x: 25, y: 10, width: 50, height: 30), Rect(x: 25, y: 10, width: 30, height: 10),
        Rect(x: 55, y: 20, width: 20, height: 20),
      ])
  }

  @Test(arguments: [
    ("layout: diagonal, spacin: 4", "unknown key 'spacin'; did you mean 'spacing'?"),
    ("layout: diagnal", "unknown layout 'diagnal'; did you mean 'diagonal'?"),
    ("layout: diagonal, spacing: -4", "spacing is -4, expected 0 or more"),
    ("layout: diagonal, spacing: wide", "spacing is 'wide', expected a number"),
  ])
  func `mistakes are found by the attribute table`(entry: String, message: String) {
    #expect(diagnostics(of: entry).map(\.message) == [message])
  }

  @Test func `the schema has the layout only with its registry`() throws {
    func definition(_ layouts: LayoutRegistry) throws -> [String: Any]? {
      let text = try #require(schemaText("scene", layouts: layouts))
      let schema = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      let definitions = try #require(schema?["definitions"] as? [String: [String: Any]])
      return definitions["layout-diagonal"]
    }
    let layout = try #require(try definition(registry))
    #expect(layout["description"] as? String == DiagonalLayout.summary)
    let properties = try #require(layout["properties"] as? [String: [String: Any]])
    #expect(properties["spacing"]?["minimum"] as? Int == 0)
    #expect(try definition(.standard) == nil)
  }
}
