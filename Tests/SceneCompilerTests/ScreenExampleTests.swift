import SceneCompiler
import SceneLayout
import SceneSource
import TestSupport
import Testing

/// The screen among the examples against the frames that its comment works out.
struct ScreenExampleTests {
  private func placements(_ scenario: Scenario = Scenario()) throws -> Placements {
    let bytes = try Repository.bytes("scenes/examples/player-screen.scene.yaml")
    let result = Compilation(SourceFile(name: "player-screen.scene.yaml", bytes: bytes))
    return try #require(result.placements(scenario))
  }

  private func index(_ id: String, _ placements: Placements) throws -> Int {
    try #require(placements.elements.indices.first { placements.id(of: $0) == id })
  }

  @Test func `the frames are those of the comment`() throws {
    let placements = try placements()
    func frame(_ id: String) throws -> Rect {
      placements.elements[try index(id, placements)].frame
    }
    #expect(try frame("menu") == Rect(x: 16, y: 197.5, width: 358, height: 358))
    let room = placements.outerFrame(of: try index("menu", placements))
    #expect(room == Rect(x: 16, y: 57, width: 358, height: 639))
    #expect(try frame("play") == Rect(x: 163, y: 197.5, width: 64, height: 64))
    #expect(try frame("guide").width == 294)
    #expect(try frame("jazz") == Rect(x: 16, y: 752, width: 110, height: 32))
    #expect(try frame("compact") == Rect(x: 69, y: 800, width: 252, height: 44))
    #expect(placements.elements[try index("wide", placements)].isHidden)
  }

  @Test func `large type makes the texts larger and the menu smaller`() throws {
    let large = try placements(Scenario(dynamicType: .accessibility1))
    let title = large.elements[try index("title", large)].frame
    #expect(abs(title.width - 276.9412) < 1e-4)
    #expect(abs(title.height - 53.0588) < 1e-4)
    let room = try #require(large.outerFrame(of: try index("menu", large)))
    #expect(room.height < 639)
    let screen = try #require(large.outerFrame(of: 0))
    #expect(abs(screen.height - 844) < 1e-9)
  }
}
