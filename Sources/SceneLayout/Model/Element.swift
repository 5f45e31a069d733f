/// One element of a scene, as its author wrote it.
public struct Element: Sendable {
  /// What an element is.
  public enum Content: Sendable {
    /// An element without children.
    case leaf(Leaf)
    /// Room that takes what its siblings leave.
    case spacer(Spacer)
    /// The index in `Scene.containers`.
    case container(Int)
  }

  /// The author's name for it, `[A-Za-z_][A-Za-z0-9_.-]*`, unique among its siblings; nil when
  /// there is none.
  public let id: String?
  /// What it is.
  public let content: Content
  private var endNumber: UInt32
  /// Where its data stands in the scene's pool; nil when there is none.
  package let data: Range<UInt32>?
  /// Where its modifiers stand in the scene's list, in the order of their application.
  let modifiers: Range<UInt32>
  /// Where the attributes that its parent's layout reads stand; -1 when there are none.
  let childValues: Int32

  /// The index after its last descendant, those in its modifiers included.
  public package(set) var end: ElementIndex {
    get { Int(endNumber) }
    set { endNumber = UInt32(truncatingIfNeeded: newValue) }
  }

  /// Makes an element.
  package init(
    id: String?, content: Content, end: ElementIndex, data: Range<UInt32>?,
    modifiers: Range<UInt32> = 0..<0, childValues: Int? = nil
  ) {
    self.id = id
    self.content = content
    endNumber = UInt32(truncatingIfNeeded: end)
    self.data = data
    self.modifiers = modifiers
    self.childValues = childValues.map { Int32($0) } ?? -1
  }
}

/// A modifier of an element, with the elements that stand in it.
public struct ElementModifier: Sendable {
  /// The modifier, made from its attributes.
  public let modifier: any NamedModifier
  /// The first of the elements before or behind the content.
  public let firstElement: ElementIndex
  /// How many elements stand before or behind the content; 0 unless the modifier is a layer.
  public let elementCount: Int

  /// Makes a modifier with its elements; they are siblings, one after the other.
  package init(
    _ modifier: any NamedModifier, firstElement: ElementIndex = 0, elementCount: Int = 0
  ) {
    self.modifier = modifier
    self.firstElement = firstElement
    self.elementCount = elementCount
  }
}
