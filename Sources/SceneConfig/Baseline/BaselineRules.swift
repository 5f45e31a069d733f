package import SceneSource

/// The rules about baselines, in the order of the reference.
package let baselineRules: [any DiagnosticRule.Type] = [
  StaleBaseline.self
]
