import SceneLayout
import Testing

/// What every layout can rely on: proposals, placing, replaced defects, caches.
struct ProtocolTests {
  private static let offers: [ProposedViewSize] = [
    .unspecified, .zero, .infinity, ProposedViewSize(width: 100, height: 5),
  ]

  private func answer(of leaf: SceneTree, to proposal: ProposedViewSize) -> Size? {
    let answers = Notes<Size>()
    let parent = FreeLayout { _, _, subviews in
      answers.add(subviews[0].sizeThatFits(proposal))
    }
    _ = Placements(Scene(.container(parent, [leaf])))
    return answers.values.first
  }

  @Test(arguments: offers)
  func `a rigid leaf answers its size to every offer`(offer: ProposedViewSize) {
    #expect(answer(of: .rigid(30, 20), to: offer) == Size(width: 30, height: 20))
  }

  @Test(arguments: [Shape.rectangle, .ellipse, .capsule])
  func `a flexible leaf answers the offer, 10 where it is unspecified`(shape: Shape) {
    let leaf = SceneTree.flexible(shape)
    #expect(answer(of: leaf, to: .unspecified) == Size(width: 10, height: 10))
    #expect(answer(of: leaf, to: .zero) == .zero)
    #expect(answer(of: leaf, to: .infinity) == Size(square: .infinity))
    let half = ProposedViewSize(width: 70, height: nil)
    #expect(answer(of: leaf, to: half) == Size(width: 70, height: 10))
  }

  @Test(arguments: [
    (ProposedViewSize(width: 100, height: 40), 40.0), (.unspecified, 10), (.zero, 0),
    (ProposedViewSize(width: 70, height: nil), 70), (ProposedViewSize(width: nil, height: 4), 4),
    (ProposedViewSize(width: .infinity, height: 25), 25),
  ])
  func `a flexible circle answers the square of the smaller side on offer`(
    offer: ProposedViewSize, side: Double
  ) {
    #expect(answer(of: .flexible(.circle), to: offer) == Size(square: side))
  }

  @Test func `a placed child is measured with the proposal and its anchor comes to the point`() {
    let parent = FreeLayout { _, _, subviews in
      let offer = ProposedViewSize(width: 80, height: 20)
      subviews[0].place(at: Point(x: 100, y: 50), proposal: offer)
      subviews[1].place(at: Point(x: 100, y: 50), anchor: .center, proposal: offer)
      subviews[2].place(at: Point(x: 100, y: 50), anchor: UnitPoint(x: 1, y: 0), proposal: offer)
    }
    let leaf = SceneTree.flexible(.rectangle)
    let placements = Placements(Scene(.container(parent, [leaf, leaf, leaf])))
    #expect(placements.childFrames().map(\.origin.x) == [100, 60, 20])
    #expect(placements.childFrames().map(\.origin.y) == [50, 40, 50])
    #expect(placements.childFrames().allSatisfy { $0.size == Size(width: 80, height: 20) })
  }

  @Test func `the last place counts when a layout places a child twice`() {
    let parent = FreeLayout { _, _, subviews in
      subviews[0].place(at: Point(x: 1, y: 2), proposal: .zero)
      subviews[0].place(at: Point(x: 30, y: 40), proposal: .unspecified)
    }
    let placements = Placements(Scene(.container(parent, [.flexible(.rectangle)])))
    #expect(placements.childFrames() == [Rect(x: 30, y: 40, width: 10, height: 10)])
    #expect(placements.elements[1].proposal == .unspecified)
  }

  @Test func `a child that is not placed stands at the centre, offered the bounds`() {
    let placements = Placements(
      Scene(.container(FreeLayout(), [.rigid(60, 20), .flexible(.circle)])))
    #expect(
      placements.childFrames() == [
        Rect(x: 170, y: 140, width: 60, height: 20), Rect(x: 50, y: 0, width: 300, height: 300),
      ])
    #expect(placements.elements[1].proposal == ProposedViewSize(width: 400, height: 300))
    #expect(placements.elements.map(\.isPlaced) == [true, false, false])
  }

  @Test func `top-level elements are offered the canvas and centred in it`() {
    let placements = Placements(
      Scene(
        .container(FreeLayout { _, _ in Size(width: 100, height: 50) }, []), .square(30),
        canvas: Size(width: 200, height: 80)))
    #expect(
      placements.elements.map(\.frame) == [
        Rect(x: 50, y: 15, width: 100, height: 50), Rect(x: 85, y: 25, width: 30, height: 30),
      ])
    #expect(
      placements.elements.allSatisfy { $0.proposal == ProposedViewSize(width: 200, height: 80) })
  }
}

extension FreeLayout {
  /// Only a measuring closure, as a trailing one.
  fileprivate init(_ measure: @escaping Measuring) { self.init(measure: measure, place: nil) }
}
