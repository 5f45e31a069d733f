/// What changes during a run.
struct RunState {
  var memo: SizeMemo
  var answers = AxisAnswers()
  /// How many of the engine's entries are in use.
  var entryCount = 0
  /// The sum of the left and the right edge of what is mirrored; NaN where nothing is.
  var mirror = Double.nan
  /// The places of a container's children while they are only tried.
  var trial: PlacementTrial?
  var knownGuides: [GuideQuestion: Double?] = [:]
  var rotations: [Int: Double] = [:]
  /// How many sizes of containers were computed, not remembered.
  var measurementCount = 0
  /// Whether some element has no place from its layout, or one that is not finite.
  var hasDefects = false
}

/// Carries proposals down and sizes up between the elements of one run.
///
/// Measured sizes of containers are remembered for each proposal, so that nesting never
/// measures exponentially; where the axes mind their own business each axis is remembered on
/// its own. A node's number is an element's index, or the complement of a modifier's. The
/// buffers belong to the run, which outlives the engine.
final class LayoutEngine {
  let scene: Scene
  let direction: LayoutDirection
  let nodes: UnsafeMutableBufferPointer<Node>
  let placed: UnsafeMutableBufferPointer<PlacedElement>
  let states: UnsafeMutableBufferPointer<ContainerState>
  let modifiers: UnsafeMutableBufferPointer<ModifierNode>
  let layouts: [ContainerLayout]
  /// What earlier runs of the scene computed; nil where there are none.
  private let directions: DirectionMemo?
  /// What changes during the run; behind a pointer, where no access is checked at run time.
  let run: UnsafeMutablePointer<RunState>
  /// Room for the negotiations under way, innermost last; never more than all children.
  let entries: UnsafeMutablePointer<StackEntry>
  let order: UnsafeMutablePointer<Int32>

  init(
    _ scene: Scene, _ direction: LayoutDirection, _ nodes: UnsafeMutableBufferPointer<Node>,
    _ placed: UnsafeMutableBufferPointer<PlacedElement>,
    _ states: UnsafeMutableBufferPointer<ContainerState>,
    _ modifiers: UnsafeMutableBufferPointer<ModifierNode>, _ layouts: [ContainerLayout],
    _ memo: consuming SizeMemo, _ directions: DirectionMemo?,
    _ entries: UnsafeMutablePointer<StackEntry>,
    _ order: UnsafeMutablePointer<Int32>
  ) {
    self.scene = scene
    self.direction = direction
    self.nodes = nodes
    self.placed = placed
    self.states = states
    self.modifiers = modifiers
    self.layouts = layouts
    self.directions = directions
    run = .allocate(capacity: 1)
    run.initialize(to: RunState(memo: memo))
    self.entries = entries
    self.order = order
  }

  deinit {
    run.deinitialize(count: 1)
    run.deallocate()
  }

  // MARK: Measuring

  /// The size that a child with its modifiers takes for a proposal.
  @inline(__always)
  func measureChild(_ child: Int, _ proposal: ProposedViewSize) -> Size {
    measure(Int(nodes[child].outer), proposal)
  }

  /// The size that a node takes for a proposal.
  @inline(__always)
  func measure(_ node: Int, _ proposal: ProposedViewSize) -> Size {
    if node >= 0, nodes[node].kind == .rigid { return nodes[node].size }
    return measureNonRigid(node, proposal, isExact: false)
  }

  /// The same for a node that is placed; never the answer to a merely similar proposal.
  @inline(__always)
  func measureExactly(_ node: Int, _ proposal: ProposedViewSize) -> Size {
    if node >= 0, nodes[node].kind == .rigid { return nodes[node].size }
    return measureNonRigid(node, proposal, isExact: true)
  }

  private func measureNonRigid(
    _ node: Int, _ proposal: ProposedViewSize, isExact: Bool
  ) -> Size {
    guard node >= 0 else { return measureModified(~node, proposal, isExact: isExact) }
    if nodes[node].traits.contains(.separable) {
      return Size(
        width: length(node, .horizontal, proposal.storage.width),
        height: length(node, .vertical, proposal.storage.height))
    }
    if nodes[node].kind == .circle { return circleSize(proposal) }
    let state = Int(nodes[node].state)
    let ignored = states[state].ignoredAxes
    let proposal = ignored.isEmpty ? proposal : proposal.without(ignored)
    if let size = run.pointee.memo.size(of: state, proposal) { return size }
    if !isExact, run.pointee.memo.isFull(state) {
      return run.pointee.memo.nearestSize(of: state, proposal)
    }
    run.pointee.measurementCount += 1
    let size = measureContainer(node, proposal)
    run.pointee.memo.remember(size, of: state, proposal)
    return size
  }

  /// A flexible circle takes the square of the smaller side; an unspecified axis follows the
  /// other one.
  private func circleSize(_ proposal: ProposedViewSize) -> Size {
    let width = proposal.width ?? proposal.height ?? 10
    let height = proposal.height ?? proposal.width ?? 10
    return Size(square: min(width, height))
  }

