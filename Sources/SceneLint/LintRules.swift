package import SceneLayout
package import SceneSource

/// A rule over a scene that is laid out.
package protocol LintRule: DiagnosticRule {
  /// The findings of the rule, in any order.
  static func check(_ placements: Placements, _ map: SourceMap) -> [Diagnostic]
}

/// The rules of this stage, in the order of the reference.
package let lintRules: [any LintRule.Type] = [
  UnplacedChild.self
]
