/// SwiftUI's `fixedSize`: the ideal size, whatever is offered.
public struct FixedSizeModifier: NamedModifier {
  public static let name = "fixedSize"
  public static let summary = "The element's ideal size, whatever is offered."
  public static let form = ModifierForm(
    [
      AttributeSpec(
        "horizontal", .bool, default: .bool(false), "Whether the ideal width is kept."),
      AttributeSpec(
        "vertical", .bool, default: .bool(false), "Whether the ideal height is kept."),
    ], shorthand: .bool(orAttribute: nil))
  public static let example = "{shape: circle, fixedSize: true}"

  private let horizontal: Bool
  private let vertical: Bool

  public init?(_ attributes: AttributeValues) {
    horizontal = attributes.isEmpty || attributes.bool("horizontal") ?? false
    vertical = attributes.isEmpty || attributes.bool("vertical") ?? false
  }

  public func isConstant(_ axis: Axis, content: Bool) -> Bool {
    content || (axis == .horizontal ? horizontal : vertical)
  }

  public func contentOffer(_ axis: Axis, _ offer: Double?) -> Double? {
    (axis == .horizontal ? horizontal : vertical) ? nil : offer
  }
}
