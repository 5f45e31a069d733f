import SceneBatch
import SceneEmit

/// All options.
extension Option {
  static let format = Option(
    "format", .choice("FORMAT", diagnosticsEmitters.map { $0.name }),
    help: "How diagnostics are reported. "
      + diagnosticsEmitters.map { "\($0.name): \($0.summary)" }.joined(separator: "; ")
      + ". Default: \(diagnosticsEmitters[0].name)")

  /// Of `lint`; `compile` has an option of the same name for its product.
  static let reportFile = Option(
    "output", .text("FILE", { "a file's name" }),
    help: "Write the report of --format to a file, also when scenes have errors; standard output "
      + "has the one for a person")

  static let maxDiagnostics = Option(
    "max-diagnostics", .number("N", 1...1_000_000_000),
    help: "Show the first N diagnostics and say how many more there are; counts, exit status and "
      + "the file of --output are not limited")

  static let statistics = Option(
    "statistics",
    help: "Count the diagnostics by rule after the report; beside a format for programs on "
      + "standard error")

  static let exitZero = Option(
    "exit-zero", help: "End with exit status 0 though scenes have errors")

  static let fix = Option(
    "fix",
    help: "Mend what has a safe fix, until nothing changes; of standard input the mended text "
      + "goes to standard output and the report to standard error")

  static let unsafeFixes = Option(
    "unsafe-fixes",
    help: "With --fix and --diff also fixes that may change what the scene shows")

  static let diff = Option(
    "diff",
    help: "Print what --fix would change, for 'git apply' or 'patch -p1', instead of a report; "
      + "nothing is written, and exit status 1 says that there is something")

  static let color = Option(
    "color", .choice("WHEN", ["auto", "always", "never"]),
    help: "When text is coloured; auto: on a terminal, unless NO_COLOR is set")

  static let quiet = Option(
    "quiet", help: "Report and count errors only; the exit status stays the same")

  static let strict = Option(
    "strict", help: "End with exit status 1 for warnings too")

  static let jobs = Option(
    "jobs", .number("N", 1...256),
    help: "How many scenes to compile at a time; default: one for each processor")

  static let verbose = Option(
    "verbose",
    help: "Say on standard error what was done and what the time was spent on, all threads "
      + "together; a terminal gets the first line of it anyway")

  static let watch = Option(
    "watch",
    help: "Do it again whenever scenes or configurations change, until Ctrl-C")

  static let stdinFilename = Option(
    "stdin-filename", .text("NAME", { "a file's name" }),
    help: "The name of the scene on standard input, for messages and outputs")

  static let config = Option(
    "config", .text("FILE", { "a configuration file" }),
    help: "The configuration of all scenes; default: the nearest .scenec.yaml, from the folder of "
      + "a scene upwards")

  static let noConfig = Option("no-config", help: "Do without configurations")

  static let forceExclude = Option(
    "force-exclude",
    help: "Pass over what a configuration excludes also when it is named, as hooks do")

  static let baseline = Option(
    "baseline", .text("FILE", { "a baseline file" }),
    help: "Pass over the findings that the file knows, and say which of them are gone; default: "
      + "what the configuration of a scene names")

  static let writeBaseline = Option(
    "write-baseline", .text("FILE", { "a file's name" }),
    help: "Make all findings known: write them to a baseline")

  static let output = Option(
    "output", short: "o", .text("OUT", { outputExpectation }),
    help: "Where placements go (required): \(outputExpectation). A folder gets a file for each "
      + "scene, the others take one scene")

  static let emit = Option(
    "emit", .choice("KIND", placementsEmitters.map { $0.name }),
    help: "What is written. "
      + placementsEmitters.map { "\($0.name): \($0.summary)" }.joined(separator: "; ")
      + ". Default: as OUT ends, else \(placementsEmitters[0].name)")

  static let noCache = Option(
    "no-cache", help: "Compile every scene, whatever earlier runs know of it")

  static let prune = Option(
    "prune",
    help: "Remove the outputs of scenes that are gone, if scenec wrote what they hold; otherwise "
      + "they are named")

  static let failFast = Option(
    "fail-fast", help: "Stop at the first scene that makes the exit status other than 0")

  static let keepGoing = Option(
    "keep-going", help: "Go on when a scene fails; the default")

  static let filesFrom = Option(
    "files-from", .text("FILE", { "a file of names, or -" }),
    help: "Also the scenes and folders that a file names, or standard input (-), one on each line, "
      + "as they are; without a PATH only those")

  static let null = Option(
    "null", short: "0", help: "The names of --files-from end with a NUL, as those of 'find -print0'"
  )

  static let shard = Option(
    "shard", .text("I/N", { "i/n, as 2/5" }),
    help: "Of the scenes only part i of n, the same ones on every machine that names them alike")

  static let depfile = Option(
    "depfile", .text("FILE", { "a file's name" }),
    help: "Write what the outputs depend on, as a Makefile: for make and for 'deps = gcc' of ninja")

  static let report = Option(
    "report", .text("FILE", { "a file's name" }),
    help: "Write the run as data, JSON on each line: scenes, diagnostics, totals; "
      + "'scenec merge-reports' makes one of several")

  /// Of `merge-reports`.
  static let mergedFile = Option(
    "output", short: "o", .text("FILE", { "a file's name" }),
    help: "Write the report to a file; default: standard output")

  /// Of the subcommands that list what there is.
  static let listFormat = Option(
    "format", .choice("FORMAT", ["text", "json"]),
    help: "text: a table for a person; json: all of it, for tools. Default: text")

  static let check = Option(
    "check",
    help: "Write nothing; name each output that is missing or stale on standard error, and end "
      + "with exit status 1 if there is one")

  static let variant = Option(
    "variant", .text("NAME", { "the name of a variant, or all" }),
    help: "Show a variant of the scenes too, or all of them; in a picture one in place of the "
      + "scene as it is written")

  static let counts = Option(
    "counts", .choice("WHICH", ["all"]),
    help: "Show containers that have a countRange at every count in it too")

  static let help = Option("help", short: "h", help: "Print this help")

  static let version = Option("version", help: "Print the version")

  /// The options that stand where a subcommand would.
  static var beforeSubcommands: [Option] { [.version, .help] }
}

/// What OUT may be.
private var outputExpectation: String {
  let endings = placementsEmitters.map { $0.fileEnding }.alternatives
  return "a folder, a file ending in \(endings), or - for standard output"
}
