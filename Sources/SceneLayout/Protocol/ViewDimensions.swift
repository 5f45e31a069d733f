/// The size and the guides of a child for one proposal: SwiftUI's `ViewDimensions`.
///
/// Valid only during the call in which it is made.
public struct ViewDimensions: Sendable {
  /// The size in points.
  public let size: Size
  private let subview: LayoutSubview
  private let proposal: ProposedViewSize

  init(_ subview: LayoutSubview, _ proposal: ProposedViewSize) {
    self.subview = subview
    self.proposal = proposal
    size = subview.sizeThatFits(proposal)
  }

  /// The width in points.
  public var width: Double { size.width }
  /// The height in points.
  public var height: Double { size.height }

  /// The distance of a guide from the leading edge.
  public subscript(guide: HorizontalAlignment) -> Double {
    self[explicit: guide] ?? guide.fraction * width
  }

  /// The distance of a guide from the top edge.
  public subscript(guide: VerticalAlignment) -> Double {
    self[explicit: guide] ?? guide.fraction * height
  }

  /// The distance of a guide from the leading edge; nil when nothing sets it.
  public subscript(explicit guide: HorizontalAlignment) -> Double? {
    subview.engine.value.explicitGuide(.horizontal(guide), of: subview.outer, proposal)
  }

  /// The distance of a guide from the top edge; nil when nothing sets it.
  public subscript(explicit guide: VerticalAlignment) -> Double? {
    subview.engine.value.explicitGuide(.vertical(guide), of: subview.outer, proposal)
  }
}