  private func measureContainer(_ node: Int, _ proposal: ProposedViewSize) -> Size {
    let children = children(of: node)
    switch nodes[node].kind {
    case .horizontalStack, .verticalStack:
      return stackSize(stack(node), proposal)
    case .zStack:
      return zStackSize(children, states[Int(nodes[node].state)].alignment, proposal)
    default:
      let layout = Int(states[Int(nodes[node].state)].layout)
      return layouts[layout].sizeThatFits(proposal, subviews(of: node))
    }
  }

  /// The length that a separable node takes along an axis; NaN is an unspecified offer.
  @inline(__always)
  func length(_ node: Int, _ axis: Axis, _ offer: Double) -> Double {
    guard node >= 0 else { return modifiedLength(~node, axis, offer) }
    switch nodes[node].kind {
    case .rigid: return nodes[node].size[axis]
    case .flexible: return offer.isNaN ? 10 : offer
    case .horizontalSpacer, .verticalSpacer, .spacer: return spacerLength(node, axis, offer)
    default: return containerLength(node, axis, offer)
    }
  }

  private func spacerLength(_ node: Int, _ axis: Axis, _ offer: Double) -> Double {
    let across: Node.Kind = axis == .horizontal ? .verticalSpacer : .horizontalSpacer
    if nodes[node].kind == across { return 0 }
    let least = nodes[node].size.width
    return offer > least ? offer : least
  }

  private func containerLength(_ node: Int, _ axis: Axis, _ offer: Double) -> Double {
    let state = Int(nodes[node].state)
    let isConstant = nodes[node].traits.contains(.constant(axis))
    let offer = isConstant ? 0 : offer
    let known =
      axis == .horizontal
      ? states[state].width.answer(to: offer) : states[state].height.answer(to: offer)
    if !known.isNaN { return known }
    if offer > 0, offer < .infinity {
      let newest =
        axis == .horizontal ? states[state].width.newest : states[state].height.newest
      let earlier = run.pointee.answers.answer(to: offer, from: newest)
      if !earlier.isNaN { return earlier }
    }
    run.pointee.measurementCount += 1
    let length = computeLength(node, axis, offer)
    if axis == .horizontal {
      remember(length, offer, &states[state].width)
    } else {
      remember(length, offer, &states[state].height)
    }
    return length
  }

  private func computeLength(_ node: Int, _ axis: Axis, _ offer: Double) -> Double {
    nodes[node].kind == .zStack
      ? zStackLength(children(of: node), axis, offer) : stackLength(stack(node), axis, offer)
  }

  private func remember(_ length: Double, _ offer: Double, _ memo: inout AxisMemo) {
    if offer.isNaN {
      memo.ideal = length
    } else if offer == 0 {
      memo.minimum = length
    } else if offer == .infinity {
      memo.maximum = length
    } else {
      if !memo.offer.isNaN {
        run.pointee.answers.remember(memo.answer, for: memo.offer, &memo.newest)
      }
      memo.offer = offer
      memo.answer = length
    }
  }

  /// The length of a child along an axis, whether its axes depend on each other or not.
  @inline(__always)
  func answer(_ child: Int, _ axis: Axis, _ major: Double, _ minor: Double) -> Double {
    let outer = Int(nodes[child].outer)
    if nodes[child].outerTraits.contains(.separable) { return length(outer, axis, major) }
    return measure(outer, ProposedViewSize(axis, major, minor))[axis]
  }

  // MARK: What proxies ask

  @inline(__always)
  func children(of node: Int) -> Range<Int> {
    Int(nodes[node].first)..<Int(nodes[node].first + nodes[node].count)
  }

  func subviews(of node: Int) -> LayoutSubviews {
    LayoutSubviews(
      engine: EngineReference(value: self), first: Int(nodes[node].first),
      count: Int(nodes[node].count))
  }

  /// The direction of an angle.
  @inline(__always)
  func direction(_ degrees: Double) -> Direction {
    directions?.direction(degrees) ?? Direction(degrees: degrees)
  }

  func outer(of child: Int) -> Int { Int(nodes[child].outer) }

  func priority(of child: Int) -> Double { nodes[child].priority }

  func attribute(_ name: String, of child: Int) -> AttributeValue? {
    scene.childValues(of: placed[child].element)?.value(ifKnown: name)
  }

  /// The rows of the shown children of the container whose first child is known.
  func rows(of first: Int, count: Int) -> [Int] {
    guard count > 0, let parent = placed[first].parent else { return [] }
    let written = scene.container(placed[parent].element)?.rows
    guard let written else { return Array(repeating: 0, count: count) }
    var rows: [Int] = []
    var left = count
    for row in written where left > 0 {
      rows.append(min(row, left))
      left -= max(row, 1)
    }
    return rows
  }

  func rotate(_ child: Int, degrees: Double) {
    if run.pointee.trial == nil { run.pointee.rotations[child] = degrees }
  }
}
