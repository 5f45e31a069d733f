/// SwiftUI's `layoutPriority`: who is offered room first in a stack.
public struct LayoutPriorityModifier: NamedModifier {
  public static let name = "layoutPriority"
  public static let summary =
    "Rank in a stack: higher ones are offered room first; only the highest size a zStack."
  public static let form = ModifierForm(
    [AttributeSpec("value", .number(.any), isRequired: true, "The rank; others have 0.")],
    shorthand: .attribute("value"))
  public static let example = "{shape: rectangle, layoutPriority: 1}"

  public let priority: Double?

  public func isConstant(_ axis: Axis, content: Bool) -> Bool { content }

  public init?(_ attributes: AttributeValues) { priority = attributes.number("value") }
}
