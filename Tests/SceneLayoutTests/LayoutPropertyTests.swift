import SceneLayout
import Testing

/// Laws that hold for every tree of the five layouts; the seed of a failure is its argument.
struct LayoutPropertyTests {
  private static let seeds: [UInt64] = Array(1...60)

  /// What a tree answers to offers, asked one after the other in one run.
  private func answers(of tree: SceneTree, to offers: [ProposedViewSize]) -> [Size] {
    let answers = Notes<Size>()
    let parent = FreeLayout { _, _, subviews in
      for offer in offers { answers.add(subviews[0].sizeThatFits(offer)) }
    }
    _ = Placements(Scene(.container(parent, [tree])))
    return answers.values
  }

  /// All frames of a tree that is placed after it was asked for its size.
  private func frames(of tree: SceneTree, askedBefore offers: [ProposedViewSize]) -> [Rect] {
    let parent = FreeLayout { bounds, _, subviews in
      for offer in offers { _ = subviews[0].sizeThatFits(offer) }
      subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
    return Placements(Scene(.container(parent, [tree]))).elements.map(\.frame)
  }

  @Test(arguments: seeds)
  func `an answer does not depend on what was asked before`(seed: UInt64) {
    var random = RandomTree(seed: seed)
    let tree = random.container(depth: 3)
    let (a, b, c) = (random.proposal(), random.proposal(), random.proposal())
    let alone = [a, b, c].flatMap { answers(of: tree, to: [$0]) }
    #expect(answers(of: tree, to: [a, b, c]) == alone)
    #expect(answers(of: tree, to: [c, b, a]) == alone.reversed())
    #expect(answers(of: tree, to: [a, b, a]) == [alone[0], alone[1], alone[0]])
  }

  @Test(arguments: seeds)
  func `a place does not depend on what was asked before`(seed: UInt64) {
    var random = RandomTree(seed: seed)
    let tree = random.container(depth: 3)
    let offers = [random.proposal(), random.proposal(), random.proposal()]
    let expected = frames(of: tree, askedBefore: [])
    #expect(frames(of: tree, askedBefore: offers) == expected)
    #expect(frames(of: tree, askedBefore: offers.reversed()) == expected)
  }

  @Test(arguments: seeds)
  func `a placed container has the size that it answered`(seed: UInt64) {
    var random = RandomTree(seed: seed)
    let tree = random.container(depth: 3)
    let offer = ProposedViewSize(width: 150, height: 90)
    let parent = FreeLayout(offering: offer)
    let placements = Placements(Scene(.container(parent, [tree])))
    #expect([placements.elements[1].frame.size] == answers(of: tree, to: [offer]))
  }

  @Test(arguments: seeds)
  func `every frame is finite, on the smallest and on the largest canvas`(seed: UInt64) {
    var random = RandomTree(seed: seed)
    let scene = Scene(random.container(depth: 4))
    let sides = [0, 1e-300, 1e-3, 390, 1e100]
    for canvas in sides.flatMap({ width in sides.map { Size(width: width, height: $0) } }) {
      for element in Placements(scene, Scenario(canvas: Canvas(size: canvas))).elements {
        #expect(element.frame.isFinite && !element.isNonFinite, "\(canvas)")
        #expect(element.frame.width >= 0 && element.frame.height >= 0, "\(canvas)")
      }
    }
  }

  @Test(arguments: seeds)
  func `a parent stands before its children, and siblings stand together`(seed: UInt64) {
    var random = RandomTree(seed: seed)
    let placements = Placements(Scene(random.container(depth: 4)))
    var next = placements.rootCount
    for index in placements.elements.indices {
      let children = placements.children(of: index)
      if children.isEmpty { continue }
      #expect(children.lowerBound == next)
      #expect(children.allSatisfy { placements.elements[$0].parent == index })
      next = children.upperBound
    }
    #expect(next == placements.elements.count)
  }
}
