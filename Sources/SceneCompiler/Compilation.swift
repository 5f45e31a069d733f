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
  /// The places of the scene as it is written, if lint had to find them.
  private let linted: Placements?

  /// Compiles a file with layouts of one's own.
  public init(_ source: SourceFile, layouts: LayoutRegistry) {
    var options = CompilationOptions()
    options.layouts = layouts
    self.init(source, options)
  }

  /// Compiles a file; total on arbitrary bytes.
  public init(_ source: SourceFile, _ options: CompilationOptions = CompilationOptions()) {
    self.init(source, options, nil)
  }

  /// Compiles a file, and says when each stage begins.
  package init(
    _ source: SourceFile, _ options: CompilationOptions,
    _ enter: ((CompilationStage) -> Void)?
  ) {
    self.source = source
    let read = ReadScene(source, options, enter)
    isRead = read.isRead
    var found = read.diagnostics
    var variants: [CompiledVariant] = []
    var linted: Placements?
    if let lowered = read.lowered {
      variants = compiledVariants(lowered, options.variants)
      if !found.contains(where: { $0.severity == .error }) {
        enter?(.linting)
        let coversAll = options.geometry == .everything
        let result = lint(
          lintVariants(lowered, coversAll ? variants : []), options.rules,
          platform: options.platform, sweepsCounts: coversAll)
        found += result.diagnostics
        linted = result.placements
      }
    }
    found = Self.withoutIgnored(
      options.rules.applied(to: found), read.suppressions, options)
    diagnostics = found.inReportOrder()
    let hasErrors = diagnostics.contains { $0.severity == .error }
    self.variants = hasErrors ? [] : variants
    self.scene = hasErrors ? nil : read.lowered?.scene
    self.linted = hasErrors ? nil : linted
  }

  /// Whether the scene is wrong and gives no placements.
  public var hasErrors: Bool { scene == nil }

  /// The places of the scene as it is written; nil when it has errors.
  public func placements() -> Placements? { linted ?? scene.map { Placements($0) } }

  /// Lays the scene out under some circumstances; nil when it has errors.
  public func placements(_ scenario: Scenario) -> Placements? {
    scene.map { Placements($0, scenario) }
  }
}
