/// Children one before the other: SwiftUI's ZStack.
public struct ZStackLayout: NamedLayout {
  public static let name = "zStack"
  public static let summary = "Children one before the other, back to front."
  public static let attributes = [
    AttributeSpec.alignment("Which guides of the children come together.")
  ]
  public static let example = """
    - id: menu
      layout: zStack
      children:
        - {id: guide, shape: circle, padding: 32}
        - {id: label, size: [120, 40]}
    """

  let alignment: Alignment

  public init(_ attributes: AttributeValues) { alignment = attributes.alignment("alignment") }

  /// Children of a lower priority have no say in the size.
  public var letsChildrenOut: Bool { true }

  public var overlapAxes: Axis.Set { [.horizontal, .vertical] }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> Size {
    subviews.zStackSize(alignment, proposal)
  }

  public func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.placeZStack(alignment, in: bounds, proposal)
  }
}
