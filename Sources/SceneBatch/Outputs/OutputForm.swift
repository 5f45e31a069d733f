package import SceneCompiler
package import SceneEmit

/// What the outputs of a run look like.
package struct OutputForm: Sendable {
  /// The format.
  package let emitter: any PlacementsEmitter.Type
  /// What is shown of each scene.
  package let selection: OutputSelection

  /// Makes a form.
  package init(_ emitter: any PlacementsEmitter.Type, _ selection: OutputSelection) {
    self.emitter = emitter
    self.selection = selection
  }
}
