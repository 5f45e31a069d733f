import SceneBatch
import SceneCompiler
import SceneSource

/// The whole command, from its arguments to its exit status.
enum Command {
  /// Runs the command; `arguments` begin with the program's name.
  static func main(_ arguments: [String]) -> ExitStatus {
    StreamWriter.prepare()
    do throws(BatchError) {
      return try run(arguments.dropFirst())
    } catch {
      return report(error)
    }
  }

  private static func run(_ arguments: ArraySlice<String>) throws(BatchError) -> ExitStatus {
    guard let name = arguments.first else {
      throw .usage("no subcommand, expected \(names.alternatives); see 'scenec --help'")
    }
    switch name {
    case "--help", "-h": return try run(["help"] + arguments.dropFirst())
    case "--version":
      if let extra = arguments.dropFirst().first {
        throw .usage("unexpected argument \(quoted(extra)); '--version' stands alone")
      }
      return try printProduct("scenec \(scenecVersion)\n")
    default: break
    }
    let subcommand = try subcommand(named: name)
    let parsed = try ArgumentParser.parse(arguments.dropFirst(), for: subcommand)
    if parsed.has(.help) { return try printProduct(HelpText.of(subcommand)) }
    guard parsed.has(.watch) else { return try subcommand.run(parsed) }
    var loop = try WatchLoop(parsed)
    return try loop.run()
  }

  /// The subcommand of a name; for a misspelt one the nearest is suggested.
  static func subcommand(named name: String) throws(BatchError) -> Subcommand {
    if let subcommand = Subcommand.all.first(where: { $0.name == name }) { return subcommand }
    guard !name.hasPrefix("-") else { throw misplacedOption(name) }
    let nearest = suggestion(name, names)
    throw .usage(
      "unknown subcommand \(quoted(name))"
        + (nearest.isEmpty ? ", expected \(names.alternatives)" : nearest))
  }

  /// An option before the subcommand: it belongs behind one, or does not exist.
  private static func misplacedOption(_ argument: String) -> BatchError {
    let name = argument.drop { $0 == "-" }.prefix { $0 != "=" }
    let owner = Subcommand.all.first { $0.options.contains { $0.long == name || $0.isShort(name) } }
    if let owner {
      return .usage(
        "option \(quoted(argument)) stands before the subcommand; write it behind: "
          + "scenec \(owner.name) \(printableText(argument))")
    }
    let nearest = suggestion(String(name), ["help", "version"], prefix: "--")
    return .usage(
      "unknown option \(quoted(argument))" + (nearest.isEmpty ? "; see 'scenec --help'" : nearest))
  }

  private static var names: [String] { Subcommand.all.map(\.name) }

  /// Writes the product of a run that is one text.
  static func printProduct(_ text: String) throws(BatchError) -> ExitStatus {
    let output = StreamWriter(.output)
    output.write(text)
    if let failure = output.failure { throw failure }
    return .success
  }

  private static func report(_ error: BatchError) -> ExitStatus {
    if error == .closedPipe { return .closedPipe }
    report(error.message)
    return .failure
  }

  /// Says on standard error, in one line, why something failed.
  static func report(_ message: String) {
    StreamWriter(.error).write("scenec: error: \(message)\n")
  }
}

extension Option {
  fileprivate func isShort(_ name: Substring) -> Bool {
    short.map { name.first == $0 && name.count == 1 } ?? false
  }
}

/// Text of a user on one line; control characters appear as escapes.
func printableText(_ text: String) -> String {
  text.unicodeScalars.map(printable).joined()
}
