/// SwiftUI's `background`: elements behind an element, offered its size.
public struct BackgroundModifier: NamedModifier {
  public static let name = "background"
  public static let summary = "Elements behind the element, offered its size; they never resize it."
  public static let form = ModifierForm(
    [AttributeSpec.alignment("Where they stand behind the element.")], takesElements: true)
  public static let example = "{size: [120, 44], background: {shape: capsule}}"

  private let alignment: Alignment

  public func isConstant(_ axis: Axis, content: Bool) -> Bool { content }

  public init?(_ attributes: AttributeValues) { alignment = attributes.alignment("alignment") }

  public var layer: ModifierLayer? { ModifierLayer(isOverlay: false, alignment: alignment) }
}
