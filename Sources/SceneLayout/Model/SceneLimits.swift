/// What a project allows its scenes beyond the format's own rules.
public struct SceneLimits: Sendable, Hashable {
  /// The counts that a container may show; the upper end is also the longest list of the
  /// layouts that have a limit.
  public var counts: ClosedRange<Int>

  /// Makes limits; the default is the format's.
  public init(counts: ClosedRange<Int> = SceneKeys.countLimits) { self.counts = counts }
}
