/// One element of a scene, as its author wrote it.
public struct Element: Sendable {
  /// What an element is.
  public enum Content: Sendable {
    /// An element without children.
    case leaf(Leaf)
    /// The index in `Scene.containers`.
    case container(Int)
  }

  /// The author's name for it, unique among its siblings; nil when there is none.
  public let id: String?
  /// What it is.
  public let content: Content
  /// The index after its last descendant.
  public package(set) var end: ElementIndex
  /// Where its data stands in the scene's pool; nil when there is none.
  let data: Range<UInt32>?

  /// Makes an element.
  package init(id: String?, content: Content, end: ElementIndex, data: Range<UInt32>?) {
    self.id = id
    self.content = content
    self.end = end
    self.data = data
  }
}

/// An element without children.
public struct Leaf: Sendable, Hashable {
  /// The size that it answers whatever is offered, in points; nil: it is flexible.
  public let size: Size?
  /// Its outline.
  public let shape: Shape

  /// Makes a leaf.
  public init(size: Size?, shape: Shape) {
    self.size = size
    self.shape = shape
  }

  /// The size it takes for a proposal.
  ///
  /// A rigid leaf answers its size. A flexible one answers the offer, 10 where it is
  /// unspecified; a circle the square of the smaller side, where an unspecified axis follows
  /// the other one (SwiftUI's Rectangle and Circle).
  func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    if let size { return size }
    guard shape == .circle else { return proposal.replacingUnspecifiedDimensions() }
    let width = proposal.width ?? proposal.height ?? 10
    let height = proposal.height ?? proposal.width ?? 10
    return Size(square: min(width, height))
  }
}

/// The outline of a leaf.
public enum Shape: String, Sendable, CaseIterable {
  /// The whole frame.
  case rectangle
  /// The largest circle in the middle of the frame.
  case circle
  /// The ellipse that touches all sides of the frame.
  case ellipse
  /// The frame with its shorter sides rounded to half circles.
  case capsule
}
