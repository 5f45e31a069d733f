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

  /// In which of its forms a scene is looked at for mistakes of its geometry.
  public var geometry = GeometryCoverage.everything

  /// The defaults: what scenec does without a configuration.
  public init() {}
}

/// The forms of a scene that rules over placements look at.
public enum GeometryCoverage: Sendable {
  /// The scene at every count that a container may have, and each of its variants so.
  case everything
  /// The scene as it is written.
  case asWritten
}
