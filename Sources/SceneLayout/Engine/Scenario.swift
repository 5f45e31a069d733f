/// The circumstances of one layout run.
public struct Scenario: Sendable {
  /// The space that the scene is shown in; nil: the scene's canvas.
  public var canvas: Canvas?
  /// How many children a container shows, by its element; nil: what the scene says.
  ///
  /// A count beyond the children that are written shows them all.
  public var counts: [ElementIndex: Int]
  /// The direction in which the scene is read; nil: what the scene says.
  public var layoutDirection: LayoutDirection?
  /// The text size that the reader has chosen; nil: what the scene says.
  public var dynamicType: DynamicTypeSize?
  /// The only top-level element that is laid out; nil: all of them.
  package var layer: ElementIndex?

  /// Makes a scenario; without arguments a scene is laid out as it is written.
  public init(
    canvas: Canvas? = nil, counts: [ElementIndex: Int] = [:],
    layoutDirection: LayoutDirection? = nil, dynamicType: DynamicTypeSize? = nil
  ) {
    self.canvas = canvas
    self.counts = counts
    self.layoutDirection = layoutDirection
    self.dynamicType = dynamicType
  }
}
