/// Places.
extension LayoutEngine {
  /// Places everything; a parent before its children.
  func placeAll(rootCount: Int, in canvas: Canvas) {
    for root in 0..<rootCount { placeRoot(root, in: canvas) }
    for node in 0..<nodes.count {
      if nodes[node].count > 0 { placeChildren(of: node) }
      if nodes[node].outer < 0 { placeLayers(of: node) }
    }
  }

  /// Places a top-level container: in the middle of what it is offered, or where it says.
  private func placeRoot(_ root: Int, in canvas: Canvas) {
    let ignoresSafeArea = scene.rootsIgnoringSafeArea.contains(placed[root].element)
    let bounds = ignoresSafeArea ? canvas.bounds : canvas.safeBounds(direction)
    let proposal = ProposedViewSize(bounds.size)
    guard hasPosition(root) else {
      return place(root, at: bounds.center, anchor: .center, proposal: proposal)
    }
    // A position counts from the canvas's leading corner; its frame has the size of the offer.
    let x = direction == .leftToRight ? 0 : canvas.size.width - bounds.width
    place(root, at: Point(x: x, y: 0), anchor: .topLeading, proposal: proposal)
  }

  /// Whether the outermost modifier of a top-level container is a position.
  private func hasPosition(_ root: Int) -> Bool {
    let outer = Int(nodes[root].outer)
    guard outer < 0 else { return false }
    return scene.modifiers[Int(modifiers[~outer].source)].modifier is PositionModifier
  }

  /// Places an element: measures it again and brings the anchor of its frame to the position.
  @inline(__always)
  func place(
    _ element: Int, at position: Point, anchor: UnitPoint, proposal: ProposedViewSize
  ) {
    let outer = Int(nodes[element].outer)
    let size = measureExactly(outer, proposal)
    var x = position.x - anchor.x * size.width
    let y = position.y - anchor.y * size.height
    if run.pointee.trial != nil { return note(element, Point(x: x, y: y), proposal) }
    if !run.pointee.mirror.isNaN { x = run.pointee.mirror - x - size.width }
    let frame = Rect(x: x, y: y, width: size.width, height: size.height)
    placed[element].isPlaced = true
    if outer < 0 {
      placeModified(~outer, frame, proposal)
    } else {
      setFrame(element, frame, proposal)
    }
  }

  @inline(__always)
  func setFrame(_ element: Int, _ frame: Rect, _ proposal: ProposedViewSize) {
    placed[element].proposal = proposal
    placed[element].frame = frame
    if !frame.isFinite {
      placed[element].isNonFinite = true
      run.pointee.hasDefects = true
      placed[element].frame = frame.madeFinite
    }
  }

  /// Lets the layout of a container that is placed itself place the children.
  private func placeChildren(of node: Int) {
    if placed[node].isHidden { return hideChildren(of: node) }
    let (bounds, proposal) = (placed[node].frame, placed[node].proposal)
    let isMirrored = direction == .rightToLeft && properties(of: node).isMirrored
    run.pointee.mirror = isMirrored ? bounds.minX + bounds.maxX : .nan
    arrange(node, in: bounds, proposal)
    if nodes[node].kind == .custom { finishChildren(of: node, in: bounds) }
  }

  private func properties(of node: Int) -> LayoutProperties {
    guard nodes[node].kind == .custom else { return LayoutProperties() }
    return layouts[Int(states[Int(nodes[node].state)].layout)].properties
  }

  /// Runs the placement of a container's layout in some bounds.
  func arrange(_ node: Int, in bounds: Rect, _ proposal: ProposedViewSize) {
    switch nodes[node].kind {
    case .horizontalStack, .verticalStack: placeStack(stack(node), in: bounds, proposal)
    case .zStack:
      placeZStack(
        children(of: node), states[Int(nodes[node].state)].alignment, in: bounds, proposal)
    case .custom:
      let layout = Int(states[Int(nodes[node].state)].layout)
      layouts[layout].placeSubviews(bounds, proposal, subviews(of: node))
    default: break
    }
  }

  /// Centres the children that their layout did not place, or hides them if that is its way.
  private func finishChildren(of node: Int, in bounds: Rect) {
    let hides = properties(of: node).hidesUnplacedChildren
    for child in children(of: node) where !placed[child].isPlaced {
      if hides {
        placed[child].isHidden = true
      } else {
        place(child, at: bounds.center, anchor: .center, proposal: ProposedViewSize(bounds.size))
        placed[child].isPlaced = false
        run.pointee.hasDefects = true
      }
    }
  }

  private func hideChildren(of node: Int) {
    for child in children(of: node) { placed[child].isHidden = true }
  }
}
