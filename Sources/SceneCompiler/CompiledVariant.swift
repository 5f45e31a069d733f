public import SceneLayout
import SceneSema
package import SceneSource

/// A way in which a scene is shown beside the one that is written.
public struct CompiledVariant: Sendable {
  /// The name, unique among the variants of the scene.
  public let name: String
  /// The circumstances.
  public let scenario: Scenario
  /// The scene with what the variant sets.
  public let scene: Scene
  /// Where the scene's elements stand.
  package let map: SourceMap
}

/// The variants of a scene, then those of its project; of one name the scene's.
func compiledVariants(
  _ lowered: LoweredScene, _ project: [SceneVariant]
) -> [CompiledVariant] {
  let own = lowered.variants.map {
    CompiledVariant(name: $0.name, scenario: $0.scenario, scene: $0.scene, map: $0.map)
  }
  guard let scene = lowered.scene, !project.isEmpty else { return own }
  let names = Set(own.map(\.name))
  return own
    + project.filter { !names.contains($0.name) }.map {
      CompiledVariant(name: $0.name, scenario: $0.scenario, scene: scene, map: lowered.map)
    }
}
