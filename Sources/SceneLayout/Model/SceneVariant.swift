/// A way in which a scene is shown beside the one that is written: on another device, at
/// another text size, in the other direction.
public struct SceneVariant: Sendable {
  /// The name, unique among the variants of a scene.
  public let name: String
  /// The circumstances; what is nil is as the scene says.
  public let scenario: Scenario

  /// Makes a variant.
  public init(name: String, scenario: Scenario) {
    self.name = name
    self.scenario = scenario
  }
}
