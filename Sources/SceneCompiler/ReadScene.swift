import SceneConfig
import SceneSema
import SceneSource
import SceneSyntax

/// What is known of a scene file before anything is laid out.
///
/// The syntax tree is not kept: a layout run needs as much memory again.
struct ReadScene {
  /// Findings in order of discovery.
  let diagnostics: [Diagnostic]
  /// The lowered scene; nil when the text cannot be read to its end.
  let lowered: LoweredScene?
  /// What comments say of findings; nil when none does.
  let suppressions: Suppressions?

  /// Whether the text could be read to its end.
  var isRead: Bool { lowered != nil }

  /// Parses and lowers a file, and says when each stage begins.
  init(
    _ source: SourceFile, _ options: CompilationOptions, _ enter: ((CompilationStage) -> Void)?
  ) {
    enter?(.parsing)
    let parsed = parseSyntax(source)
    guard let tree = parsed.tree else {
      (diagnostics, lowered, suppressions) = (parsed.diagnostics, nil, nil)
      return
    }
    enter?(.lowering)
    let lowered = lowerScene(tree, layouts: options.layouts, limits: options.limits)
    diagnostics = parsed.diagnostics + lowered.diagnostics
    self.lowered = lowered
    suppressions = Suppressions(tree, suppressibleRules)
  }
}
