/// The index of an element in its scene.
public typealias ElementIndex = Int

/// A lowered scene: what the author wrote, checked, with every child kept.
///
/// `count` is not applied here but in a layout run, so that runs over many counts and canvases
/// start from one scene. Elements stand in document order: an element's first child follows
/// it, and `end` is the index after its last descendant.
public struct Scene: Sendable {
  /// One reference, however often a scene is handed on: each layout run keeps it.
  private let storage: Storage

  private final class Storage: Sendable {
    let name: String
    let canvas: Canvas
    let rootsIgnoringSafeArea: Set<ElementIndex>
    let elements: [Element]
    let containers: [Container]
    let modifiers: [ElementModifier]
    let childValues: [AttributeValues]
    let layoutDirection: LayoutDirection
    let dynamicType: DynamicTypeSize
    let data: [UInt8]

    init(
      name: String, canvas: Canvas, elements: [Element], containers: [Container],
      modifiers: [ElementModifier], childValues: [AttributeValues], data: [UInt8],
      layoutDirection: LayoutDirection, dynamicType: DynamicTypeSize,
      rootsIgnoringSafeArea: Set<ElementIndex>
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
  }

  /// Makes a scene; the elements must be in document order and their indices must be right.
  package init(
    name: String, canvas: Canvas, elements: [Element], containers: [Container],
    modifiers: [ElementModifier] = [], childValues: [AttributeValues] = [], data: [UInt8],
    layoutDirection: LayoutDirection = .leftToRight, dynamicType: DynamicTypeSize = .large,
    rootsIgnoringSafeArea: Set<ElementIndex> = []
  ) {
    storage = Storage(
      name: name, canvas: canvas, elements: elements, containers: containers,
      modifiers: modifiers, childValues: childValues, data: data,
      layoutDirection: layoutDirection, dynamicType: dynamicType,
      rootsIgnoringSafeArea: rootsIgnoringSafeArea)
  }

  /// The scene's name.
  public var name: String { storage.name }
  /// The space that the scene is written for.
  public var canvas: Canvas { storage.canvas }
  /// The top-level containers that are offered the whole canvas, not its safe area.
  public var rootsIgnoringSafeArea: Set<ElementIndex> { storage.rootsIgnoringSafeArea }
  /// All elements in document order.
  public var elements: [Element] { storage.elements }
  /// What containers have beyond other elements; `Element.Content.container` has the index.
  public var containers: [Container] { storage.containers }
  /// The modifiers of all elements; `Element.modifiers` has the places of one's.
  public var modifiers: [ElementModifier] { storage.modifiers }
  /// The JSON texts of all `data` in UTF-8; `Element.data` has the place of one's.
  package var data: [UInt8] { storage.data }
  /// The attributes that layouts read of their children; `Element.childValues` has the index.
  var childValues: [AttributeValues] { storage.childValues }
  /// The direction in which the scene is read.
  public var layoutDirection: LayoutDirection { storage.layoutDirection }
  /// The text size that scaled sizes are made for.
  public var dynamicType: DynamicTypeSize { storage.dynamicType }

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

  /// What an element is; without a look at the array, which a caller elsewhere would hold.
  package func content(of index: ElementIndex) -> Element.Content {
    storage.elements[index].content
  }

  /// The container of an element; nil for a leaf.
  public func container(_ index: ElementIndex) -> Container? {
    guard case .container(let number) = content(of: index) else { return nil }
    return containers[number]
  }

  /// Whether an element is the template that the children of its parent are copies of.
  ///
  /// What stands behind or before a container has it for its parent too, and is no copy.
  package func isTemplate(_ index: ElementIndex, of parent: ElementIndex) -> Bool {
    index == parent + 1 && container(parent)?.isTemplate == true
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
