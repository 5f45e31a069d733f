package import SceneSource
import SceneLayout
import SceneSema
import SceneSyntax

/// The result of reading one configuration.
package struct ParsedConfiguration: Sendable {
  /// What it says; what is missing or wrong has its default.
  package let configuration: Configuration
  /// Every finding, in report order.
  package let diagnostics: [Diagnostic]

  /// Whether something in it is wrong.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Reads a configuration that may set the levels of `rules`; total on arbitrary bytes.
  ///
  /// A file without content is a configuration of defaults.
  package init(_ source: SourceFile, rules: [Rule]) {
    let parsed = parseSyntax(source)
    var found = parsed.diagnostics.filter { $0.rule !== EmptyDocument.rule }
    var result = Configuration()
    if let tree = parsed.tree {
      if tree.hasContent {
        let keys = (ConfigurationKeys.all + ConfigurationKeys.limits).map(\.name)
        var lowering = Lowering(tree, keys: keys + rules.map(\.id))
        lowering.readConfiguration(rules, &result)
        found += lowering.walk.diagnostics
      }
    }
    // What was cut out may have been the limits.
    let isCut = parsed.diagnostics.contains {
      $0.severity == .error && $0.rule !== EmptyDocument.rule
    }
    if isCut, result.places["limits.count"] == nil { result.limits = .widest }
    configuration = result
    diagnostics = result.rules.applied(to: found.map { $0.withAdvice(source) })
      .inReportOrder()
  }
}

extension Diagnostic {
  /// With a note when a pattern was taken for an alias.
  fileprivate func withAdvice(_ source: SourceFile) -> Diagnostic {
    let offset = Int(range.start)
    let star = UInt8(ascii: "*")
    let isAlias = [offset, offset - 1].contains {
      source.bytes.indices.contains($0) && source.bytes[$0] == star
    }
    guard isAlias, rule === YamlSyntax.rule || rule === UndefinedAlias.rule else { return self }
    var result = self
    result.notes.append("a pattern that begins with '*' needs quotes, as \"*.tmp\" has")
    return result
  }
}

extension SceneLimits {
  /// What stands for limits that cannot be read, so that no scene is blamed for them.
  static let widest = SceneLimits(counts: 1...ConfigurationKeys.largestCount)
}
