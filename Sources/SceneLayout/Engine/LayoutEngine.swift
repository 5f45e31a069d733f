/// Carries proposals down and sizes up between the elements of one run.
///
/// Measured sizes of containers are remembered for each proposal, so that nesting never
/// measures exponentially. The elements belong to the run, which outlives the engine.
final class LayoutEngine {
  private let nodes: UnsafeMutableBufferPointer<PlacedElement>
  private let containers: [ContainerLayout]
  private var memo: SizeMemo

  init(_ nodes: UnsafeMutableBufferPointer<PlacedElement>, _ containers: [ContainerLayout]) {
    self.nodes = nodes
    self.containers = containers
    memo = SizeMemo(containerCount: containers.count)
  }

  /// The size that an element takes for a proposal.
  @inline(__always)
  func measure(_ node: Int, _ proposal: ProposedViewSize) -> Size {
    switch nodes[node].sizing {
    case .rigid(let size): size
    case .flexible(let leaf): leaf.sizeThatFits(proposal)
    case .container(let container): measureContainer(container, node, proposal)
    }
  }

  private func measureContainer(
    _ container: Int, _ node: Int, _ proposal: ProposedViewSize
  ) -> Size {
    if let size = memo.size(of: container, proposal) { return size }
    let size = containers[container].sizeThatFits(proposal, subviews(of: node))
    memo.remember(size, of: container, proposal)
    return size
  }

  /// Places an element: measures it again and brings the anchor of its frame to the position.
  @inline(__always)
  func place(
    _ node: Int, at position: Point, anchor: UnitPoint, proposal: ProposedViewSize
  ) {
    let size = measure(node, proposal)
    let x = position.x - anchor.x * size.width
    let y = position.y - anchor.y * size.height
    nodes[node].proposal = proposal
    nodes[node].frame = Rect(x: x, y: y, width: size.width, height: size.height)
    nodes[node].isPlaced = true
    // A sum is finite when all its parts are, except on overflow, which is a defect as well.
    if !(x + y + size.width + size.height).isFinite { replaceNonFinite(node) }
  }

  /// Puts finite numbers where a layout gave infinity or NaN.
  private func replaceNonFinite(_ node: Int) {
    func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }
    let frame = nodes[node].frame
    nodes[node].isNonFinite = true
    nodes[node].frame = Rect(
      x: finite(frame.minX), y: finite(frame.minY), width: finite(frame.width),
      height: finite(frame.height))
  }

  /// Lets the layout of a container that is placed itself place the children.
  func placeChildren(of node: Int) {
    guard case .container(let container) = nodes[node].sizing else { return }
    let (bounds, proposal) = (nodes[node].frame, nodes[node].proposal)
    let subviews = subviews(of: node)
    containers[container].placeSubviews(bounds, proposal, subviews)
    for child in subviews.first..<(subviews.first + subviews.count) where !nodes[child].isPlaced {
      place(child, at: bounds.center, anchor: .center, proposal: ProposedViewSize(bounds.size))
      nodes[child].isPlaced = false
    }
  }

  private func subviews(of node: Int) -> LayoutSubviews {
    LayoutSubviews(
      engine: EngineReference(value: self), first: nodes[node].firstChild,
      count: nodes[node].childCount)
  }
}
