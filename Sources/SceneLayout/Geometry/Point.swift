/// A place in points: x to the right, y down.
public struct Point: Hashable, Sendable {
  /// The distance to the right of the origin.
  public var x: Double
  /// The distance below the origin.
  public var y: Double

  /// Makes a point.
  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The point at a distance in a direction; 0° is to the right, angles grow clockwise.
  ///
  /// The angle is reduced in degrees before the trigonometry, so multiples of 90° are exact.
  public func moved(by distance: Double, degrees: Double) -> Point {
    moved(by: distance, along: Direction(degrees: degrees))
  }

  @inline(__always)
  func moved(by distance: Double, along direction: Direction) -> Point {
    Point(x: x + distance * direction.x, y: y + distance * direction.y)
  }
}

/// A place in a rectangle as a fraction of its size: what SwiftUI calls UnitPoint.
public struct UnitPoint: Hashable, Sendable {
  /// 0 at the left edge, 1 at the right edge.
  public var x: Double
  /// 0 at the top edge, 1 at the bottom edge.
  public var y: Double

  /// The top left corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The centre.
  public static let center = UnitPoint(x: 0.5, y: 0.5)

  /// Makes a unit point.
  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
