import SceneBatch

extension Subcommand {
  static let man = Subcommand(
    name: "man",
    summary: "Prints the manual page",
    operands: .none,
    options: []
  ) { _ throws(BatchError) in
    try Command.printProduct(manualPage)
  }
}
