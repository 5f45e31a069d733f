/// Children from the leading to the trailing edge: SwiftUI's HStack.
public struct HStackLayout: NamedLayout {
  public static let name = "hStack"
  public static let summary = "Children in a row, the least flexible offered room first."
  public static let attributes = [
    AttributeSpec.stackSpacing,
    AttributeSpec(
      "alignment",
      .keyword([
        .init("top", "Children hang from the top."),
        .init("center", "Children are centred in the height."),
        .init("bottom", "Children stand on the bottom."),
        .init("firstTextBaseline", "Children stand on their first baselines."),
        .init("lastTextBaseline", "Children stand on their last baselines."),
      ]),
      default: .keyword("center"), "Which guides of the children stand on one height."),
  ]
  public static let example = """
    - id: toolbar
      layout: hStack
      spacing: 12
      children:
        - {id: back, size: 44, shape: circle}
        - {spacer: true}
        - {id: share, size: 44, shape: circle}
    """
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  let rules: StackRules

  public init(_ attributes: AttributeValues) {
    rules = StackRules(
      axis: .horizontal, spacing: attributes.number("spacing"),
      guide: .vertical(attributes.keyword("alignment") ?? .center))
  }

  public var overlapAxes: Axis.Set { rules.spacing ?? 0 < 0 ? .horizontal : [] }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> Size {
    subviews.stackSize(rules, proposal)
  }

  public func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.placeStack(rules, in: bounds, proposal)
  }
}

extension AttributeSpec {
  /// The distance between the children of a stack.
  static let stackSpacing = AttributeSpec(
    "spacing", .number(.anyLength),
    "Distance between two children; without it 8, and 0 beside a spacer; may be negative.")
}
