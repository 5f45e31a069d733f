/// Distances to the four edges in points; negative ones reach beyond.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance to the top edge.
  public var top: Double
  /// The distance to the leading edge: left, or right in a right-to-left layout.
  public var leading: Double
  /// The distance to the bottom edge.
  public var bottom: Double
  /// The distance to the trailing edge.
  public var trailing: Double

  /// Makes insets.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The sum of the insets along an axis.
  func sum(_ axis: Axis) -> Double { axis == .horizontal ? leading + trailing : top + bottom }
}

extension ProposedViewSize {
  /// The proposal less some insets, never below 0; nil stays nil.
  public func inset(by insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: height.map { max(0, $0 - insets.top - insets.bottom) })
  }
}
