/// SwiftUI's `position`: the centre of an element in the space that its parent offers.
public struct PositionModifier: NamedModifier {
  public static let name = "position"
  public static let summary =
    "Takes all that is offered and centres the element at {x, y} in it."
  public static let form = ModifierForm([
    AttributeSpec(
      "x", .number(.anyLength), isRequired: true, "Distance of the centre from the leading edge."),
    AttributeSpec(
      "y", .number(.anyLength), isRequired: true, "Distance of the centre from the top edge."),
  ])
  public static let example = "{size: 60, position: {x: 195, y: 200}}"

  private let center: Point

  /// Makes the modifier from a point.
  package init(_ center: Point) { self.center = center }

  public init?(_ attributes: AttributeValues) {
    center = Point(x: attributes.number("x") ?? 0, y: attributes.number("y") ?? 0)
  }

  /// The whole offer; an unspecified axis: the content's.
  public func length(_ axis: Axis, _ offer: Double?, content: () -> Double) -> Double {
    offer ?? content()
  }

  public func contentOrigin(
    in size: Size, contentSize: Size, proposal: ProposedViewSize, content: ModifiedContent
  ) -> Point {
    Point(x: center.x - contentSize.width / 2, y: center.y - contentSize.height / 2)
  }
}
