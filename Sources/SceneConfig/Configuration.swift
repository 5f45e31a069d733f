package import SceneLayout
package import SceneSource

/// What a `.scenec.yaml` says of the scenes of its folder and of those below it.
package struct Configuration: Sendable {
  /// The name of the file.
  package static let fileName = ".scenec.yaml"

  /// Which rules look for anything, and how much their findings matter.
  package var rules = RuleSettings()
  /// What scenes are allowed.
  package var limits = SceneLimits()
  /// Which files a search takes; nil: those that are named as scenes.
  package var include: PathPatterns?
  /// Which files and folders a search passes over.
  package var exclude = PathPatterns()
  /// Whether a search passes over what git ignores.
  package var honoursGitignore = true
  /// Ways in which every scene is shown beside its own.
  package var variants: [SceneVariant] = []
  /// The system that the scenes are made for; nil: any.
  package var platform: Platform?
  /// The file of known findings, relative to the folder of the configuration.
  package var baseline: String?
  /// Where each setting stands, by its name as `scenec config` prints it; the others are
  /// defaults.
  package var places: [String: SourceRange] = [:]

  /// The defaults.
  package init() {}
}
