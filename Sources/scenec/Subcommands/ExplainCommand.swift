import SceneBatch
import SceneCompiler
import SceneSource

extension Subcommand {
  static let explain = Subcommand(
    name: "explain",
    summary: "Explains a rule, a layout, a modifier or a key, with an example",
    operands: Operands(
      usage: "[RULE|LAYOUT|KEY]",
      help: "The name in brackets behind a diagnostic, or the name of a layout, a modifier or a "
        + "key of the scene format; default: all, one line each",
      completion: .words { explainableNames().map(\.name) }, maximumCount: 1),
    options: []
  ) { arguments throws(BatchError) in
    let names = explainableNames()
    guard let name = arguments.operands.first else {
      return try Command.printProduct(
        textTable(names.map { [$0.name, $0.kind.rawValue, $0.summary] }))
    }
    guard let text = explanation(of: name) else {
      let nearest = suggestion(name, names.map(\.name))
      throw .usage(
        "unknown rule, layout or key \(quoted(name))"
          + (nearest.isEmpty ? "; 'scenec explain' lists all" : nearest))
    }
    return try Command.printProduct(text)
  }
}
