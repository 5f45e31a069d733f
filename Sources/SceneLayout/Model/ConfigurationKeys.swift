/// The keys of a project's `.scenec.yaml`, in the order of the reference.
public enum ConfigurationKeys {
  /// The keys of the file itself.
  public static let all = [
    SceneKey("rules", "How much findings matter, by the rule: off, warning or error."),
    SceneKey("limits", "What scenes are allowed."),
    SceneKey(
      "include",
      "Which files a search of folders takes, as .gitignore names them; default: *.scene.yaml and "
        + "*.scene.yml."),
    SceneKey("exclude", "Which files and folders a search passes over, as .gitignore names them."),
    SceneKey("gitignore", "Whether a search passes over what git ignores; default true."),
    SceneKey("platform", "The system that the scenes are made for."),
    SceneKey("variants", "Ways in which every scene is shown beside its own."),
    SceneKey("baseline", "The file of known findings, which lint passes in silence."),
  ]

  /// The keys of `limits`.
  public static let limits = [
    SceneKey("count", "The counts that a container may show: [low, high], default [1, 19].")
  ]

  /// A configuration that shows a key of the file itself; nil for another key.
  public static func example(of name: String) -> String? {
    switch name {
    case "rules": "rules: {sibling-overlap: error, touch-target: warning, unused-anchor: off}"
    case "limits": "limits: {count: [1, 30]}"
    case "include": "include: [menus/, \"data/*.yaml\"]"
    case "exclude": "exclude: [vendor/, \"old-*\", \"!old-but-kept.scene.yaml\"]"
    case "gitignore": "gitignore: false"
    case "platform": "platform: visionOS"
    case "variants": "variants: [{device: iPhone SE}, {name: large, dynamicType: xxLarge}]"
    case "baseline": "baseline: known-findings.json"
    default: nil
    }
  }

  /// The greatest count that a project may allow.
  public static let largestCount = 1000
}
