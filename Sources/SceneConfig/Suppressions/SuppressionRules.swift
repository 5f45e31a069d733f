package import SceneSource

/// The rules about suppressions, in the order of the reference.
package let suppressionRules: [any DiagnosticRule.Type] = [
  UnusedSuppression.self,
  UnknownSuppression.self,
]
