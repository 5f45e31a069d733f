/// What a project allows its scenes beyond the format's own rules.
public struct SceneLimits: Sendable, Hashable {
  /// The counts that a container may show; the upper end is also the longest list of the
  /// layouts that have a limit.
  public var counts: ClosedRange<Int>

  /// Makes limits; the default is the format's.
  public init(counts: ClosedRange<Int> = SceneKeys.countLimits) { self.counts = counts }

  /// The longest list that a layout takes; nil when any length will do.
  ///
  /// A layout whose own limit is the format's follows the project; one that is made for another
  /// number keeps that.
  public func maximumChildren(of layout: any NamedLayout.Type) -> Int? {
    let own = layout.maximumChildren
    return own == SceneKeys.countLimits.upperBound ? counts.upperBound : own
  }
}
