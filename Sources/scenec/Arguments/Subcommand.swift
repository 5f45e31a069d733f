import SceneBatch

/// One subcommand: declared once, read by the parser, the help and the suggestions.
struct Subcommand: Sendable {
  /// What stands beside the options.
  struct Operands: Sendable {
    /// How many there may be.
    let maximumCount: Int
    /// What a shell offers for them.
    let completion: Completion
    private let makeUsage: @Sendable () -> String
    private let makeHelp: @Sendable () -> String

    /// Declares operands; the texts are made only when they are read, for a quick start.
    init(
      usage: @autoclosure @escaping @Sendable () -> String,
      help: @autoclosure @escaping @Sendable () -> String, completion: Completion,
      maximumCount: Int
    ) {
      self.maximumCount = maximumCount
      self.completion = completion
      makeUsage = usage
      makeHelp = help
    }

    /// Nothing may stand beside the options.
    static let none = Operands(usage: "", help: "", completion: .none, maximumCount: 0)

    /// As the usage line shows it: `[PATH...]`.
    var usage: String { makeUsage() }
    /// The usage without what says how many: `PATH`.
    var name: String { usage.filter { !"[].".contains($0) } }
    var help: String { makeHelp() }
  }

  let name: String
  /// What it does, for the list of subcommands: a sentence without a full stop.
  let summary: String
  let operands: Operands
  /// Its options but `--help`, which every subcommand has.
  let options: [Option]
  let run: @Sendable (ParsedArguments) throws(BatchError) -> ExitStatus
}

extension Subcommand {
  /// All subcommands, in the order of the help.
  static let all: [Subcommand] = [
    .lint, .compile, .mergeReports, .config, .schema, .initialize, .explain, .rules, .layouts,
    .completions, .man,
    .help,
  ]

  /// The name and what may follow it: `lint [OPTIONS] [PATH...]`.
  var synopsis: String {
    "\(name) [OPTIONS]" + (operands.usage.isEmpty ? "" : " " + operands.usage)
  }

  /// Every option that can follow the name.
  var allOptions: [Option] { options + [.help] }
}

/// How the program ends.
enum ExitStatus: Int32 {
  /// No errors.
  case success = 0
  /// Errors in scenes, under `--strict` warnings too.
  case findings = 1
  /// Wrong usage, or files that cannot be read or written.
  case failure = 2
  /// The reader of an output has gone: what a shell reports of SIGPIPE.
  case closedPipe = 141
}
