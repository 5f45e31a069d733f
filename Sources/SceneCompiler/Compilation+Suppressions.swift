import SceneConfig
import SceneSource
import SceneSyntax

extension Compilation {
  /// The findings that are left when a file's comments have had their say.
  static func withoutIgnored(
    _ found: [Diagnostic], _ tree: SyntaxTree?, _ settings: RuleSettings
  ) -> [Diagnostic] {
    guard let tree, var suppressions = Suppressions(tree, suppressibleRules) else { return found }
    let isComplete = !found.contains {
      $0.severity == .error && suppressibleRules.isNecessary($0.rule.id)
    }
    return suppressions.applied(to: found, settings, isComplete: isComplete)
  }
}
