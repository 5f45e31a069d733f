/// SwiftUI's `padding`: room around an element.
public struct PaddingModifier: NamedModifier {
  public static let name = "padding"
  public static let summary = "Room around the element; negative room lets it reach beyond."
  public static let form = ModifierForm(
    [
      AttributeSpec("all", .number(.anyLength), "Room on all edges."),
      AttributeSpec("horizontal", .number(.anyLength), "Room on the leading and trailing edge."),
      AttributeSpec("vertical", .number(.anyLength), "Room on the top and bottom edge."),
      AttributeSpec("top", .number(.anyLength), "Room on the top edge."),
      AttributeSpec("leading", .number(.anyLength), "Room on the leading edge."),
      AttributeSpec("bottom", .number(.anyLength), "Room on the bottom edge."),
      AttributeSpec("trailing", .number(.anyLength), "Room on the trailing edge."),
    ], shorthand: .bool(orAttribute: "all"))
  public static let example = "{size: 60, padding: {horizontal: 16, top: 8}}"

  /// The room of `padding: true`, in points.
  public static let defaultLength = 16.0

  private let insets: EdgeInsets

  public func isConstant(_ axis: Axis, content: Bool) -> Bool { content }

  public init?(_ attributes: AttributeValues) {
    let all = attributes.isEmpty ? Self.defaultLength : attributes.number("all") ?? 0
    let horizontal = attributes.number("horizontal") ?? all
    let vertical = attributes.number("vertical") ?? all
    insets = EdgeInsets(
      top: attributes.number("top") ?? vertical,
      leading: attributes.number("leading") ?? horizontal,
      bottom: attributes.number("bottom") ?? vertical,
      trailing: attributes.number("trailing") ?? horizontal)
  }

  public func contentOffer(_ axis: Axis, _ offer: Double?) -> Double? {
    offer.map { max(0, $0 - insets.sum(axis)) }
  }

  public func length(_ axis: Axis, _ offer: Double?, content: () -> Double) -> Double {
    max(0, content() + insets.sum(axis))
  }

  public func contentOrigin(
    in size: Size, contentSize: Size, proposal: ProposedViewSize, content: ModifiedContent
  ) -> Point {
    Point(x: insets.leading, y: insets.top)
  }
}
