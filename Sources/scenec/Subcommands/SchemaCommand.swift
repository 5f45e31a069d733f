import SceneBatch
import SceneEmit
import SceneSource

extension Subcommand {
  static let schema = Subcommand(
    name: "schema",
    summary: "Prints a JSON Schema (draft-07)",
    operands: Operands(
      usage: "[\(schemaNames.joined(separator: "|"))]",
      help: "What the schema describes: a scene file, the output of compile, or the report of "
        + "'--format json'; default: \(schemaNames[0])",
      completion: .words { schemaNames }, maximumCount: 1),
    options: []
  ) { arguments throws(BatchError) in
    let name = arguments.operands.first ?? schemaNames[0]
    guard let text = schemaText(name) else {
      throw .usage(
        "unknown schema \(quoted(name)), expected \(schemaNames.alternatives)"
          + suggestion(name, schemaNames))
    }
    return try Command.printProduct(text)
  }
}
