import SceneConfig
import SceneLint
import SceneSema
public import SceneSource
import SceneSyntax

/// The rules of all stages, in the order of the reference.
public let ruleCatalog: [Rule] =
  (syntaxRules + semaRules + lintRules + suppressionRules + baselineRules).map { $0.rule }

/// The rules as suppressions see them.
let suppressibleRules = SuppressibleRules(
  ofStagesBeforeLint: (syntaxRules + semaRules).map { $0.rule },
  others: (lintRules + suppressionRules).map { $0.rule })

/// The ids of the rules that look at a scene with errors too.
let rulesBeforeLint = Set((syntaxRules + semaRules).map { $0.rule.id })

extension CompilationOptions {
  /// The defaults without the rules that look at where a scene's elements stand, so that nothing
  /// is laid out before its places are asked for.
  public static var withoutLint: CompilationOptions {
    var options = CompilationOptions()
    for rule in lintRules { options.rules[rule.rule.id] = .off }
    return options
  }
}
