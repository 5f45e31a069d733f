import SceneLayout
import Testing

/// Layouts that give numbers which are not finite: those are replaced and flagged.
struct DefectTests {
  private static let defects: [(Point, ProposedViewSize)] = [
    (Point(x: .nan, y: 5), .unspecified), (Point(x: 5, y: .infinity), .unspecified),
    (Point(x: -.infinity, y: .nan), .unspecified), (Point(x: 5, y: 5), .infinity),
    (Point(x: 1.7e308, y: 5), ProposedViewSize(width: 1.7e308, height: 4)),
  ]

  @Test(arguments: defects)
  func `what is not finite is replaced and flagged, for that child only`(
    point: Point, proposal: ProposedViewSize
  ) {
    let parent = FreeLayout { _, _, subviews in
      subviews[0].place(at: point, proposal: proposal)
      subviews[1].place(at: Point(x: 1, y: 2), proposal: .unspecified)
    }
    let leaf = SceneTree.flexible(.rectangle)
    let placements = Placements(Scene(.container(parent, [leaf, leaf])))
    #expect(placements.elements.map(\.isNonFinite) == [false, true, false])
    #expect(placements.childFrames().allSatisfy { $0.isFinite })
    #expect(placements.childFrames()[1] == Rect(x: 1, y: 2, width: 10, height: 10))
  }

  @Test func `a container of infinite size is replaced, and its children are placed in it`() {
    let infinite = FreeLayout(measure: { _, _ in Size(width: .infinity, height: 40) })
    let placements = Placements(Scene(.container(infinite, [.square(10)])))
    #expect(placements.elements[0].isNonFinite)
    #expect(placements.elements.allSatisfy { $0.frame.isFinite })
  }

  @Test func `a layout that measures nothing and places nothing is no defect`() {
    let placements = Placements(Scene(.container(FreeLayout(), [.square(10)])))
    #expect(placements.elements.allSatisfy { !$0.isNonFinite })
  }
}

extension Rect {
  /// Whether all four numbers are finite.
  var isFinite: Bool { [minX, minY, width, height].allSatisfy(\.isFinite) }
}
