import SceneBatch
import SceneCompiler
import SceneSource

extension Subcommand {
  static let explain = Subcommand(
    name: "explain",
    summary: "Explains a rule or a layout, with an example",
    operands: Operands(
      usage: "[ID]",
      help: "The name in brackets behind a diagnostic, or the name of a layout; default: all, "
        + "one line each",
      maximumCount: 1),
    options: []
  ) { arguments throws(BatchError) in
    let names = explainableNames()
    guard let name = arguments.operands.first else {
      return try Command.printProduct(names.listing)
    }
    guard let text = explanation(of: name) else {
      let nearest = suggestion(name, names.map(\.name))
      throw .usage(
        "unknown rule or layout \(quoted(name))"
          + (nearest.isEmpty ? "; 'scenec explain' lists all" : nearest))
    }
    return try Command.printProduct(text)
  }
}

extension [ExplainableName] {
  /// One line each, in two columns.
  fileprivate var listing: String {
    let width = map(\.name.count).max() ?? 0
    return map {
      $0.name + String(repeating: " ", count: width - $0.name.count + 2) + $0.summary + "\n"
    }.joined()
  }
}
