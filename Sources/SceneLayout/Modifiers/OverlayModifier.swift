/// SwiftUI's `overlay`: elements before an element, offered its size.
public struct OverlayModifier: NamedModifier {
  public static let name = "overlay"
  public static let summary = "Elements before the element, offered its size; they never resize it."
  public static let form = ModifierForm(
    [AttributeSpec.alignment("Where they stand on the element.")], takesElements: true)
  public static let example =
    "{size: 64, overlay: {alignment: topTrailing, content: {size: 16, shape: circle}}}"

  private let alignment: Alignment

  public func isConstant(_ axis: Axis, content: Bool) -> Bool { content }

  public init?(_ attributes: AttributeValues) { alignment = attributes.alignment("alignment") }

  public var layer: ModifierLayer? { ModifierLayer(isOverlay: true, alignment: alignment) }
}
