/// The first child that fits: SwiftUI's ViewThatFits.
public struct ViewThatFitsLayout: NamedLayout {
  public static let name = "viewThatFits"
  public static let summary = "The first child whose ideal size fits the offer, else the last one."
  public static let attributes = [
    AttributeSpec(
      "axes",
      .keyword([
        .init("both", "Width and height must fit."),
        .init("horizontal", "The width must fit."),
        .init("vertical", "The height must fit."),
        .init("none", "The first child is taken."),
      ]),
      default: .keyword("both"), "What must fit.")
  ]
  public static let example = """
    - id: title
      layout: viewThatFits
      axes: horizontal
      children:
        - {id: long, size: [600, 40]}
        - {id: short, size: [200, 40]}
    """
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.hidesUnplacedChildren = true
    return properties
  }

  private let axes: [Axis]

  public init(_ attributes: AttributeValues) {
    switch attributes["axes"] {
    case .keyword("horizontal"): axes = [.horizontal]
    case .keyword("vertical"): axes = [.vertical]
    case .keyword("none"): axes = []
    default: axes = Axis.allCases
    }
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> Size {
    chosen(proposal, subviews)?.sizeThatFits(proposal) ?? .zero
  }

  public func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    chosen(proposal, subviews)?.place(at: bounds.origin, proposal: proposal)
  }

  /// The first child whose size, ideal along the tested axes, is within the offer.
  private func chosen(_ proposal: ProposedViewSize, _ subviews: Subviews) -> LayoutSubview? {
    var probe = proposal
    for axis in axes { probe[axis] = nil }
    let fitting = subviews.first { subview in
      let ideal = subview.sizeThatFits(probe)
      return axes.allSatisfy { ideal[$0] <= proposal[$0] ?? .infinity }
    }
    return fitting ?? subviews.last
  }
}
