import SceneLayout

/// The keys of a configuration, in the order of the reference.
package enum ConfigurationKeys {
  /// A key and what it says, for the reference and the schema.
  package static let all: [(name: String, summary: String)] = [
    ("rules", "How much the findings of rules matter: off, warning or error, by the rule."),
    ("limits", "What scenes are allowed."),
    ("include", "Which files a search of folders takes; default: *.scene.yaml, *.scene.yml."),
    ("exclude", "Which files and folders a search passes over."),
    ("gitignore", "Whether a search passes over what git ignores; default true."),
    ("platform", "The system that the scenes are made for."),
    ("variants", "Ways in which every scene is shown beside its own."),
    ("baseline", "The file of known findings, which are passed in silence."),
  ]

  /// The keys of `limits`.
  package static let limits = [
    (name: "count", summary: "The counts that a container may show, [low, high].")
  ]

  /// The greatest count that a project may allow.
  package static let largestCount = 1000

  static var names: [String] { all.map(\.name) }
}
