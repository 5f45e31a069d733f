/// What a parent offers a child: per axis a length in points, or nil for "your ideal size".
///
/// 0 asks for the minimum, infinity for the maximum (SwiftUI's contract).
public struct ProposedViewSize: Sendable {
  /// The offers; NaN where an axis is unspecified, so that a proposal is two words.
  @usableFromInline
  var storage: Size

  /// Asks for the minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// Makes a proposal.
  @inlinable
  public init(width: Double?, height: Double?) {
    storage = Size(width: width ?? .nan, height: height ?? .nan)
  }

  /// Proposes exactly a size.
  @inlinable
  public init(_ size: Size) { storage = size }

  /// The offered width; nil: unspecified.
  @inlinable
  public var width: Double? {
    get { storage.width.isNaN ? nil : storage.width }
    set { storage.width = newValue ?? .nan }
  }

  /// The offered height; nil: unspecified.
  @inlinable
  public var height: Double? {
    get { storage.height.isNaN ? nil : storage.height }
    set { storage.height = newValue ?? .nan }
  }

  /// The offer along an axis; nil: unspecified.
  @inlinable
  public subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// The proposal as a size; only nil is replaced, 0 and infinity pass (SwiftUI's contract).
  @inlinable
  public func replacingUnspecifiedDimensions(
    by size: Size = Size(width: 10, height: 10)
  ) -> Size {
    Size(width: width ?? size.width, height: height ?? size.height)
  }
}

extension ProposedViewSize: Hashable {
  /// Whether both axes are offered the same.
  @inlinable
  public static func == (left: ProposedViewSize, right: ProposedViewSize) -> Bool {
    same(left.storage.width, right.storage.width)
      && same(left.storage.height, right.storage.height)
  }

  @inlinable
  static func same(_ a: Double, _ b: Double) -> Bool { a == b || a.isNaN && b.isNaN }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
  }
}

extension ProposedViewSize {
  /// An offer for a major axis and one for the other; NaN is unspecified.
  @inline(__always)
  init(_ axis: Axis, _ major: Double, _ minor: Double) {
    storage =
      axis == .horizontal
      ? Size(width: major, height: minor) : Size(width: minor, height: major)
  }

  /// The proposal, unspecified along some axes.
  @inline(__always)
  func without(_ axes: Axis.Set) -> ProposedViewSize {
    var result = self
    if axes.contains(.horizontal) { result.storage.width = .nan }
    if axes.contains(.vertical) { result.storage.height = .nan }
    return result
  }

  /// The offer along an axis; NaN where it is unspecified.
  @inline(__always)
  func offer(_ axis: Axis) -> Double { storage[axis] }

  /// The square that fits the offer: its side is the smaller of both, nil counting as `ideal`.
  func fittingSquare(unspecified ideal: Double) -> Size {
    Size(square: replacingUnspecifiedDimensions(by: Size(square: ideal)).smallerSide)
  }
}
