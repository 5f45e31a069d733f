import SceneBatch
import SceneCompiler
import SceneConfig
import SceneEmit
import SceneLayout
import SceneSource

extension Subcommand {
  static let schema = Subcommand(
    name: "schema",
    summary: "Prints a JSON Schema (draft-07)",
    operands: Operands(
      usage: "[\(schemaNames.joined(separator: "|"))]",
      help: "What the schema describes: a scene file, the output of compile, the report of "
        + "'--format json', or a configuration; default: \(schemaNames[0]), with the limits of "
        + "the configuration that applies in the current folder",
      completion: .words { schemaNames }, maximumCount: 1),
    options: [.config, .noConfig]
  ) { arguments throws(BatchError) in
    let name = arguments.operands.first ?? schemaNames[0]
    let limits = name == "scene" ? try arguments.limitsHere() : SceneLimits()
    guard let text = schemaText(name, limits: limits, rules: ruleCatalog) else {
      throw .usage(
        "unknown schema \(quoted(name)), expected \(schemaNames.alternatives)"
          + suggestion(name, schemaNames))
    }
    return try Command.printProduct(text)
  }
}

extension ParsedArguments {
  /// The limits of scenes in the current folder; a configuration with errors is no base for a
  /// schema.
  fileprivate func limitsHere() throws(BatchError) -> SceneLimits {
    let table = try ConfigurationTable(configurationChoice())
    let configuration = try table.configuration(forPath: ".")
    guard let configuration else { return SceneLimits() }
    guard !configuration.parsed.hasErrors else {
      throw .usage(
        "\(quotedPath(configuration.source.name)) has errors; 'scenec config' shows them, "
          + "'--no-config' does without it")
    }
    return configuration.configuration.limits
  }
}
