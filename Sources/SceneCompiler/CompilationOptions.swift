public import SceneLayout
public import SceneSource

/// What a project says of its scenes.
public struct CompilationOptions: Sendable {
  /// The layouts that scenes may name.
  public var layouts = LayoutRegistry.standard
  /// What scenes are allowed.
  public var limits = SceneLimits()
  /// Which rules look for anything, and how much their findings matter.
  public var rules = RuleSettings()
  /// Ways in which every scene is shown beside its own.
  public var variants: [SceneVariant] = []
  /// The system that the scenes are made for; nil: any.
  public var platform: Platform?

  /// The defaults: what scenec does without a configuration.
  public init() {}
}
