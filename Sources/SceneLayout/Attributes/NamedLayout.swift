/// A layout that scenes can name, with its attribute table.
///
/// Nothing about an attribute is said anywhere but in the table: decoding, suggestions, the
/// JSON Schema, `scenec explain` and the reference all read it.
public protocol NamedLayout: Layout {
  /// The word behind `layout:`.
  static var name: String { get }
  /// One line for the reference.
  static var summary: String { get }
  /// The attribute table, in the order of the reference.
  static var attributes: [AttributeSpec] { get }
  /// Rules about pairs of attributes.
  static var constraints: [AttributeConstraint] { get }
  /// What the layout reads of its children: attributes that a child of it may have.
  static var childAttributes: [AttributeSpec] { get }
  /// Whether the children may stand in `rows`: lists, and elements between them.
  static var takesRows: Bool { get }
  /// The most children that the layout is made for; nil when any number will do.
  static var maximumChildren: Int? { get }
  /// A scene's `containers` entry that shows the layout, without indentation.
  static var example: String { get }

  /// Makes the layout from values that fit the table and the constraints.
  init(_ attributes: AttributeValues)

  /// How many children the attributes leave room for; nil when any number will do.
  var capacity: Int? { get }
}

extension NamedLayout {
  /// No rules about pairs.
  public static var constraints: [AttributeConstraint] { [] }
  /// Nothing is read of the children.
  public static var childAttributes: [AttributeSpec] { [] }
  /// No rows.
  public static var takesRows: Bool { false }
  /// Any number of children.
  public static var maximumChildren: Int? { nil }
  /// An entry that names the layout and nothing else.
  public static var example: String {
    "- {layout: \(name), count: 5, template: {size: 60}}"
  }
  /// Any number of children.
  public var capacity: Int? { nil }
}
