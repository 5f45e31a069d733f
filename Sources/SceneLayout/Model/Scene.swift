/// The index of an element in its scene.
public typealias ElementIndex = Int

/// A lowered scene: what the author wrote, checked, with every child kept.
///
/// `count` is not applied here but in a layout run, so that runs over many counts and canvases
/// start from one scene. Elements stand in document order: an element's first child follows
/// it, and `end` is the index after its last descendant.
public struct Scene: Sendable {
  /// The scene's name.
  public let name: String
  /// The space offered to each top-level container, in points.
  public let canvas: Size
  /// All elements in document order.
  public let elements: [Element]
  /// What containers have beyond other elements; `Element.Content.container` has the index.
  public let containers: [Container]
  /// Where the centres of top-level elements stand in the canvas; others are centred in it.
  public let positions: [ElementIndex: Point]
  /// The JSON texts of all `data`, one after the other.
  private let data: [UInt8]

  /// Makes a scene; the elements must be in document order and their indices must be right.
  package init(
    name: String, canvas: Size, elements: [Element], containers: [Container],
    positions: [ElementIndex: Point], data: [UInt8]
  ) {
    self.name = name
    self.canvas = canvas
    self.elements = elements
    self.containers = containers
    self.positions = positions
    self.data = data
  }

  /// The top-level containers.
  public var roots: [ElementIndex] {
    var result: [ElementIndex] = []
    var index = 0
    while index < elements.count {
      result.append(index)
      index = elements[index].end
    }
    return result
  }

  /// The container of an element; nil for a leaf.
  public func container(_ index: ElementIndex) -> Container? {
    guard case .container(let number) = elements[index].content else { return nil }
    return containers[number]
  }

  /// What the author put into `data`, as JSON text in UTF-8; nil when there is none.
  public func data(of index: ElementIndex) -> ArraySlice<UInt8>? {
    elements[index].data.map { data[Int($0.lowerBound)..<Int($0.upperBound)] }
  }
}
