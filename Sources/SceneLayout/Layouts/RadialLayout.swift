/// Children on a ring of a given radius, or of the largest that fits (the RadialLayout
/// component; with `childProposal: share` the radial of the Canyon Crosser article).
public struct RadialLayout: NamedLayout {
  public static let name = "radial"
  public static let summary = "Children evenly on a ring: of a given radius, or filling the offer."
  public static let maximumChildren: Int? = SceneKeys.countLimits.upperBound
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
    AttributeSpec(
      "sweep", .angle, default: .number(360),
      "How far the ring goes: below 360 an arc with children at both ends."),
    AttributeSpec(
      "clockwise", .bool, default: .bool(true), "Whether the children follow one another clockwise."
    ),
    AttributeSpec(
      "rotateChildren", .bool, default: .bool(false),
      "Whether each child is turned so that its bottom faces the centre."),
  ]
  public static let constraints: [AttributeConstraint] = [
    .excludes("radius", other: "childProposal", value: "share"),
    .requires("encloses", other: "radius"),
  ]
  public static let childAttributes = [
    AttributeSpec(
      "angle", .angle,
      "Direction of this child in degrees; the others spread as if it were not there.")
  ]
  public static var layoutProperties: LayoutProperties { .round }
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

  /// The direction that a child is pinned to.
  private enum AngleKey: LayoutValueKey {
    static let defaultValue: Double? = nil
    static let attributeName = "angle"
    static func value(of attribute: AttributeValue) -> Double?? {
      guard case .number(let degrees) = attribute else { return nil }
      return degrees
    }
  }

  private let radius: Double?
  private let startAngle: Double
  private let sweep: Double
  private let rotatesChildren: Bool
  private let childProposal: ChildProposal
  private let encloses: Encloses

  public init(_ attributes: AttributeValues) {
    radius = attributes.number("radius")
    startAngle = attributes.number("startAngle") ?? -90
    let sweep = attributes.number("sweep") ?? 360
    self.sweep = attributes.bool("clockwise") == false ? -sweep : sweep
    rotatesChildren = attributes.bool("rotateChildren") ?? false
    childProposal = attributes.keyword("childProposal") ?? .ideal
    encloses = attributes.keyword("encloses") ?? .children
  }

  /// A radius that is given is the ring's.
  public var ignoredAxes: Axis.Set { radius == nil ? [] : [.horizontal, .vertical] }

  /// Shares grow with the ring, so that no radius would part them.
  public var spread: LayoutSpread? {
    childProposal == .share ? nil : LayoutSpread("radius", value: radius)
  }

  public var letsChildrenOut: Bool { radius != nil && encloses == .ring }

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
      placeOnArc(subviews, around: bounds.center, radius: radius ?? filling, .unspecified)
    }
  }

  private func placeShares(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews) {
    guard subviews.count > 1 else {
      subviews.first?.place(at: bounds.center, anchor: .center, proposal: proposal)
      return
    }
    let extent = bounds.size.smallerSide
    let side = extent / Double(subviews.count / 2 + 1)
    placeOnArc(
      subviews, around: bounds.center, radius: extent / 2 - side / 2,
      ProposedViewSize(Size(square: side)))
  }

  /// Places the children along the arc; pinned ones where they are pinned.
  private func placeOnArc(
    _ subviews: Subviews, around center: Point, radius: Double, _ proposal: ProposedViewSize
  ) {
    if sweep == 360, !rotatesChildren, !subviews.haveAttributes {
      return subviews.placeOnRing(
        around: center, radius: radius, startAngle: startAngle, proposal: proposal)
    }
    let pinned = subviews.map { $0[AngleKey.self] }
    let count = Double(pinned.count { $0 == nil })
    // A full turn has as many parts as children, an arc one less: children at both ends.
    let parts = abs(sweep) >= 360 ? count : max(count - 1, 1)
    var number = 0.0
    for (subview, angle) in zip(subviews, pinned) {
      let degrees = angle ?? startAngle + sweep * number / parts
      if angle == nil { number += 1 }
      subview.place(
        at: subviews.moved(center, by: radius, degrees: degrees), anchor: .center,
        proposal: proposal)
      if rotatesChildren { subview.rotate(degrees: (degrees + 90).reducedTo360) }
    }
  }
}
