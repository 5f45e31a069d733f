/// A modifier that scenes can name, with its attribute table.
///
/// As with layouts, decoding, suggestions, the JSON Schema, `scenec explain` and the reference
/// all read the table.
public protocol NamedModifier: LayoutModifier {
  /// The key on an element.
  static var name: String { get }
  /// One line for the reference.
  static var summary: String { get }
  /// What stands behind the key.
  static var form: ModifierForm { get }
  /// An element that shows the modifier, in one line.
  static var example: String { get }

  /// Makes the modifier from values that fit the table; nil where they mean no modifier.
  init?(_ attributes: AttributeValues)
}

/// What stands behind a modifier's key.
public struct ModifierForm: Sendable {
  /// The attributes of the mapping, in the order of the reference.
  public let attributes: [AttributeSpec]
  /// A value that may stand instead of the mapping.
  public let shorthand: Shorthand?
  /// Attributes that exclude each other: any of the first with any of the second.
  public let excludes: (first: [String], second: [String])?
  /// Numbers that must not fall from one to the next, or the frame contradicts itself.
  public let increasing: [[String]]
  /// Whether elements stand behind the key: one, or `{alignment, content}`.
  public let takesElements: Bool

  /// A value that stands for a whole mapping.
  public enum Shorthand: Sendable {
    /// The value of one attribute.
    case attribute(String)
    /// `true` for the defaults, `false` for no modifier; or, with a name, its value.
    case bool(orAttribute: String?)
  }

  /// Makes a form.
  public init(
    _ attributes: [AttributeSpec], shorthand: Shorthand? = nil,
    excludes: (first: [String], second: [String])? = nil, increasing: [[String]] = [],
    takesElements: Bool = false
  ) {
    self.attributes = attributes
    self.shorthand = shorthand
    self.excludes = excludes
    self.increasing = increasing
    self.takesElements = takesElements
  }
}
