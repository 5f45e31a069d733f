import SceneLayout
import TestSupport
import Testing

/// Laws of SwiftUI's layout that hold for every tree, over random ones.
///
/// A failure names the seed; `RandomElement(seed:)` gives the tree again.
struct LayoutLawTests {
  private static let seeds: [UInt64] = (1...120).map { $0 }
  private static let lengths: [Double?] = [nil, 0, 37, 200, .infinity]
  private static let proposals = lengths.flatMap { width in
    lengths.map { ProposedViewSize(width: width, height: $0) }
  }

  private func tree(
    _ seed: UInt64, _ change: (inout RandomElement) -> Void = { _ in }
  ) -> String {
    var random = RandomElement(seed: seed)
    change(&random)
    return random.element(depth: 4)
  }

  /// For trees without given proportions and ideal lengths, which say otherwise on purpose.
  @Test(arguments: seeds)
  func `the minimum is at most the ideal, and that at most the maximum`(seed: UInt64) throws {
    let text = tree(seed) { $0.takesRatios = false }
    let scene = try Scene.compiled(text)
    for axis in Axis.allCases {
      let offers = [0, nil, .infinity].map { (offer: Double?) in
        var proposal = ProposedViewSize.unspecified
        proposal[axis] = offer
        return proposal
      }
      let answers = scene.answers(to: offers).map { $0[axis] }
      #expect(answers[0] <= answers[1] + 1e-9, "seed \(seed), \(axis): \(answers) \(text)")
      #expect(answers[1] <= answers[2] + 1e-9, "seed \(seed), \(axis): \(answers) \(text)")
    }
  }

  @Test(arguments: seeds)
  func `sizing is pure: the order of questions does not matter`(seed: UInt64) throws {
    let scene = try Scene.compiled(tree(seed) { $0.takesAll = true })
    var random = SeededRandom(seed: seed)
    let once = scene.answers(to: Self.proposals)
    let order = (Array(Self.proposals.indices) + Array(Self.proposals.indices)).shuffled(
      using: &random)
    let again = scene.answers(to: order.map { Self.proposals[$0] })
    for (place, index) in order.enumerated() {
      let isSame = again[place] == once[index]
      #expect(isSame, "seed \(seed), \(Self.proposals[index]): \(once[index]), \(again[place])")
    }
  }

  @Test(arguments: seeds)
  func `places are finite, whatever is offered`(seed: UInt64) throws {
    let scene = try Scene.compiled(tree(seed) { $0.takesAll = true })
    for proposal in Self.proposals {
      let placing = FreeLayout { _, _, subviews in
        subviews[0].place(at: Point(x: 3, y: 4), proposal: proposal)
      }
      let placements = Placements(scene.under(placing))
      let isFinite = placements.elements.allSatisfy { $0.frame.isFinite }
      #expect(isFinite, "seed \(seed), \(proposal)")
      let isPositive = placements.elements.allSatisfy {
        $0.frame.width >= 0 && $0.frame.height >= 0
      }
      #expect(isPositive, "seed \(seed), \(proposal)")
    }
  }

  @Test(arguments: seeds)
  func `fixedSize is the unspecified offer`(seed: UInt64) throws {
    let text = tree(seed)
    let ideal = try Scene.compiled(text).answers(to: [.unspecified])
    let fixed = "{layout: passing, children: [\(text)], fixedSize: true}"
    let answers = try Scene.compiled(fixed).answers(to: Self.proposals)
    #expect(answers.allSatisfy { $0 == ideal[0] }, "seed \(seed)")
  }

  @Test(arguments: seeds)
  func `a stack of one child is that child`(seed: UInt64) throws {
    var random = RandomElement(seed: seed)
    random.takesAll = true
    // Spacers know the axis of their stack; a container in between hides it.
    let text = "{layout: passing, children: [\(random.element(depth: 3))]}"
    let own = try Scene.compiled(text).answers(to: Self.proposals)
    for layout in ["hStack", "vStack", "zStack"] {
      let stack = "{layout: \(layout), children: [\(text)]}"
      let answers = try Scene.compiled(stack).answers(to: Self.proposals)
      #expect(answers == own, "seed \(seed), \(layout)")
    }
  }

