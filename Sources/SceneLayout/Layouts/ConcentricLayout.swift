/// Children on several rings around one centre, filled from the first (the ConcentricLayout
/// exercise).
public struct ConcentricLayout: NamedLayout {
  public static let name = "concentric"
  public static let summary = "Children on several rings around one centre, filled in order."
  public static let maximumChildren: Int? = SceneKeys.countLimits.upperBound
  public static let attributes = [
    AttributeSpec(
      "rings",
      .records(
        [
          AttributeSpec(
            "radius", .number(.radius), isRequired: true,
            "Radius of the ring through the children's centres."),
          AttributeSpec(
            "capacity", .integer(minimum: 1),
            "How many children the ring takes; only the last ring may leave it out."),
        ], requiredExceptInLast: "capacity"),
      default: .records([ring(radius: 50, capacity: 4), ring(radius: 120, capacity: nil)]),
      "The rings in the order in which they fill; the last takes the rest."),
    AttributeSpec.startAngle(default: -90),
  ]
  public static let example = """
    - id: gallery
      layout: concentric
      rings: [{radius: 60, capacity: 4}, {radius: 140}]
      count: 12
      template: {size: 48, shape: circle}
    """

  public static var layoutProperties: LayoutProperties { .round }

  private struct Ring {
    let radius: Double
    let capacity: Int?
  }

  private let rings: [Ring]
  private let startAngle: Double

  public init(_ attributes: AttributeValues) {
    rings = attributes.records("rings").map {
      Ring(radius: $0.number("radius") ?? 0, capacity: $0.integer("capacity"))
    }
    startAngle = attributes.number("startAngle") ?? -90
  }

  private static func ring(radius: Double, capacity: Int?) -> AttributeValues {
    var values = AttributeValues(defaultsOf: [
      AttributeSpec("radius", .number(.radius), ""),
      AttributeSpec("capacity", .integer(minimum: 1), ""),
    ])
    values["radius"] = .number(radius)
    values["capacity"] = capacity.map { .integer($0) }
    return values
  }

  /// The sum of the rings' capacities; nil when the last ring takes the rest.
  public var capacity: Int? {
    rings.reduce(0 as Int?) { sum, ring in
      guard let sum, let capacity = ring.capacity else { return nil }
      return sum.addingReportingOverflow(capacity).overflow ? nil : sum + capacity
    }
  }

  /// The rings have their radii.
  public var ignoredAxes: Axis.Set { [.horizontal, .vertical] }

  /// The largest side of a child at its ideal size.
  public func makeCache(subviews: Subviews) -> Double { subviews.largestSide() }

  /// The square around the largest ring and the children on it, whatever is offered.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache largestSide: inout Double
  ) -> Size {
    Size(square: 2 * (rings.lazy.map(\.radius).max() ?? 0) + largestSide)
  }

  public func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
    cache largestSide: inout Double
  ) {
    var first = 0
    for ring in rings {
      let rest = subviews.count - first
      let next = first + min(ring.capacity ?? rest, rest)
      subviews.placeOnRing(
        first..<next, around: bounds.center, radius: ring.radius, startAngle: startAngle)
      first = next
    }
  }
}
