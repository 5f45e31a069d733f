/// The space that a scene is shown in.
public struct Canvas: Sendable, Hashable {
  /// The whole space in points.
  public var size: Size
  /// What the system covers at its edges; top-level containers are offered the rest.
  public var safeArea: EdgeInsets

  /// Makes a canvas; without insets all of it is safe.
  public init(size: Size, safeArea: EdgeInsets = EdgeInsets()) {
    self.size = size
    self.safeArea = safeArea
  }

  /// The space of a scene that says nothing: 390 x 844, all of it safe.
  public static let standard = Canvas(size: Size(width: 390, height: 844))
}

extension Canvas {
  /// All of it, its corner at the origin.
  public var bounds: Rect { Rect(origin: Point(x: 0, y: 0), size: size) }

  /// What the system leaves, never of negative extent; leading is right in a right-to-left
  /// scene.
  public func safeBounds(_ direction: LayoutDirection) -> Rect {
    let left = direction == .leftToRight ? safeArea.leading : safeArea.trailing
    return Rect(
      x: min(left, size.width), y: min(safeArea.top, size.height),
      width: max(0, size.width - safeArea.sum(.horizontal)),
      height: max(0, size.height - safeArea.sum(.vertical)))
  }
}
