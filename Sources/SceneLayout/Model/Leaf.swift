/// An element without children.
public struct Leaf: Sendable, Hashable {
  /// The size that it answers whatever is offered, in points; nil: it is flexible.
  public let size: Size?
  /// Its outline.
  public let shape: Shape
  /// The text style with which its size grows; nil: it does not.
  public let relativeTo: TextStyle?

  /// Makes a leaf.
  public init(size: Size?, shape: Shape, relativeTo: TextStyle? = nil) {
    self.size = size
    self.shape = shape
    self.relativeTo = relativeTo
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

/// An element that takes the room that its siblings leave: SwiftUI's `Spacer`.
public struct Spacer: Sendable, Hashable {
  /// The least length along the axis of its stack, in points.
  public let minLength: Double

  /// SwiftUI's default least length in points.
  public static let defaultMinLength = 8.0

  /// Makes a spacer.
  public init(minLength: Double = defaultMinLength) { self.minLength = minLength }
}
