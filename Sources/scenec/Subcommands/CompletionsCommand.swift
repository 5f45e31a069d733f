import SceneBatch
import SceneSource

extension Subcommand {
  static let completions = Subcommand(
    name: "completions",
    summary: "Prints completions for a shell",
    operands: Operands(
      usage: Shell.names.joined(separator: "|"),
      help: "The shell",
      completion: .words { Shell.names }, maximumCount: 1),
    options: []
  ) { arguments throws(BatchError) in
    guard let name = arguments.operands.first else {
      throw .usage("completions needs the name of a shell: \(Shell.names.alternatives)")
    }
    guard let shell = Shell(rawValue: name) else {
      throw .usage(
        "unknown shell \(quoted(name)), expected \(Shell.names.alternatives)"
          + suggestion(name, Shell.names))
    }
    return try Command.printProduct(shell.completions)
  }
}

extension Shell {
  fileprivate static var names: [String] { allCases.map(\.rawValue) }
}
