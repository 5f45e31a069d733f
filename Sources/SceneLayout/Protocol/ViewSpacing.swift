/// The distances that a view prefers to its neighbours: SwiftUI's `ViewSpacing`.
public struct ViewSpacing: Sendable, Hashable {
  private var edges: [Double?] = [nil, nil, nil, nil]

  /// The distance where nobody prefers one, in points.
  public static let defaultDistance = 8.0
  /// No distance on any side, as a spacer prefers.
  public static let zero = ViewSpacing(all: 0)

  /// Prefers the default distance on all sides.
  public init() {}

  /// Prefers distances in points; nil: the default.
  public init(
    top: Double? = nil, leading: Double? = nil, bottom: Double? = nil, trailing: Double? = nil
  ) {
    edges = [leading, trailing, top, bottom]
  }

  private init(all distance: Double) { edges = Array(repeating: distance, count: 4) }

  /// The distance to the next view along an axis: the larger of both preferences, 8 where
  /// there is none.
  public func distance(to next: ViewSpacing, along axis: Axis) -> Double {
    let first = axis == .horizontal ? 0 : 2
    switch (edges[first + 1], next.edges[first]) {
    case (let own?, let other?): return max(own, other)
    case (let one?, nil), (nil, let one?): return one
    case (nil, nil): return Self.defaultDistance
    }
  }

  /// Takes in another view's preferences: the larger ones on each side.
  public mutating func formUnion(_ other: ViewSpacing) {
    for (index, edge) in other.edges.enumerated() {
      guard let edge else { continue }
      edges[index] = max(edges[index] ?? edge, edge)
    }
  }
}
