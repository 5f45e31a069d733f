/// SwiftUI's `offset`: moves what is drawn; the layout does not notice.
public struct OffsetModifier: NamedModifier {
  public static let name = "offset"
  public static let summary = "Moves the element without its neighbours noticing."
  public static let form = ModifierForm([
    AttributeSpec(
      "x", .number(.anyLength), default: .number(0),
      "Distance towards the trailing edge."),
    AttributeSpec("y", .number(.anyLength), default: .number(0), "Distance downwards."),
  ])
  public static let example = "{size: 60, offset: {x: 4, y: -4}}"

  private let distance: Point

  public func isConstant(_ axis: Axis, content: Bool) -> Bool { content }

  public init?(_ attributes: AttributeValues) {
    distance = Point(x: attributes.number("x") ?? 0, y: attributes.number("y") ?? 0)
  }

  public func contentOrigin(
    in size: Size, contentSize: Size, proposal: ProposedViewSize, content: ModifiedContent
  ) -> Point {
    distance
  }
}
