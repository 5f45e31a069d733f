import SceneBatch
import SceneEmit
import SceneLayout

extension Subcommand {
  static let layouts = Subcommand(
    name: "layouts",
    summary: "Lists the layouts: how many children they take, what they do",
    operands: .none,
    options: [.listFormat]
  ) { arguments throws(BatchError) in
    guard arguments.value(of: .listFormat) != "json" else {
      return try Command.printProduct(layoutsJSON())
    }
    let rows = LayoutRegistry.standard.layouts.sorted { $0.name < $1.name }.map { layout in
      [layout.name, layout.maximumChildren.map { "1...\($0)" } ?? "any", layout.summary]
    }
    return try Command.printProduct(textTable([["LAYOUT", "CHILDREN", "SUMMARY"]] + rows))
  }
}
