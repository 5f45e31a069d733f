/// What is true of every container with a layout.
public struct LayoutProperties: Sendable {
  /// The axis along which the layout stacks; a spacer among its children grows along it only.
  public var stackOrientation: Axis?
  /// Whether places are mirrored in a right-to-left scene; not so where angles are angles.
  public var isMirrored = true
  /// Whether the layout sets guides of its own by `explicitAlignment`.
  public var setsGuides = false
  /// Whether the layout shows only the children that it places.
  public var hidesUnplacedChildren = false

  /// Angles are angles: not mirrored.
  static var round: LayoutProperties {
    var properties = LayoutProperties()
    properties.isMirrored = false
    return properties
  }

  /// Makes the properties of an ordinary layout.
  public init() {}
}
