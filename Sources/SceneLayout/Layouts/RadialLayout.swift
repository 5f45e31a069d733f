/// Children on a ring of a given radius, or of the largest that fits (the RadialLayout
/// component; with `childProposal: share` the radial of the Canyon Crosser article).
public struct RadialLayout: NamedLayout {
  public static let name = "radial"
  public static let summary = "Children evenly on a ring: of a given radius, or filling the offer."
  public static let maximumChildren: Int? = 19
  public static let attributes = [
    AttributeSpec(
      "radius", .number(.radius),
      "Radius of the ring through the children's centres; without it the ring fills the offer."),
    AttributeSpec.startAngle(default: -90),
    AttributeSpec(
      "childProposal",
      .keyword([
        .init("ideal", "Each child has its ideal size."),
        .init("share", "Each child is offered an equal square share of the ring."),
      ]),
      default: .keyword("ideal"), "What each child is offered."),
    AttributeSpec(
      "encloses",
      .keyword([
        .init("children", "The container holds the ring and the children on it."),
        .init("ring", "The container is as large as the ring; children stand over its edge."),
      ]),
      default: .keyword("children"), "What the container's own size takes in, given a radius."),
  ]
  public static let constraints: [AttributeConstraint] = [
    .excludes("radius", other: "childProposal", value: "share"),
    .requires("encloses", other: "radius"),
  ]
  public static let example = """
    - id: menu
      layout: radial
      radius: 120
      count: 5
      template: {size: 64, shape: circle}
    """

  private enum ChildProposal: String {
    case ideal
    case share
  }

  private enum Encloses: String {
    case children
    case ring
  }

  private let radius: Double?
  private let startAngle: Double
  private let childProposal: ChildProposal
  private let encloses: Encloses

  public init(_ attributes: AttributeValues) {
    radius = attributes.number("radius")
    startAngle = attributes.number("startAngle") ?? -90
    childProposal = attributes.keyword("childProposal") ?? .ideal
    encloses = attributes.keyword("encloses") ?? .children
  }

  /// The largest side of a child at its ideal size; 0 where it is not needed.
  public func makeCache(subviews: Subviews) -> Double {
    childProposal == .share || radius != nil && encloses == .ring ? 0 : subviews.largestSide()
  }

  /// The square around the ring and its children, or the largest that the offer holds.
  ///
  /// An unspecified axis counts as 280 (RadialLayout), or 10 with `childProposal: share`.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache largestSide: inout Double
  ) -> Size {
    if let radius { return Size(square: 2 * radius + largestSide) }
    return proposal.fittingSquare(unspecified: childProposal == .share ? 10 : 280)
  }

  public func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
    cache largestSide: inout Double
  ) {
    if childProposal == .share {
      placeShares(in: bounds, proposal: proposal, subviews: subviews)
    } else {
      let filling = max(bounds.size.smallerSide / 2 - largestSide / 2, 0)
      subviews.placeOnRing(
        around: bounds.center, radius: radius ?? filling, startAngle: startAngle)
    }
  }

  private func placeShares(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews) {
    guard subviews.count > 1 else {
      subviews.first?.place(at: bounds.center, anchor: .center, proposal: proposal)
      return
    }
    let extent = bounds.size.smallerSide
    let side = extent / Double(subviews.count / 2 + 1)
    subviews.placeOnRing(
      around: bounds.center, radius: extent / 2 - side / 2, startAngle: startAngle,
      proposal: ProposedViewSize(Size(square: side)))
  }
}
