import SceneConfig
import SceneSource
import SceneSyntax

extension Compilation {
  /// The findings that are left when a file's comments have had their say.
  static func withoutIgnored(
    _ found: [Diagnostic], _ tree: SyntaxTree?, _ options: CompilationOptions
  ) -> [Diagnostic] {
    guard let tree, var suppressions = Suppressions(tree, suppressibleRules) else { return found }
    let isComplete =
      options.geometry == .everything
      && !found.contains {
        $0.severity == .error && suppressibleRules.isNecessary($0.rule.id)
      }
    return suppressions.applied(to: found, options.rules, isComplete: isComplete)
  }
}
