/// Sizes and places of elements in their modifiers.
extension LayoutEngine {
  private func content(of modifier: Int) -> ModifiedContent {
    ModifiedContent(
      engine: EngineReference(value: self), node: Int(modifiers[modifier].inner))
  }

  /// The length of a separable modifier with its content; NaN is an unspecified offer.
  func modifiedLength(_ modifier: Int, _ axis: Axis, _ offer: Double) -> Double {
    let inner = Int(modifiers[modifier].inner)
    let rules = scene.modifiers[Int(modifiers[modifier].source)].modifier
    let offer: Double? = offer.isNaN ? nil : offer
    return rules.length(axis, offer) {
      length(inner, axis, rules.contentOffer(axis, offer) ?? .nan)
    }
  }

  /// The size of a modifier with its content.
  func measureModified(_ modifier: Int, _ proposal: ProposedViewSize, isExact: Bool) -> Size {
    if modifiers[modifier].traits.contains(.separable) {
      return Size(
        width: modifiedLength(modifier, .horizontal, proposal.storage.width),
        height: modifiedLength(modifier, .vertical, proposal.storage.height))
    }
    let state = Int(modifiers[modifier].memo)
    if let size = run.pointee.memo.size(of: state, proposal) { return size }
    if !isExact, run.pointee.memo.isFull(state) {
      return run.pointee.memo.nearestSize(of: state, proposal)
    }
    run.pointee.measurementCount += 1
    let rules = scene.modifiers[Int(modifiers[modifier].source)].modifier
    let size = rules.sizeThatFits(proposal, content: content(of: modifier))
    run.pointee.memo.remember(size, of: state, proposal)
    return size
  }

  /// What a modifier offers its content when it is placed with a size.
  func placedProposal(
    _ modifier: Int, _ proposal: ProposedViewSize, _ size: Size
  ) -> ProposedViewSize {
    let rules = scene.modifiers[Int(modifiers[modifier].source)].modifier
    guard rules.isSeparable else {
      return rules.contentProposal(proposal, content: content(of: modifier))
    }
    return ProposedViewSize(
      width: rules.placedOffer(.horizontal, proposal.width, length: size.width),
      height: rules.placedOffer(.vertical, proposal.height, length: size.height))
  }

  /// Where a modifier's content stands, from its leading top corner, left to right.
  func contentOrigin(
    _ modifier: Int, in size: Size, _ contentSize: Size, _ proposal: ProposedViewSize
  ) -> Point {
    scene.modifiers[Int(modifiers[modifier].source)].modifier.contentOrigin(
      in: size, contentSize: contentSize, proposal: proposal, content: content(of: modifier))
  }

  /// Places the modifiers of an element from the outside in, then the element itself.
  func placeModified(_ outermost: Int, _ frame: Rect, _ proposal: ProposedViewSize) {
    var (modifier, frame, proposal) = (outermost, frame, proposal)
    while true {
      modifiers[modifier].frame = frame.isFinite ? frame : frame.madeFinite
      let inner = Int(modifiers[modifier].inner)
      proposal = placedProposal(modifier, proposal, frame.size)
      let size = measureExactly(inner, proposal)
      let origin = contentOrigin(modifier, in: frame.size, size, proposal)
      let x = direction == .rightToLeft ? frame.width - origin.x - size.width : origin.x
      frame = Rect(
        x: frame.minX + x, y: frame.minY + origin.y, width: size.width, height: size.height)
      guard inner < 0 else { return setFrame(inner, frame, proposal) }
      modifier = ~inner
    }
  }

  /// The distance of aligned content from the corner of a frame.
  func alignedOrigin(
    _ node: Int, _ contentSize: Size, _ proposal: ProposedViewSize, in size: Size,
    _ alignment: Alignment
  ) -> Point {
    var origin = Point(x: 0, y: 0)
    for axis in Axis.allCases {
      let guide = alignment.guide(axis)
      let own = explicitGuide(guide, of: node, proposal) ?? contentSize[axis] * guide.fraction
      origin[axis] = size[axis] * guide.fraction - own
    }
    return origin
  }

  /// Places the elements before and behind an element that is placed itself.
  func placeLayers(of element: Int) {
    var node = Int(nodes[element].outer)
    while node < 0 {
      if modifiers[~node].count > 0 { placeLayer(~node) }
      node = Int(modifiers[~node].inner)
    }
  }

  private func placeLayer(_ modifier: Int) {
    let layer = scene.modifiers[Int(modifiers[modifier].source)].modifier.layer
    let alignment = layer?.alignment ?? .center
    let frame = modifiers[modifier].frame
    let first = Int(modifiers[modifier].first)
    let children = first..<(first + Int(modifiers[modifier].count))
    let offer = ProposedViewSize(frame.size)
    let size = zStackSize(children, alignment, offer)
    var origin = Point(x: 0, y: 0)
    for axis in Axis.allCases {
      let guide = alignment.guide(axis)
      let own =
        children.count == 1
        ? guideOffset(guide, children.lowerBound, size, offer) : size[axis] * guide.fraction
      origin[axis] = frame.lowerEdge(axis) + frame.size[axis] * guide.fraction - own
    }
    run.pointee.mirror = direction == .rightToLeft ? frame.minX + frame.maxX : .nan
    placeZStack(children, alignment, in: Rect(origin: origin, size: size), offer)
  }
}
