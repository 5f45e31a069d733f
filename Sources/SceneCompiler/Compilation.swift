public import SceneLayout
import SceneLint
import SceneSema
public import SceneSource
import SceneSyntax

/// One scene file on its way from bytes to placements.
///
/// Making it parses and lowers the file, and finds every mistake; `placements` lays it out.
public struct Compilation: Sendable {
  /// The file.
  public let source: SourceFile
  /// Every finding, in report order.
  public let diagnostics: [Diagnostic]
  /// The checked scene; nil when there is an error.
  public let scene: Scene?
  /// The variants of the scene, then those of the project whose names it does not have; empty
  /// when there is an error.
  public let variants: [CompiledVariant]
  /// Whether the text could be read to its end.
  let isRead: Bool
  private let map: SourceMap

  /// Compiles a file with layouts of one's own.
  public init(_ source: SourceFile, layouts: LayoutRegistry) {
    var options = CompilationOptions()
    options.layouts = layouts
    self.init(source, options)
  }

  /// Compiles a file; total on arbitrary bytes.
  public init(_ source: SourceFile, _ options: CompilationOptions = CompilationOptions()) {
    self.source = source
    let parsed = parseSyntax(source)
    isRead = parsed.tree != nil
    var found = parsed.diagnostics
    var scene: Scene?
    var map = SourceMap()
    var variants: [CompiledVariant] = []
    if let tree = parsed.tree {
      let lowered = lowerScene(tree, layouts: options.layouts, limits: options.limits)
      found += lowered.diagnostics
      scene = lowered.scene
      map = lowered.map
      variants = compiledVariants(lowered, options.variants)
    }
    found = Self.withoutIgnored(options.rules.applied(to: found), parsed.tree, options.rules)
    diagnostics = found.inReportOrder()
    self.map = map
    self.variants = diagnostics.contains { $0.severity == .error } ? [] : variants
    self.scene = diagnostics.contains { $0.severity == .error } ? nil : scene
  }

  /// Whether the scene is wrong and gives no placements.
  public var hasErrors: Bool { scene == nil }

  /// Lays the scene out; nil when it has errors.
  public func placements(_ scenario: Scenario = Scenario()) -> Placements? {
    scene.map { Placements($0, scenario) }
  }

  /// What the placements of the scene show to be wrong, in report order.
  ///
  /// Nothing with scenec's own layouts alone, which is why `diagnostics` does without a layout.
  public func findings(in placements: Placements) -> [Diagnostic] {
    lintRules.flatMap { $0.check(placements, map) }.inReportOrder()
  }
}
