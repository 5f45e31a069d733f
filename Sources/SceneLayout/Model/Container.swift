/// What a container has beyond other elements.
public struct Container: Sendable {
  /// The layout, made from its attributes.
  public let layout: any NamedLayout
  /// The layout if the engine itself knows it.
  let native: NativeLayout?
  /// How many children are written; 1 when there is a template.
  public let childCount: Int
  /// Whether the one child is a template, copied `count` times.
  public let isTemplate: Bool
  /// How many of the children stand in each row, 0 for one between rows; nil without rows.
  public let rows: [Int]?
  /// How many children are shown; nil: all that are written.
  public let count: Int?
  /// The values that `count` may be set to.
  public let countRange: ClosedRange<Int>?
  /// The animation of a count change, carried to the output.
  public let animation: Animation?

  /// Makes a container.
  package init(
    layout: any NamedLayout, childCount: Int, isTemplate: Bool, rows: [Int]? = nil,
    count: Int?, countRange: ClosedRange<Int>?, animation: Animation?
  ) {
    self.layout = layout
    native = NativeLayout(layout)
    self.childCount = childCount
    self.isTemplate = isTemplate
    self.rows = rows
    self.count = count
    self.countRange = countRange
    self.animation = animation
  }

  /// The word behind `layout:`.
  public var layoutName: String { type(of: layout).name }
}

/// How a change of `count` is animated.
public enum Animation: Sendable, Hashable {
  /// Not at all.
  case none
  /// SwiftUI's `spring(duration:bounce:)`: seconds above 0, and -1...1.
  case spring(duration: Double, bounce: Double)

  /// SwiftUI's default duration in seconds.
  public static let defaultDuration = 0.5
  /// SwiftUI's default bounce.
  public static let defaultBounce = 0.0
}
