/// One run: the shown elements are collected level by level, then placed in the same order.
///
/// Never copied: it is large, and there is only one.
struct LayoutRun: ~Copyable {
  private let scene: Scene
  /// The scene's elements, which live as long as the scene: an array would be copied with each
  /// look at an element.
  private let elements: UnsafeBufferPointer<Element>
  /// The scene's containers, in the same way.
  private let containers: UnsafeBufferPointer<Container>
  private let direction: LayoutDirection
  private let reuse: LayoutReuse?
  private let variations: [CountVariation]
  private let scales: [Double]
  private(set) var placed: [PlacedElement] = []
  private(set) var modifiers: [ModifierNode] = []
  private(set) var rootCount = 0
  private(set) var rotations: [Int: Double] = [:]
  private(set) var measurementCount = 0
  private(set) var hasDefects = false
  private var nodes: GrowingBuffer<Node>
  private var states: GrowingBuffer<ContainerState>
  /// Whether anything in the scene may set alignment guides.
  private var mayHaveGuides: Bool
  private var layouts: [ContainerLayout] = []
  private var memo: SizeMemo

  init(
    _ scene: Scene, _ scenario: Scenario, roots: [ElementIndex],
    _ variations: [CountVariation] = [], _ reuse: LayoutReuse? = nil
  ) {
    self.scene = scene
    self.variations = variations
    let elements = scene.elements.withUnsafeBufferPointer { $0 }
    self.elements = elements
    containers = scene.containers.withUnsafeBufferPointer { $0 }
    self.reuse = reuse
    reuse?.begin()
    direction = scenario.layoutDirection ?? scene.layoutDirection
    let typeSize = scenario.dynamicType ?? scene.dynamicType
    scales = typeSize == .large ? [] : TextStyle.allCases.map { $0.scale(at: typeSize) }
    let count = roots.reduce(0) { $0 + elements[$1].end - $1 }
    placed.reserveCapacity(count)
    placed.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      preferLargePages(start, count * MemoryLayout<PlacedElement>.stride)
    }
    nodes = reuse?.nodes.take(capacity: count) ?? GrowingBuffer(capacity: count)
    let stateCount = min(count, containers.count)
    layouts.reserveCapacity(stateCount)
    states = reuse?.states.take(capacity: stateCount) ?? GrowingBuffer(capacity: stateCount)
    memo = reuse?.memo.take() ?? SizeMemo(capacity: stateCount)
    mayHaveGuides = !scene.modifiers.isEmpty
    for root in roots { add(root, parent: -1, orientation: nil) }
    rootCount = placed.count
    var next = 0
    while next < placed.count {
      // Most are leaves.
      if nodes[next].state >= 0 || nodes[next].outer < 0 { addChildren(of: next, scenario) }
      next += 1
    }
    findTraits()
  }

  // MARK: Collecting

  private mutating func add(_ element: ElementIndex, parent: Int, orientation: Axis?) {
    let index = nodes.count
    var node: Node
    switch elements[element].content {
    case .leaf(let leaf): node = leafNode(leaf, index)
    case .spacer(let spacer):
      node = Node(Self.spacerKind(orientation), index: index)
      node.size.width = spacer.minLength
      node.priority = -.infinity
      node.setTraits(Self.spacerTraits(node.kind))
    case .container(let number): node = containerNode(number, index)
    }
    let range = elements[element].modifiers
    if !range.isEmpty { addModifiers(range, around: index, &node) }
    placed.append(PlacedElement(element: element, parent: parent, outer: node.outer))
    nodes.append(node)
  }

  /// Adds a leaf without modifiers, as most children are; the same as `add`, in fewer steps.
  @inline(__always)
  private mutating func addLeaf(_ leaf: Leaf, _ element: ElementIndex, parent: Int) {
    let node = leafNode(leaf, nodes.count)
    placed.append(PlacedElement(element: element, parent: parent, outer: node.outer))
    nodes.append(node)
  }

  @inline(__always)
  private func leafNode(_ leaf: Leaf, _ index: Int) -> Node {
    guard let size = leaf.size else {
      var node = Node(leaf.shape == .circle ? .circle : .flexible, index: index)
      if leaf.shape != .circle { node.setTraits(.separable) }
      return node
    }
    var node = Node(.rigid, index: index)
    node.setTraits(.rigid)
    node.size = size
    if let style = leaf.relativeTo, !scales.isEmpty {
      let scale = scales[TextStyle.allCases.firstIndex(of: style) ?? 0]
      node.size = Size(width: size.width * scale, height: size.height * scale)
    }
    return node
  }

  private static func spacerKind(_ orientation: Axis?) -> Node.Kind {
    switch orientation {
    case .horizontal?: .horizontalSpacer
    case .vertical?: .verticalSpacer
    case nil: .spacer
    }
  }

  private mutating func containerNode(_ number: Int, _ index: Int) -> Node {
    var state = ContainerState()
    defer { states.append(state) }
    var node: Node
    switch containers[number].native {
    case .stack(let rules)?:
      node = Node(rules.axis == .horizontal ? .horizontalStack : .verticalStack, index: index)
      state.gap = rules.spacing ?? .nan
      state.guide = rules.guide
    case .zStack(let alignment)?:
      node = Node(.zStack, index: index)
      state.alignment = alignment
    case nil:
      node = Node(.custom, index: index)
      state.layout = Int32(layouts.count)
      let layout =
        reuse?.layout(number, of: scene)
        ?? ContainerLayout.make(scene.containers[number].layout)
      layouts.append(layout)
      state.ignoredAxes = layout.ignoredAxes
      if layout.properties.setsGuides { mayHaveGuides = true }
    }
    node.state = Int32(memo.add())
    return node
  }

  /// Adds the modifiers of an element, outermost first.
  private mutating func addModifiers(_ range: Range<UInt32>, around index: Int, _ node: inout Node)
  {
    node.outer = ~Int32(modifiers.count)
    var hasPriority = false
    for source in range.reversed() {
      let isLast = source == range.lowerBound
      modifiers.append(
        ModifierNode(
          source: Int32(source), inner: isLast ? Int32(index) : ~Int32(modifiers.count + 1)))
      if !hasPriority, let priority = scene.modifiers[Int(source)].modifier.priority {
        node.priority = priority
        hasPriority = true
      }
    }
  }

  private mutating func addChildren(of index: Int, _ scenario: Scenario) {
    let element = placed[index].element
    if case .container(let number) = elements[element].content {
      let count = count(of: number, element, at: index, scenario)
      let orientation = orientation(of: nodes[index])
      nodes[index].first = Int32(nodes.count)
      nodes[index].count = Int32(count)
      placed[index].setChildren(first: nodes.count, count: count)
      addSiblings(
        from: element + 1, count, parent: index, orientation,
        isTemplate: containers[number].isTemplate)
    }
    var node = Int(nodes[index].outer)
    while node < 0 {
      addLayer(of: ~node, around: index)
      node = Int(modifiers[~node].inner)
    }
  }

  /// The number of children that a container shows.
  private func count(
    of number: Int, _ element: ElementIndex, at index: Int, _ scenario: Scenario
  ) -> Int {
    let isSwept = !variations.isEmpty && containers[number].countRange != nil
    let count =
      (isSwept ? variedCount(of: element, at: index) : nil)
      ?? (scenario.counts.isEmpty ? nil : scenario.counts[element]) ?? containers[number].count
    let childCount = containers[number].childCount
    guard let count else { return childCount }
    return containers[number].isTemplate ? max(count, 0) : min(max(count, 0), childCount)
  }

  /// The count of a container that is the varied one of its root.
  private func variedCount(of element: ElementIndex, at index: Int) -> Int? {
    var root = index
    while let parent = placed[root].parent { root = parent }
    return variations[root].container == element ? variations[root].count : nil
  }

  private mutating func addSiblings(
    from first: ElementIndex, _ count: Int, parent: Int, _ orientation: Axis?, isTemplate: Bool
  ) {
    var child = first
    for _ in 0..<count {
      if case .leaf(let leaf) = elements[child].content, elements[child].modifiers.isEmpty {
        addLeaf(leaf, child, parent: parent)
      } else {
        add(child, parent: parent, orientation: orientation)
      }
      if !isTemplate { child = elements[child].end }
    }
  }

  /// Adds the elements that stand before or behind an element.
  private mutating func addLayer(of modifier: Int, around index: Int) {
    let source = Int(modifiers[modifier].source)
    let count = scene.modifiers[source].elementCount
    guard count > 0 else { return }
    modifiers[modifier].first = Int32(nodes.count)
    modifiers[modifier].count = Int32(count)
    addSiblings(
      from: scene.modifiers[source].firstElement, count, parent: index, nil, isTemplate: false)
  }

  private func orientation(of node: Node) -> Axis? {
    switch node.kind {
    case .horizontalStack: .horizontal
    case .verticalStack: .vertical
    case .custom: layouts[Int(states[Int(node.state)].layout)].properties.stackOrientation
    default: nil
    }
  }

  // MARK: Traits

  /// Finds what is known of containers and modifiers before anything is measured, from the
  /// leaves up.
  private mutating func findTraits() {
    var index = nodes.count - 1
    while index >= 0 {
      if nodes[index].state >= 0 { nodes[index].setTraits(containerTraits(of: nodes[index])) }
      if nodes[index].outer < 0 {
        nodes[index].outerTraits = outerTraits(of: index, nodes[index].traits)
      }
      index -= 1
    }
  }

  private static func spacerTraits(_ kind: Node.Kind) -> Traits {
    switch kind {
    case .horizontalSpacer: [.separable, .constantHeight, .spacing]
    case .verticalSpacer: [.separable, .constantWidth, .spacing]
    default: [.separable, .spacing]
    }
  }

  private func containerTraits(of node: Node) -> Traits {
    if node.kind == .custom, !mayHaveGuides { return .spacing }
    let children = Int(node.first)..<Int(node.first + node.count)
    var common = Traits.rigid
    var any: Traits = []
    var hasSeveralPriorities = false
    for child in children {
      common.formIntersection(nodes[child].outerTraits)
      any.formUnion(nodes[child].outerTraits)
      if nodes[child].priority != nodes[children.lowerBound].priority {
        hasSeveralPriorities = true
      }
    }
    let guides = any.intersection(.guides)
    if node.kind == .custom {
      let sets = layouts[Int(states[Int(node.state)].layout)].properties.setsGuides
      return guides.union(.spacing).union(sets ? .guides : [])
    }
    var traits = guides.isEmpty ? common : guides
    if hasSeveralPriorities { traits.insert(.mixedPriorities) }
    if any.contains(.spacing), node.kind != .zStack, states[Int(node.state)].gap.isNaN {
      traits.insert(.mixedGaps)
    }
    return traits
  }

  /// The traits of an element with its modifiers; finds those of the modifiers on the way.
  private mutating func outerTraits(of index: Int, _ content: Traits) -> Traits {
    var chain: [Int] = []
    var node = Int(nodes[index].outer)
    while node < 0 {
      chain.append(~node)
      node = Int(modifiers[~node].inner)
    }
    var traits = content.subtracting([.mixedPriorities, .mixedGaps])
    for node in chain.reversed() {
      traits = self.traits(of: scene.modifiers[Int(modifiers[node].source)].modifier, traits)
      modifiers[node].traits = traits
      if !traits.contains(.separable) { modifiers[node].memo = Int32(memo.add()) }
    }
    return traits
  }

  private func traits(of modifier: any NamedModifier, _ content: Traits) -> Traits {
    var traits = content
    if !modifier.isSeparable { traits.subtract(.rigid) }
    for axis in Axis.allCases {
      let isConstant = modifier.isConstant(axis, content: traits.contains(.constant(axis)))
      if isConstant, traits.contains(.separable) {
        traits.insert(.constant(axis))
      } else {
        traits.remove(.constant(axis))
      }
    }
    if !modifier.guides.isEmpty { traits.insert(.guides) }
    return traits
  }

  // MARK: Placing

  /// Measures and places everything, once; a parent is placed before its children.
  mutating func layOut(in canvas: Canvas) {
    let (scene, layouts, rootCount) = (scene, layouts, rootCount)
    let (nodes, states, direction, reuse) = (nodes, states, direction, reuse)
    let memo = memo.taken()
    let room = nodes.count + 1
    let entries = reuse?.entries.take(capacity: room) ?? GrowingBuffer(capacity: room)
    let order = reuse?.order.take(capacity: room) ?? GrowingBuffer(capacity: room)
    defer {
      if let reuse {
        reuse.nodes.give(nodes)
        reuse.states.give(states)
        reuse.entries.give(entries)
        reuse.order.give(order)
      } else {
        nodes.deallocate()
        states.deallocate()
        entries.deallocate()
        order.deallocate()
      }
    }
    placed.withUnsafeMutableBufferPointer { placed in
      modifiers.withUnsafeMutableBufferPointer { modifiers in
        let engine = LayoutEngine(
          scene, direction, nodes.buffer, placed, states.buffer, modifiers, layouts, memo,
          reuse?.directions, entries.start, order.start)
        withExtendedLifetime(engine) {
          engine.placeAll(rootCount: rootCount, in: canvas)
          rotations = engine.run.pointee.rotations
          measurementCount = engine.run.pointee.measurementCount
          hasDefects = engine.run.pointee.hasDefects
          reuse?.memo.give(engine.run.pointee.memo.taken())
        }
      }
    }
  }
}