  /// The engine measures what it knows of axis by axis, everything else as a whole.
  @Test(arguments: seeds)
  func `a layout in between that changes nothing changes nothing`(seed: UInt64) throws {
    let text = tree(seed)
    let known = try Scene.compiled("{layout: vStack, spacing: 3, children: [{size: 8}, \(text)]}")
    let passing = "{layout: passing, children: [{layout: passing, children: [\(text)]}]}"
    let unknown = try Scene.compiled(
      "{layout: vStack, spacing: 3, children: [{size: 8}, \(passing)]}")
    // A priority and a spacer do not reach through a container.
    guard !text.contains("layoutPriority"), !text.contains("spacer") else { return }
    let frames = Placements(known).leafFrames
    let others = Placements(unknown).leafFrames
    #expect(frames.count == others.count)
    for (frame, other) in zip(frames, others) {
      #expect(frame.isNear(other), "seed \(seed): \(frame), \(other) \(text)")
    }
  }

  @Test(arguments: seeds)
  func `right to left is left to right in a mirror`(seed: UInt64) throws {
    let scene = try Scene.compiled(tree(seed))
    let ltr = Placements(scene)
    let rtl = Placements(scene, Scenario(layoutDirection: .rightToLeft))
    for (left, right) in zip(ltr.elements, rtl.elements) {
      let mirrored = Rect(
        x: ltr.canvas.size.width - left.frame.maxX, y: left.frame.minY, width: left.frame.width,
        height: left.frame.height)
      #expect(right.frame.isNear(mirrored), "seed \(seed): \(right.frame), \(mirrored)")
    }
  }

  // MARK: Cost

  /// A chain of stacks with some elements beside each next one.
  private func chain(_ depth: Int, beside: String) -> String {
    (0..<depth).reduce("{shape: circle}") { inner, level in
      let layout = level % 2 == 0 ? "hStack" : "vStack"
      return "{layout: \(layout), children: [\(beside), \(inner), {shape: rectangle}]}"
    }
  }

  @Test(arguments: [6, 20, 40, 62])
  func `stacks that mind their axes are measured a few times a node`(depth: Int) throws {
    let text = chain(depth, beside: "{size: 5}").replacingCircle
    let placements = Placements(try Scene.compiled(text))
    #expect(placements.measurementCount <= 4 * placements.elements.count, "\(depth)")
  }

  @Test(arguments: [6, 20, 40, 62])
  func `circles, ratios and bounded frames are measured a constant number of times a node`(
    depth: Int
  ) throws {
    for beside in [
      "{shape: circle}", "{shape: rectangle, aspectRatio: 0.7}",
      "{shape: circle, frame: {minWidth: 3, maxWidth: 70, minHeight: 2, maxHeight: 90}}",
    ] {
      let placements = Placements(try Scene.compiled(chain(depth, beside: beside)))
      #expect(placements.measurementCount <= 66 * placements.elements.count, "\(depth) \(beside)")
      #expect(placements.elements.allSatisfy { $0.frame.isFinite })
    }
  }

  @Test func `63 levels of stacks with flexible children take well under a second`() throws {
    let scene = try Scene.compiled(chain(63, beside: "{shape: circle, padding: 1}"))
    let time = processorTime { _ = Placements(scene) }
    #expect(time < .milliseconds(500))
  }

  @Test func `32 modifiers at every level of 60 do no harm`() throws {
    let modifiers = Array(repeating: "{aspectRatio: {mode: fit}}, {padding: 1}", count: 16)
      .joined(separator: ", ")
    let text = (0..<60).reduce("{shape: circle}") { inner, level in
      let layout = level % 2 == 0 ? "hStack" : "vStack"
      return "{layout: \(layout), children: [{shape: circle}, \(inner)], modifiers: [\(modifiers)]}"
    }
    let placements = Placements(try Scene.compiled(text))
    #expect(placements.elements.allSatisfy { $0.frame.isFinite })
  }
}

extension Rect {
  fileprivate func isNear(_ other: Rect) -> Bool {
    let pairs = [
      (minX, other.minX), (minY, other.minY), (width, other.width), (height, other.height),
    ]
    return pairs.allSatisfy { abs($0 - $1) <= 1e-6 * max(1, abs($0)) }
  }
}

extension Placements {
  /// The frames of the elements that are no containers, in the order of the scene.
  fileprivate var leafFrames: [Rect] {
    elements.filter { scene.container($0.element) == nil }.sorted { $0.element < $1.element }
      .map(\.frame)
  }
}

extension String {
  /// The same tree with rectangles only.
  fileprivate var replacingCircle: String { replacing("circle", with: "rectangle") }
}
