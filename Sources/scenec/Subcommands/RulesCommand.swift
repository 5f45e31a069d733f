import SceneBatch
import SceneCompiler
import SceneEmit
import SceneSource

extension Subcommand {
  static let rules = Subcommand(
    name: "rules",
    summary: "Lists the rules: severity, kind of fix, what is wrong",
    operands: .none,
    options: [.listFormat]
  ) { arguments throws(BatchError) in
    guard arguments.value(of: .listFormat) != "json" else {
      return try Command.printProduct(rulesJSON(ruleCatalog))
    }
    let rows = ruleCatalog.sorted { $0.id < $1.id }.map { rule in
      [
        rule.id, rule.isOnByDefault ? rule.severity.rawValue : "off",
        rule.fix?.rawValue ?? "-", rule.summary,
      ]
    }
    return try Command.printProduct(textTable([["RULE", "SEVERITY", "FIX", "SUMMARY"]] + rows))
  }
}
