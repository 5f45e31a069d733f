/// ZStack, also for several elements in one overlay or background.
extension LayoutEngine {
  private func highestPriority(_ children: Range<Int>) -> Double {
    var highest = -Double.infinity
    for child in children where nodes[child].priority > highest { highest = nodes[child].priority }
    return highest
  }

  /// The length of a separable ZStack: that of the longest child of the highest priority.
  func zStackLength(_ children: Range<Int>, _ axis: Axis, _ offer: Double) -> Double {
    let highest = highestPriority(children)
    var greatest = 0.0
    for child in children where nodes[child].priority == highest {
      let length = length(Int(nodes[child].outer), axis, offer)
      if length > greatest { greatest = length }
    }
    return greatest
  }

  /// The size of a ZStack: the extent of its aligned children of the highest priority.
  func zStackSize(
    _ children: Range<Int>, _ alignment: Alignment, _ proposal: ProposedViewSize
  ) -> Size {
    if children.count == 1 { return measureChild(children.lowerBound, proposal) }
    let (size, line) = zStackExtent(children, alignment, proposal)
    return Size(width: size.width + line.x, height: size.height + line.y)
  }

  /// How far the children of the highest priority reach beyond the point where their guides
  /// come together, and where that is; without guides of their own the line is 0.
  private func zStackExtent(
    _ children: Range<Int>, _ alignment: Alignment, _ proposal: ProposedViewSize
  ) -> (after: Size, line: Point) {
    let highest = highestPriority(children)
    var size = Size.zero
    var hasGuides = false
    for child in children where nodes[child].priority == highest {
      let own = measureChild(child, proposal)
      size = Size(width: max(size.width, own.width), height: max(size.height, own.height))
      hasGuides = hasGuides || nodes[child].outerTraits.contains(.guides)
    }
    var line = Point(x: 0, y: 0)
    guard hasGuides, size.width.isFinite, size.height.isFinite else { return (size, line) }
    var after = Size.zero
    for child in children where nodes[child].priority == highest {
      let own = measureChild(child, proposal)
      for axis in Axis.allCases {
        let guide = guideOffset(alignment.guide(axis), child, own, proposal)
        line[axis] = max(line[axis], guide)
        after[axis] = max(after[axis], own[axis] - guide)
      }
    }
    return (after, line)
  }

  /// The distance of a child's guide from its leading or top edge.
  func guideOffset(
    _ guide: Guide, _ child: Int, _ size: Size, _ proposal: ProposedViewSize
  ) -> Double {
    explicitGuide(guide, of: Int(nodes[child].outer), proposal)
      ?? size[guide.axis] * guide.fraction
  }

  /// Places the children of a ZStack; each is offered the stack's own size.
  func placeZStack(
    _ children: Range<Int>, _ alignment: Alignment, in bounds: Rect, _ proposal: ProposedViewSize
  ) {
    if children.count == 1 {
      place(
        children.lowerBound, at: bounds.origin, anchor: .topLeading, proposal: proposal)
      return
    }
    let offer = ProposedViewSize(bounds.size)
    let line = zStackLine(children, alignment, in: bounds, offer)
    for child in children {
      let size = measureExactly(Int(nodes[child].outer), offer)
      let x = line.x - guideOffset(alignment.guide(.horizontal), child, size, offer)
      let y = line.y - guideOffset(alignment.guide(.vertical), child, size, offer)
      place(child, at: Point(x: x, y: y), anchor: .topLeading, proposal: offer)
    }
  }

  /// The point of the bounds where the guides of the children come together.
  private func zStackLine(
    _ children: Range<Int>, _ alignment: Alignment, in bounds: Rect, _ offer: ProposedViewSize
  ) -> Point {
    var line = zStackExtent(children, alignment, offer).line
    let hasGuides = children.contains { nodes[$0].outerTraits.contains(.guides) }
    if !hasGuides {
      line = Point(
        x: bounds.width * alignment.horizontal.fraction,
        y: bounds.height * alignment.vertical.fraction)
    }
    return Point(x: bounds.minX + line.x, y: bounds.minY + line.y)
  }
}
