import SceneLayout
import Testing

/// How lines break and where they stand, for offers that no scene can bring.
struct FlowFormulaTests {
  private let children: [SceneTree] = [.rigid(30, 10), .rigid(50, 20), .rigid(40, 16)]

  private func flow(
    _ attributes: KeyValuePairs<String, AttributeValue> = [:], offering width: Double?
  ) -> (size: Size, frames: [Rect]) {
    let parent = FreeLayout(
      offering: ProposedViewSize(width: width, height: nil), at: Point(x: 100, y: 50))
    let tree = SceneTree.container(FlowLayout.with(attributes), children)
    let placements = Placements(Scene(.container(parent, [tree])))
    return (placements.elements[1].frame.size, placements.childFrames(of: 1))
  }

  @Test(arguments: [nil, Double.infinity, 120, 120 - 1e-7])
  func `is one line where there is room, and when nothing says how much`(width: Double?) {
    let found = flow(offering: width)
    #expect(found.size == Size(width: 120, height: 20))
    #expect(found.frames.map(\.minX) == [100, 130, 180])
    #expect(found.frames.map(\.minY) == [50, 50, 50])
  }

  @Test func `breaks where the line passes the offer by more than the tolerance`() {
    let found = flow(offering: 120 - 1e-5)
    #expect(found.size == Size(width: 80, height: 36))
    #expect(found.frames.map(\.minX) == [100, 130, 100])
    #expect(found.frames.map(\.minY) == [50, 50, 70])
  }

  @Test(arguments: [0.0, -5, 29])
  func `gives each child a line when nothing fits`(width: Double) {
    let found = flow(["lineSpacing": .number(3)], offering: width)
    #expect(found.size == Size(width: 50, height: 10 + 3 + 20 + 3 + 16))
    #expect(found.frames.map(\.minX) == [100, 100, 100])
    #expect(found.frames.map(\.minY) == [50, 63, 86])
  }

  @Test func `aligns lines within its own width, not the offered one`() {
    let found = flow(
      [
        "alignment": .keyword("trailing"), "lineAlignment": .keyword("bottom"),
        "spacing": .number(4),
      ], offering: 95)
    #expect(found.size == Size(width: 84, height: 36))
    #expect(found.frames.map(\.minX) == [100, 134, 144])
    #expect(found.frames.map(\.minY) == [60, 50, 70])
  }

  @Test func `a negative line spacing makes no height below 0`() {
    let found = flow(["lineSpacing": .number(-100)], offering: 0)
    // The lines start at 0, -90 and -170 below the top; the first one is the lowest.
    #expect(found.size == Size(width: 50, height: 10))
    #expect(found.frames.map(\.minY) == [50, -40, -120])
  }
}
