package import SceneLayout
package import SceneSource

/// One way in which a scene is shown: as it is written, on another device, with other
/// attributes.
package struct LintVariant {
  /// The name; nil for the scene as it is written.
  package let name: String?
  /// The scene, with what the variant changes.
  package let scene: Scene
  /// Where its elements stand in the file.
  package let map: any SourceMap
  /// The circumstances.
  package let scenario: Scenario

  /// Makes a variant.
  package init(
    name: String? = nil, scene: Scene, map: any SourceMap, scenario: Scenario = Scenario()
  ) {
    self.name = name
    self.scene = scene
    self.map = map
    self.scenario = scenario
  }
}
