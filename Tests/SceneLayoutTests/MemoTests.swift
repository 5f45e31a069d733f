import SceneLayout
import Testing

/// Measured sizes are remembered, so that nesting is never measured exponentially.
struct MemoTests {
  /// A layout that asks its child for its minimum, its ideal and its maximum, and notes what
  /// it is asked itself; after very many questions it gives up, so that a failure comes soon.
  private static func asking(_ notes: Notes<ProposedViewSize>) -> FreeLayout {
    FreeLayout(
      measure: { proposal, subviews in
        notes.add(proposal)
        if notes.values.count < 10_000 { ask(subviews) }
        return proposal.replacingUnspecifiedDimensions()
      },
      place: { _, _, subviews in ask(subviews) })
  }

  private static func ask(_ subviews: LayoutSubviews) {
    for proposal in [ProposedViewSize.zero, .unspecified, .infinity] {
      _ = subviews[0].sizeThatFits(proposal)
    }
  }

  @Test func `a chain of 40 containers that ask three times is measured in linear time`() {
    let notes = Notes<ProposedViewSize>()
    var tree = SceneTree.square(10)
    for _ in 0..<40 { tree = .container(Self.asking(notes), [tree]) }
    let placements = Placements(Scene(tree))
    #expect(placements.elements.count == 41)
    // Three questions of the parent, and the offer with which it is placed.
    #expect(notes.values.count <= 4 * 40)
    #expect(notes.values.count >= 40)
  }

  @Test func `a chain that asks with ever smaller offers costs what the different offers cost`() {
    let notes = Notes<ProposedViewSize>()
    let layout = FreeLayout(measure: { proposal, subviews in
      notes.add(proposal)
      guard notes.values.count < 10_000 else { return .zero }
      for inset in [1.0, 2, 3] {
        let width = (proposal.width ?? 0) - inset
        _ = subviews[0].sizeThatFits(ProposedViewSize(width: width, height: nil))
      }
      return Size(square: 5)
    })
    var tree = SceneTree.square(10)
    for _ in 0..<40 { tree = .container(layout, [tree]) }
    _ = Placements(Scene(tree))
    // At depth d the offers left of 400 are d...3d less, those left of a parent's 5 points are
    // 5 or less down to 3d below 5, and 5 x 5 itself: fewer than 5d + 8 in all.
    #expect(notes.values.count <= (0..<40).reduce(0) { $0 + 5 * $1 + 8 })
  }

  @Test func `a container is measured once for each proposal`() {
    let notes = Notes<ProposedViewSize>()
    let child = FreeLayout(measure: { proposal, _ in
      notes.add(proposal)
      return Size(square: 7)
    })
    let offers = [10.0, 20, 10, 20, 10].map { ProposedViewSize(width: $0, height: 5) }
    let parent = FreeLayout { _, _, subviews in
      for offer in offers { #expect(subviews[0].sizeThatFits(offer) == Size(square: 7)) }
    }
    let tree = SceneTree.container(parent, [.container(child, [.square(1)])])
    _ = Placements(Scene(tree))
    let whole = ProposedViewSize(width: 400, height: 300)
    #expect(notes.values == [offers[0], offers[1], whole])
  }

  @Test func `a cache is made once for each container and run, and kept between its calls`() {
    let notes = Notes<String>()
    let caching = SceneTree.container(CachingLayout(notes), [.square(1), .square(2)])
    let scene = Scene(caching)
    _ = Placements(scene)
    #expect(notes.values == ["make 2", "measure 1", "place 2"])
    _ = Placements(scene)
    #expect(notes.values.count == 6)
    #expect(notes.values.suffix(3) == ["make 2", "measure 1", "place 2"])
  }

  @Test func `copies of a template have caches of their own`() {
    let notes = Notes<String>()
    let copy = SceneTree.container(CachingLayout(notes), [.square(1)])
    _ = Placements(Scene(.copies(FlowLayout.with(), 3, copy)))
    #expect(notes.values.filter { $0 == "make 1" }.count == 3)
    #expect(notes.values.filter { $0 == "place 2" }.count == 3)
  }
}
