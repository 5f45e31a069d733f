/// What a parent offers a child, per axis, in points.
///
/// As in SwiftUI: nil asks for the ideal size, 0 for the minimum, infinity for the maximum, and
/// a number offers that much. A child chooses its own size.
public struct ProposedViewSize: Hashable, Sendable {
  /// The width on offer; nil is unspecified.
  public var width: Double?
  /// The height on offer; nil is unspecified.
  public var height: Double?

  /// Asks for the minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// Makes a proposal.
  @inlinable
  public init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  /// Proposes exactly a size.
  @inlinable
  public init(_ size: Size) { self.init(width: size.width, height: size.height) }

  /// The proposal as a size; only nil is replaced, 0 and infinity pass (SwiftUI's contract).
  @inlinable
  public func replacingUnspecifiedDimensions(
    by size: Size = Size(width: 10, height: 10)
  ) -> Size {
    Size(width: width ?? size.width, height: height ?? size.height)
  }
}

extension ProposedViewSize {
  /// The square that fits the offer: its side is the smaller of both, nil counting as `ideal`.
  func fittingSquare(unspecified ideal: Double) -> Size {
    Size(square: replacingUnspecifiedDimensions(by: Size(square: ideal)).smallerSide)
  }
}
