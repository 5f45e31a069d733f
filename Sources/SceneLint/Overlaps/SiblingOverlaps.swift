import SceneLayout

/// The overlaps of the children of one container.
struct SiblingOverlaps {
  /// The two that reach furthest over one another.
  private(set) var worst: (first: Int, second: Int, depth: Double)?
  /// By how much all distances must grow until no two overlap; infinite where nothing helps.
  private(set) var scale = 1.0

  /// Looks for overlaps of the children of a placed container; `isBrief` ends with the first.
  init(of container: Int, in run: LintRun, isBrief: Bool = false) {
    var room: [Outline] = []
    self.init(of: container, in: run, isBrief: isBrief, room: &room)
  }

  /// The same, with memory that is kept from one container to the next.
  init(of container: Int, in run: LintRun, isBrief: Bool, room outlines: inout [Outline]) {
    guard let layout = run.layout(container), layout.overlapAxes != LayoutFacts.bothAxes,
      run.elements[container].childCount > 1
    else { return }
    Self.find(&outlines, of: container, in: run)
    guard outlines.count > 1 else { return }
    var (worst, scale) = (self.worst, self.scale)
    var search = OverlapSearch(outlines)
    search.forEachPair { a, b in
      let depth = a.overlap(b)
      guard depth > Outline.tolerance, !a.isNeighbour(b, along: layout.overlapAxes),
        Self.roomsOverlap(a.index, b.index, run)
      else { return true }
      scale = max(scale, a.scaleThatParts(b))
      if Self.isWorse((a.index, b.index, depth), than: worst) {
        worst = (a.index, b.index, depth)
      }
      return !isBrief
    }
    (self.worst, self.scale) = (worst, scale)
  }

  private static func isWorse(
    _ pair: (first: Int, second: Int, depth: Double),
    than worst: (first: Int, second: Int, depth: Double)?
  ) -> Bool {
    guard let worst else { return true }
    // Pairs that are the same but for rounding: the first of them, on every machine.
    if abs(pair.depth - worst.depth) > 1e-6 { return pair.depth > worst.depth }
    return (pair.first, pair.second) < (worst.first, worst.second)
  }

  /// The children that show something and stand where their layout placed them.
  private static func find(
    _ outlines: inout [Outline], of container: Int, in run: LintRun
  ) {
    let children = run.placements.children(of: container)
    outlines.removeAll(keepingCapacity: true)
    outlines.reserveCapacity(children.count)
    let facts = run.facts.elements
    run.elements.withUnsafeBufferPointer { elements in
      for child in children {
        let (traits, frame) = (facts[elements[child].element].traits, elements[child].frame)
        guard traits.isDisjoint(with: [.spacer, .moved]), !elements[child].isHidden,
          frame.width > 0, frame.height > 0
        else { continue }
        outlines.append(Outline(frame, isCircle: traits.contains(.circle), index: child))
      }
    }
  }

  /// Whether the rooms of two children overlap too: what a modifier lets out of its room, as a
  /// negative padding does, is meant.
  private static func roomsOverlap(_ first: Int, _ second: Int, _ run: LintRun) -> Bool {
    guard run.elements[first].isModified || run.elements[second].isModified else { return true }
    let a = run.placements.outerFrame(of: first) ?? run.elements[first].frame
    let b = run.placements.outerFrame(of: second) ?? run.elements[second].frame
    return Outline(a, isCircle: false, index: first)
      .frameOverlaps(Outline(b, isCircle: false, index: second))
  }
}
