/// One run: the shown elements are collected level by level, then placed in the same order.
struct LayoutRun {
  private let scene: Scene
  private(set) var placed: [PlacedElement] = []
  private(set) var rootCount = 0
  private var containers: [ContainerLayout] = []

  init(_ scene: Scene, _ scenario: Scenario) {
    self.scene = scene
    placed.reserveCapacity(scene.elements.count)
    for root in scene.roots { add(root, parent: nil) }
    rootCount = placed.count
    var next = 0
    while next < placed.count {
      addChildren(of: next, scenario)
      next += 1
    }
  }

  private mutating func add(_ element: ElementIndex, parent: Int?) {
    let sizing: PlacedElement.Sizing
    switch scene.elements[element].content {
    case .leaf(let leaf): sizing = leaf.size.map { .rigid($0) } ?? .flexible(leaf)
    case .container(let number):
      sizing = .container(containers.count)
      containers.append(ContainerLayout.make(scene.containers[number].layout))
    }
    placed.append(PlacedElement(element: element, parent: parent, sizing: sizing))
  }

  private mutating func addChildren(of index: Int, _ scenario: Scenario) {
    let element = placed[index].element
    guard case .container(let number) = scene.elements[element].content else { return }
    let container = scene.containers[number]
    let count = scenario.count(of: container, element)
    placed[index].firstChild = placed.count
    placed[index].childCount = count
    var child = element + 1
    for _ in 0..<count {
      add(child, parent: index)
      if !container.isTemplate { child = scene.elements[child].end }
    }
  }

  /// Measures and places everything; a parent is placed before its children.
  mutating func layOut(in canvas: Size) {
    let scene = scene
    let containers = containers
    let rootCount = rootCount
    placed.withUnsafeMutableBufferPointer { nodes in
      let engine = LayoutEngine(nodes, containers)
      withExtendedLifetime(engine) {
        for root in 0..<rootCount {
          let position = scene.positions[nodes[root].element]
          engine.place(
            root, at: position ?? Point(x: canvas.width / 2, y: canvas.height / 2),
            anchor: .center, proposal: ProposedViewSize(canvas))
        }
        for node in 0..<nodes.count { engine.placeChildren(of: node) }
      }
    }
  }
}
