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

  /// The attribute that moves the children away from one another; nil when none does.
  var spread: LayoutSpread? { get }

  /// Along which axes children are meant to lie over one another, as with a negative spacing.
  var overlapAxes: Axis.Set { get }

  /// Whether children are meant to stand over the container's edge.
  var letsChildrenOut: Bool { get }
}

/// An attribute to which the distances of all children from the container's centre are
/// proportional while their sizes stay.
///
/// Lint reads it to say how large the attribute must be for children not to overlap.
public struct LayoutSpread: Sendable, Hashable {
  /// The attribute.
  public let attribute: String
  /// Its value in points; nil: as large as the offer allows, the distance of each child.
  public let value: Double?
  /// What stands beside the value: distances grow with the sum of both.
  public let base: Double

  /// Makes a description.
  public init(_ attribute: String, value: Double?, base: Double = 0) {
    self.attribute = attribute
    self.value = value
    self.base = base
  }
}

extension NamedLayout {
  /// The layout if it is of a type, which is looked at first: a cast that fails costs a hundred
  /// times as much.
  package func exactly<L: NamedLayout>(_ type: L.Type) -> L? {
    Self.self == type ? self as? L : nil
  }
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
  /// None.
  public var spread: LayoutSpread? { nil }
  /// None.
  public var overlapAxes: Axis.Set { [] }
  /// No.
  public var letsChildrenOut: Bool { false }
}
