/// Something that a layout reads of its children: SwiftUI's `LayoutValueKey`.
///
/// In a scene the value is an attribute of the child; the layout lists it among its
/// `childAttributes`.
public protocol LayoutValueKey {
  /// What is read.
  associatedtype Value: Sendable
  /// The value of a child that does not set it.
  static var defaultValue: Value { get }
  /// The attribute in a scene.
  static var attributeName: String { get }
  /// The value that an attribute stands for; nil when it does not fit.
  static func value(of attribute: AttributeValue) -> Value?
}
