/// A width and a height in points.
public struct Size: Hashable, Sendable {
  /// The extent to the right.
  public var width: Double
  /// The extent downwards.
  public var height: Double

  /// No extent.
  public static let zero = Size(width: 0, height: 0)

  /// Makes a size.
  @inlinable
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Makes a square.
  @inlinable
  public init(square side: Double) { self.init(width: side, height: side) }

  /// The smaller side.
  @inlinable
  public var smallerSide: Double { min(width, height) }

  /// The larger side.
  @inlinable
  public var largerSide: Double { max(width, height) }
}
