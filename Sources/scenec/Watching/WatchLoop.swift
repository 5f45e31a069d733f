import SceneBatch

/// A run that is repeated whenever what it depends on changes, until a signal ends the process.
///
/// A notification only wakes the loop; whether there is anything to do follows from the files
/// themselves, so the run's own outputs never start another one.
struct WatchLoop {
  private let arguments: ParsedArguments
  private let watch = FolderWatch()
  /// The files that the arguments name beside the scenes.
  private let others: [String]
  private var snapshot: RunSnapshot?
  private var lastFailure: BatchError?
  private var isLimitationKnown = false

  /// Prepares a loop; standard input cannot be read again.
  init(_ arguments: ParsedArguments) throws(BatchError) {
    self.arguments = arguments
    others = [Option.config, .baseline, .filesFrom].compactMap { arguments.value(of: $0) }
    let readsStandardInput =
      arguments.operands.contains("-") || arguments.has(.stdinFilename)
      || arguments.value(of: .filesFrom) == "-"
    guard !readsStandardInput else {
      throw .usage("'--watch' waits for files to change, which standard input does not")
    }
    for option in [Option.diff, .writeBaseline] where arguments.has(option) {
      throw .usage("'--watch' checks scenes again and again; leave '--\(option.long)'")
    }
  }

  /// Runs, and waits, for ever; ends only for wrong usage at the start or a closed pipe.
  mutating func run() throws(BatchError) -> ExitStatus {
    while true {
      do throws(BatchError) {
        if try runIfChanged() == .closedPipe { return .closedPipe }
        lastFailure = nil
      } catch {
        // A file may be gone while an editor saves it; but not before the first run.
        guard snapshot != nil else { throw error }
        if error != lastFailure { Command.report(error.message) }
        lastFailure = error
      }
      watch.wait()
    }
  }

  private mutating func runIfChanged() throws(BatchError) -> ExitStatus? {
    let list = try findInputs()
    let now = list.snapshot(others)
    guard now != snapshot || lastFailure != nil else { return nil }
    let changes = snapshot.map { now.changes(since: $0) } ?? []
    if !changes.isEmpty { say(sentence(changes)) }
    // Before the run: what changes while it reads starts another one.
    let isFirst = snapshot == nil
    if !isFirst { snapshot = now }
    let status = try arguments.subcommand.run(arguments)
    snapshot = now
    if isFirst, status != .closedPipe { say("watching; Ctrl-C ends it") }
    return status
  }

  /// The scenes as they are when their folders are watched.
  private mutating func findInputs() throws(BatchError) -> InputList {
    var list = try arguments.findInputs(acceptsEmptyFolders: true)
    // Somebody may make folders faster than they are found.
    for _ in 0..<10 {
      guard watch.follow(list.watchedFolders(others)) else { break }
      list = try arguments.findInputs(acceptsEmptyFolders: true)
    }
    if let limitation = watch.limitation, !isLimitationKnown {
      isLimitationKnown = true
      say(limitation)
    }
    return list
  }

  private func sentence(_ changes: [String]) -> String {
    changes.count == 1 ? "\(quotedPath(changes[0])) changed" : "\(changes.count) files changed"
  }

  private func say(_ sentence: String) { StreamWriter(.error).write("scenec: \(sentence)\n") }
}
