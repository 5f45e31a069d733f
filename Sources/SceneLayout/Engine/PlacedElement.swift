/// One element of a scene with its place; a template's copies are elements of their own.
public struct PlacedElement: Sendable {
  private let elementNumber: UInt32
  private let parentNumber: Int32
  private(set) var firstNumber: UInt32 = 0
  private(set) var countNumber: UInt32 = 0
  /// The outermost modifier's node as its complement; the element's own index without one.
  let outer: Int32
  @usableFromInline
  var marks: Marks = []
  /// What the element was offered when it was placed, inside its modifiers.
  public internal(set) var proposal = ProposedViewSize.unspecified
  /// Where it stands in the canvas, in points, without its modifiers; always finite.
  public internal(set) var frame = Rect.zero

  @usableFromInline
  struct Marks: OptionSet, Sendable {
    @usableFromInline
    let rawValue: UInt8

    @inlinable
    init(rawValue: UInt8) { self.rawValue = rawValue }

    static let placed = Marks(rawValue: 1)
    static let nonFinite = Marks(rawValue: 2)
    @inlinable
    static var hidden: Marks { Marks(rawValue: 4) }
  }

  @inline(__always)
  init(element: ElementIndex, parent: Int, outer: Int32) {
    elementNumber = UInt32(truncatingIfNeeded: element)
    parentNumber = Int32(truncatingIfNeeded: parent)
    self.outer = outer
  }

  @inline(__always)
  mutating func setChildren(first: Int, count: Int) {
    firstNumber = UInt32(truncatingIfNeeded: first)
    countNumber = UInt32(truncatingIfNeeded: count)
  }

  /// The element in the scene.
  public var element: ElementIndex { Int(elementNumber) }
  /// The index of the parent in the placements; nil for a top-level container.
  public var parent: Int? { parentNumber < 0 ? nil : Int(parentNumber) }
  /// The index of the first child in the placements; the children stand together.
  public var firstChild: Int { Int(firstNumber) }
  /// The number of children, hidden ones included.
  public var childCount: Int { Int(countNumber) }

  /// Whether it has modifiers.
  public var isModified: Bool { outer < 0 }

  /// Whether its layout placed it; else it stands at the centre of its parent.
  public internal(set) var isPlaced: Bool {
    get { marks.contains(.placed) }
    set { if newValue { marks.insert(.placed) } else { marks.remove(.placed) } }
  }

  /// Whether its layout gave a position or a size that is not finite, which was replaced.
  public internal(set) var isNonFinite: Bool {
    get { marks.contains(.nonFinite) }
    set { if newValue { marks.insert(.nonFinite) } else { marks.remove(.nonFinite) } }
  }

  /// Whether its layout chose not to show it, or hid its parent.
  ///
  /// Asked of every element by what reads placements.
  public internal(set) var isHidden: Bool {
    @inlinable get { marks.contains(.hidden) }
    set { if newValue { marks.insert(.hidden) } else { marks.remove(.hidden) } }
  }
}
