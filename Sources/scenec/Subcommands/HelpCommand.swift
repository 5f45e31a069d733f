import SceneBatch

extension Subcommand {
  static let help = Subcommand(
    name: "help",
    summary: "Prints the help of a subcommand",
    operands: Operands(
      usage: "[SUBCOMMAND]",
      help: "The subcommand; default: an overview of all",
      completion: .words { Subcommand.all.map(\.name) }, maximumCount: 1),
    options: []
  ) { arguments throws(BatchError) in
    guard let name = arguments.operands.first else {
      return try Command.printProduct(HelpText.overview)
    }
    return try Command.printProduct(HelpText.of(Command.subcommand(named: name)))
  }
}
