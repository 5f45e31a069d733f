/// Which configuration applies to a scene.
package enum ConfigurationChoice: Sendable, Equatable {
  /// The nearest `.scenec.yaml`, from the scene's folder upwards.
  case nearest
  /// One file for all scenes.
  case file(String)
  /// None: the defaults.
  case none
}
