import SceneLayout

/// A scene written as a tree, without a file.
indirect enum SceneTree {
  /// A leaf with a size of its own.
  case rigid(Double, Double)
  /// A leaf that takes what it is offered.
  case flexible(Shape)
  /// A container with its children.
  case container(any NamedLayout, [SceneTree])
  /// A container with copies of one child.
  case copies(any NamedLayout, Int, SceneTree)

  /// A square leaf with a size of its own.
  static func square(_ side: Double) -> SceneTree { .rigid(side, side) }
}

/// Appends the elements of trees in document order.
private struct SceneBuilder {
  var elements: [Element] = []
  var containers: [Container] = []

  mutating func add(_ tree: SceneTree) {
    switch tree {
    case .rigid(let width, let height):
      addLeaf(Leaf(size: Size(width: width, height: height), shape: .rectangle))
    case .flexible(let shape): addLeaf(Leaf(size: nil, shape: shape))
    case .container(let layout, let children): addContainer(layout, children, copies: nil)
    case .copies(let layout, let count, let child): addContainer(layout, [child], copies: count)
    }
  }

  private mutating func addLeaf(_ leaf: Leaf) {
    let end = elements.count + 1
    elements.append(Element(id: nil, content: .leaf(leaf), end: end, data: nil))
  }

  private mutating func addContainer(
    _ layout: any NamedLayout, _ children: [SceneTree], copies: Int?
  ) {
    let index = elements.count
    elements.append(
      Element(id: nil, content: .container(containers.count), end: 0, data: nil))
    containers.append(
      Container(
        layout: layout, childCount: children.count, isTemplate: copies != nil, count: copies,
        countRange: nil, animation: nil))
    for child in children { add(child) }
    elements[index].end = elements.count
  }
}

extension Scene {
  /// The scene of some trees, each a layer of its own.
  init(_ roots: SceneTree..., canvas: Size = Size(width: 400, height: 300)) {
    var builder = SceneBuilder()
    for root in roots { builder.add(root) }
    self.init(
      name: "test", canvas: Canvas(size: canvas), elements: builder.elements,
      containers: builder.containers,
      data: [])
  }
}

extension NamedLayout {
  /// The layout with some of its attributes set.
  static func with(_ values: KeyValuePairs<String, AttributeValue> = [:]) -> Self {
    var attributes = AttributeValues(defaultsOf: Self.attributes)
    for (name, value) in values { attributes[name] = value }
    return Self(attributes)
  }
}

extension Placements {
  /// The frames of an element's children.
  func childFrames(of index: Int = 0) -> [Rect] { children(of: index).map { elements[$0].frame } }
}
