import SceneConfig
import SceneSource

extension Compilation {
  /// The findings that are left when a file's comments have had their say.
  static func withoutIgnored(
    _ found: [Diagnostic], _ suppressions: Suppressions?, _ options: CompilationOptions
  ) -> [Diagnostic] {
    guard var suppressions else { return found }
    let isComplete =
      options.geometry == .everything
      && !found.contains {
        $0.severity == .error && suppressibleRules.isNecessary($0.rule.id)
      }
    return suppressions.applied(to: found, options.rules, isComplete: isComplete)
  }
}
