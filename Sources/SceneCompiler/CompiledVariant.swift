public import SceneLayout
import SceneLint
import SceneSema

/// A way in which a scene is shown beside the one that is written.
public struct CompiledVariant: Sendable {
  /// The name, unique among the variants of the scene.
  public let name: String
  /// The circumstances.
  public let scenario: Scenario
  /// The scene with what the variant sets.
  public let scene: Scene
}

/// The variants of a scene, then those of its project; of one name the scene's.
func compiledVariants(
  _ lowered: LoweredScene, _ project: [SceneVariant]
) -> [CompiledVariant] {
  let own = lowered.variants.map {
    CompiledVariant(name: $0.name, scenario: $0.scenario, scene: $0.scene)
  }
  guard let scene = lowered.scene, !project.isEmpty else { return own }
  let names = Set(own.map(\.name))
  return own
    + project.filter { !names.contains($0.name) }.map {
      CompiledVariant(name: $0.name, scenario: $0.scenario, scene: scene)
    }
}

/// What lint looks at: the scene as it is written, then its variants; nothing when it has errors.
func lintVariants(_ lowered: LoweredScene, _ variants: [CompiledVariant]) -> [LintVariant] {
  guard let scene = lowered.scene else { return [] }
  let maps = lowered.variants.map(\.map)
  return [LintVariant(scene: scene, map: lowered.map)]
    + variants.enumerated().map { number, variant in
      // The project's variants come after the scene's, and change nothing in it.
      LintVariant(
        name: variant.name, scene: variant.scene,
        map: number < maps.count ? maps[number] : lowered.map, scenario: variant.scenario)
    }
}
