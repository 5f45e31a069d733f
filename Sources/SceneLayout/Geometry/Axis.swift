/// One of the two axes of the plane.
public enum Axis: String, Sendable, CaseIterable {
  /// To the right.
  case horizontal
  /// Downwards.
  case vertical

  /// Some of the axes.
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt8
    /// The horizontal axis.
    public static let horizontal = Set(rawValue: 1)
    /// The vertical axis.
    public static let vertical = Set(rawValue: 2)

    /// Makes a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A set of one axis.
    public init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }
  }

  /// The other axis.
  @inlinable
  public var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Size {
  /// The extent along an axis.
  @inlinable
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension Point {
  /// The coordinate along an axis.
  @inlinable
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension Rect {
  /// The coordinate of the leading or top edge along an axis, left to right.
  @inlinable
  func lowerEdge(_ axis: Axis) -> Double { axis == .horizontal ? minX : minY }
}
