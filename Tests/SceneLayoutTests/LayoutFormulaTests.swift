import SceneLayout
import Testing

/// The layouts' formulas where no scene can bring them: other offers, origins and counts.
///
/// Each number is worked out by hand from the table of the format.
struct LayoutFormulaTests {
  /// The frame of a container for an offer, its corner at (100, 50), and its children's centres.
  private func place(
    _ tree: SceneTree, offering proposal: ProposedViewSize
  ) -> (size: Size, centers: [Point]) {
    let parent = FreeLayout(offering: proposal, at: Point(x: 100, y: 50))
    let placements = Placements(Scene(.container(parent, [tree])))
    return (placements.elements[1].frame.size, placements.childFrames(of: 1).map(\.center))
  }

  private func expect(
    _ found: [Point], near expected: [(Double, Double)],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(found.count == expected.count, sourceLocation: sourceLocation)
    for (point, (x, y)) in zip(found, expected) {
      let isNear = abs(point.x - x) < 1e-9 && abs(point.y - y) < 1e-9
      #expect(isNear, "\(point) is not (\(x), \(y))", sourceLocation: sourceLocation)
    }
  }

  private let leaf = SceneTree.square(6)

  @Test func `circle takes 10 for an unspecified axis and a third of it for its radius`() {
    let circle = SceneTree.container(
      CircleLayout.with(["startAngle": .number(180)]), [leaf, leaf])
    let found = place(circle, offering: ProposedViewSize(width: 90, height: nil))
    #expect(found.size == Size(width: 90, height: 10))
    let radius = 10.0 / 3
    expect(found.centers, near: [(145 - radius, 55), (145 + radius, 55)])
  }

  @Test func `radial without a radius fills 280 when nothing is offered`() {
    let radial = SceneTree.container(RadialLayout.with(), [.rigid(40, 20), leaf])
    let found = place(radial, offering: .unspecified)
    #expect(found.size == Size(square: 280))
    expect(found.centers, near: [(240, 190 - 120), (240, 190 + 120)])
  }

  @Test func `radial gathers children that are larger than the offer at the centre`() {
    let radial = SceneTree.container(RadialLayout.with(), [.square(50), .square(8)])
    let found = place(radial, offering: ProposedViewSize(width: 40, height: 90))
    #expect(found.size == Size(square: 40))
    expect(found.centers, near: [(120, 70), (120, 70)])
  }

  @Test(arguments: [(2, 60.0), (3, 60), (4, 40), (5, 40), (19, 12)])
  func `radial shares its ring by half the children and one`(count: Int, side: Double) {
    let share = RadialLayout.with(["childProposal": .keyword("share")])
    let tree = SceneTree.copies(share, count, .flexible(.rectangle))
    let parent = FreeLayout(offering: ProposedViewSize(width: 120, height: 200))
    let placements = Placements(Scene(.container(parent, [tree])))
    let frames = placements.childFrames(of: 1)
    #expect(frames.allSatisfy { abs($0.width - side) < 1e-9 && abs($0.height - side) < 1e-9 })
    #expect(abs(frames[0].minY) < 1e-9, "the first child touches the top")
    #expect(abs(frames[0].center.x - 60) < 1e-9)
  }

  @Test func `radial offers a single share all that it was offered itself`() {
    let share = RadialLayout.with(["childProposal": .keyword("share")])
    let parent = FreeLayout(offering: ProposedViewSize(width: 120, height: 200))
    let tree = SceneTree.container(share, [.flexible(.rectangle)])
    let placements = Placements(Scene(.container(parent, [tree])))
    #expect(placements.elements[2].proposal == ProposedViewSize(width: 120, height: 200))
    #expect(placements.childFrames(of: 1) == [Rect(x: 0, y: -40, width: 120, height: 200)])
  }

  @Test func `honeycomb goes on to a third ring: six corners, then two cells on each edge`() {
    let hexagonal = HoneycombLayout.with([
      "hexSize": .number(2), "gap": .number(10 - 3.0.squareRoot()),
      "lattice": .keyword("hexagonal"),
    ])
    let found = place(.copies(hexagonal, 37, .square(2)), offering: .zero).centers
    let height = 3.0.squareRoot() / 2
    // The distance of two cells is 10; the centre is the corner of the bounds, (100, 50).
    expect(
      [found[19], found[20], found[24]],
      near: [(130, 50), (115, 50 + 30 * height), (115, 50 - 30 * height)])
    // Edge 0 leads from (130, 50) to (115, 50 + 30h) in three steps, edge 5 back to (130, 50).
    expect(
      [found[25], found[26], found[35], found[36]],
      near: [
        (125, 50 + 10 * height), (120, 50 + 20 * height), (120, 50 - 20 * height),
        (125, 50 - 10 * height),
      ])
  }

  @Test func `honeycomb offers each child a cell`() {
    let honeycomb = HoneycombLayout.with(["hexSize": .number(24)])
    let placements = Placements(Scene(.copies(honeycomb, 3, .flexible(.circle))))
    #expect(placements.childFrames().allSatisfy { $0.size == Size(square: 24) })
  }

  @Test func `concentric has its own size whatever is offered`() {
    let rings = SceneTree.copies(ConcentricLayout.with(), 5, .rigid(20, 8))
    let found = place(rings, offering: .infinity)
    #expect(found.size == Size(square: 260))
    expect(
      found.centers,
      near: [(230, 130), (280, 180), (230, 230), (180, 180), (230, 60)])
  }
}
