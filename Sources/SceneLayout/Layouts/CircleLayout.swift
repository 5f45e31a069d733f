/// Children on a circle of a third of the smaller side (the CircleLayout article).
public struct CircleLayout: NamedLayout {
  public static let name = "circle"
  public static let summary = "Children evenly on a circle of a third of the smaller side."
  public static let maximumChildren: Int? = SceneKeys.countLimits.upperBound
  public static let attributes = [AttributeSpec.startAngle(default: -90)]
  public static let example = """
    - id: clock
      layout: circle
      startAngle: -90
      count: 12
      template: {size: 32, shape: circle}
    """

  public static var layoutProperties: LayoutProperties { .round }

  private let startAngle: Double

  public init(_ attributes: AttributeValues) {
    startAngle = attributes.number("startAngle") ?? -90
  }

  /// The offer itself, 10 where it is unspecified.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> Size {
    proposal.replacingUnspecifiedDimensions()
  }

  public func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.placeOnRing(
      around: bounds.center, radius: bounds.size.smallerSide / 3, startAngle: startAngle)
  }
}
