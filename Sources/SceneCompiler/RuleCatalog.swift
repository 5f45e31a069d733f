import SceneLint
import SceneSema
public import SceneSource
import SceneSyntax

/// The rules of all stages, in the order of the reference.
public let ruleCatalog: [Rule] = (syntaxRules + semaRules + lintRules).map { $0.rule }
