/// Children from top to bottom: SwiftUI's VStack.
public struct VStackLayout: NamedLayout {
  public static let name = "vStack"
  public static let summary = "Children in a column, the least flexible offered room first."
  public static let attributes = [
    AttributeSpec.stackSpacing,
    AttributeSpec(
      "alignment",
      .keyword([
        .init("leading", "Children start at the leading edge."),
        .init("center", "Children are centred in the width."),
        .init("trailing", "Children end at the trailing edge."),
      ]),
      default: .keyword("center"), "Which guides of the children stand in one line."),
  ]
  public static let example = """
    - id: screen
      layout: vStack
      alignment: leading
      children:
        - {id: title, size: [200, 40]}
        - {id: content, shape: rectangle}
    """
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  let rules: StackRules

  public init(_ attributes: AttributeValues) {
    rules = StackRules(
      axis: .vertical, spacing: attributes.number("spacing"),
      guide: .horizontal(attributes.keyword("alignment") ?? .center))
  }

  public var overlapAxes: Axis.Set { rules.spacing ?? 0 < 0 ? .vertical : [] }

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
