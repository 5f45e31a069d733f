/// SwiftUI's `aspectRatio`: offers the element a rectangle of given proportions.
public struct AspectRatioModifier: NamedModifier {
  public static let name = "aspectRatio"
  public static let summary = "Offers the element a rectangle of the given proportions."
  public static let form = ModifierForm(
    [
      AttributeSpec(
        "ratio", .number(.positive), "Width over height; without it the element's ideal size's."),
      AttributeSpec(
        "mode",
        .keyword([
          .init("fit", "The largest such rectangle within the offer."),
          .init("fill", "The smallest such rectangle that covers the offer."),
        ]),
        default: .keyword("fit"), "How the rectangle stands to the offer."),
    ], shorthand: .attribute("ratio"))
  public static let example = "{shape: rectangle, aspectRatio: 1.5}"

  private let ratio: Double?
  private let fills: Bool

  public var isSeparable: Bool { false }

  public init?(_ attributes: AttributeValues) {
    ratio = attributes.number("ratio")
    fills = attributes["mode"] == .keyword("fill")
  }

  /// The base (ratio, 1) or the content's ideal size, scaled to the given axes.
  ///
  /// An axis that is not given takes no part in the scale: `fill` beside nil is not infinite.
  public func contentProposal(
    _ proposal: ProposedViewSize, content: ModifiedContent
  ) -> ProposedViewSize {
    if proposal == .unspecified { return proposal }
    let base =
      ratio.map { Size(width: $0, height: 1) } ?? content.sizeThatFits(.unspecified)
    var scale: Double?
    for axis in Axis.allCases {
      guard let offer = proposal[axis], base[axis] > 0, base[axis].isFinite else { continue }
      let own = offer / base[axis]
      scale = scale.map { fills ? max($0, own) : min($0, own) } ?? own
    }
    guard let scale else { return proposal }
    return ProposedViewSize(
      width: Self.product(base.width, scale), height: Self.product(base.height, scale))
  }

  /// 0 times infinity is 0 here: what has no extent has none at any scale.
  private static func product(_ length: Double, _ scale: Double) -> Double {
    length == 0 || scale == 0 ? 0 : length * scale
  }

  public func sizeThatFits(_ proposal: ProposedViewSize, content: ModifiedContent) -> Size {
    content.sizeThatFits(contentProposal(proposal, content: content))
  }
}
