/// A rectangle in points; its origin is its top left corner.
public struct Rect: Hashable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// The extent; never negative in a placement.
  public var size: Size

  /// No extent, at the origin.
  public static let zero = Rect(origin: Point(x: 0, y: 0), size: .zero)

  /// Makes a rectangle.
  @inlinable
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from its corner and its sides.
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The left edge.
  @inlinable
  public var minX: Double { origin.x }
  /// The top edge.
  @inlinable
  public var minY: Double { origin.y }
  /// The right edge.
  @inlinable
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  @inlinable
  public var maxY: Double { origin.y + size.height }
  /// The width.
  @inlinable
  public var width: Double { size.width }
  /// The height.
  @inlinable
  public var height: Double { size.height }
  /// The middle.
  @inlinable
  public var center: Point {
    Point(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
  }
}

extension Rect {
  /// Whether all sides are finite, and their sum, whose overflow is a defect as well.
  @inline(__always)
  var isFinite: Bool { (minX + minY + width + height).isFinite }

  /// Zeros where a layout gave infinity or NaN.
  var madeFinite: Rect {
    func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }
    return Rect(
      x: finite(minX), y: finite(minY), width: finite(width), height: finite(height))
  }

  /// Whether it is the same but for rounding, far below what an output shows.
  func isAlmost(_ other: Rect) -> Bool {
    abs(minX - other.minX) < 1e-6 && abs(minY - other.minY) < 1e-6
      && abs(width - other.width) < 1e-6 && abs(height - other.height) < 1e-6
  }
}
