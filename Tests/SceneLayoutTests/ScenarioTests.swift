import Foundation
import SceneLayout
import Testing

/// Runs of one scene on other canvases and with other counts.
struct ScenarioTests {
  private static let circle = CircleLayout.with(["startAngle": .number(0)])

  @Test func `a canvas replaces the scene's`() {
    let scene = Scene(.copies(Self.circle, 4, .square(10)))
    let placements = Placements(scene, Scenario(canvas: Canvas(size: Size(width: 120, height: 60))))
    #expect(placements.canvas.size == Size(width: 120, height: 60))
    #expect(placements.elements[0].frame == Rect(x: 0, y: 0, width: 120, height: 60))
    // The radius is a third of 60 around (60, 30).
    #expect(
      placements.childFrames().map(\.center) == [
        Point(x: 80, y: 30), Point(x: 60, y: 50), Point(x: 40, y: 30), Point(x: 60, y: 10),
      ])
    #expect(Placements(scene).canvas.size == Size(width: 400, height: 300))
  }

  @Test(arguments: 1...19)
  func `any number of children stands evenly on the circle`(count: Int) {
    let scene = Scene(.copies(Self.circle, 5, .square(10)))
    let placements = Placements(scene, Scenario(counts: [0: count]))
    let centers = placements.childFrames().map(\.center)
    #expect(centers.count == count)
    #expect(placements.count(of: 0) == count)
    let chord = 2 * 100 * sin(.pi / Double(count))
    for (a, b) in zip(centers, centers.dropFirst() + centers.prefix(1)) {
      #expect(abs(hypot(a.x - b.x, a.y - b.y) - chord) < 1e-9)
      #expect(abs(hypot(a.x - 200, a.y - 150) - 100) < 1e-9)
    }
  }

  @Test(arguments: [(-1, 0), (0, 0), (1, 1), (3, 3), (4, 3), (Int.max, 3)])
  func `a list shows the first so many, and no more than it has`(count: Int, shown: Int) {
    let flow = SceneTree.container(FlowLayout.with(), [.square(10), .square(20), .square(30)])
    let placements = Placements(Scene(flow), Scenario(counts: [0: count]))
    #expect(placements.childFrames().map(\.width) == Array([10, 20, 30].prefix(shown)))
  }

  @Test func `a prefix leaves out the descendants of what it leaves out`() {
    let row = SceneTree.container(FlowLayout.with(), [.square(1), .square(2)])
    let scene = Scene(.container(FlowLayout.with(), [row, .square(5), row]), .square(7))
    let placements = Placements(scene, Scenario(counts: [0: 2]))
    #expect(placements.elements.map(\.frame.width) == [8, 7, 3, 5, 1, 2])
  }

  @Test func `templates nest: copies of copies are placed within their own copy`() {
    let pair = SceneTree.copies(FlowLayout.with(), 2, .square(10))
    let placements = Placements(Scene(.copies(FlowLayout.with(), 3, pair)))
    // 60 x 10 in the middle of 400 x 300.
    #expect(placements.elements[0].frame == Rect(x: 170, y: 145, width: 60, height: 10))
    #expect(placements.childFrames(of: 0).map(\.minX) == [170, 190, 210])
    #expect(
      (1...3).flatMap { placements.childFrames(of: $0) }.map(\.minX)
        == [170, 180, 190, 200, 210, 220])
    #expect((1..<10).allSatisfy { placements.isCopy($0) })
    #expect(!placements.isCopy(0))
  }

  @Test func `a count of a template's container holds in each of its copies`() {
    let pair = SceneTree.copies(FlowLayout.with(), 2, .square(10))
    let scene = Scene(.copies(FlowLayout.with(), 3, pair))
    let placements = Placements(scene, Scenario(counts: [1: 4]))
    #expect((1...3).map { placements.children(of: $0).count } == [4, 4, 4])
    #expect(placements.elements[0].frame.width == 120)
  }
}
