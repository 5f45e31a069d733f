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
  /// The space that the scene is written for.
  public let canvas: Canvas
  /// The top-level containers that are offered the whole canvas, not its safe area.
  public let rootsIgnoringSafeArea: Set<ElementIndex>
  /// All elements in document order.
  public let elements: [Element]
  /// What containers have beyond other elements; `Element.Content.container` has the index.
  public let containers: [Container]
  /// The modifiers of all elements; `Element.modifiers` has the places of one's.
  public let modifiers: [ElementModifier]
  /// The attributes that layouts read of their children; `Element.childValues` has the index.
  let childValues: [AttributeValues]
  /// The direction in which the scene is read.
  public let layoutDirection: LayoutDirection
  /// The text size that scaled sizes are made for.
  public let dynamicType: DynamicTypeSize
  /// The JSON texts of all `data`, one after the other.
  private let data: [UInt8]

  /// Makes a scene; the elements must be in document order and their indices must be right.
  package init(
    name: String, canvas: Canvas, elements: [Element], containers: [Container],
    modifiers: [ElementModifier] = [], childValues: [AttributeValues] = [], data: [UInt8],
    layoutDirection: LayoutDirection = .leftToRight, dynamicType: DynamicTypeSize = .large,
    rootsIgnoringSafeArea: Set<ElementIndex> = []
  ) {
    self.name = name
    self.canvas = canvas
    self.elements = elements
    self.containers = containers
    self.modifiers = modifiers
    self.childValues = childValues
    self.data = data
    self.layoutDirection = layoutDirection
    self.dynamicType = dynamicType
    self.rootsIgnoringSafeArea = rootsIgnoringSafeArea
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

  /// The modifiers of an element in the order of their application, innermost first.
  public func modifiers(of index: ElementIndex) -> ArraySlice<ElementModifier> {
    let range = elements[index].modifiers
    return modifiers[Int(range.lowerBound)..<Int(range.upperBound)]
  }

  /// What an element sets for its parent's layout, by attribute; nil when there is nothing.
  func childValues(of index: ElementIndex) -> AttributeValues? {
    let values = elements[index].childValues
    return values < 0 ? nil : childValues[Int(values)]
  }
}
