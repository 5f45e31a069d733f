/// One element of a scene with its place; a template's copies are elements of their own.
public struct PlacedElement: Sendable {
  /// The element in the scene.
  public let element: ElementIndex
  /// The index of the parent in the placements; nil for a top-level container.
  public let parent: Int?
  /// The index of the first child in the placements; the children stand together.
  public internal(set) var firstChild = 0
  /// The number of children that are shown.
  public internal(set) var childCount = 0
  /// What the element was offered when it was placed.
  public internal(set) var proposal = ProposedViewSize.unspecified
  /// Where it stands in the canvas, in points; always finite.
  public internal(set) var frame = Rect.zero
  /// Whether its layout placed it; else it stands at the centre of its parent.
  public internal(set) var isPlaced = false
  /// Whether its layout gave a position or a size that is not finite, which was replaced.
  public internal(set) var isNonFinite = false

  /// How the engine measures it.
  var sizing: Sizing

  /// The size of a rigid leaf, or how another element answers.
  enum Sizing {
    case rigid(Size)
    case flexible(Leaf)
    case container(Int)
  }

  init(element: ElementIndex, parent: Int?, sizing: Sizing) {
    self.element = element
    self.parent = parent
    self.sizing = sizing
  }
}
