import SceneBatch
import SceneConfig
import SceneEmit
import SceneSource

/// A run over scenes with its report: what `lint` and `compile` share.
struct SceneRun {
  private let arguments: ParsedArguments
  private let reportStream: StreamWriter.Stream
  private let reportPath: String?

  /// Makes a run that reports diagnostics on a stream, and in a file if there is a path.
  init(
    _ arguments: ParsedArguments, reportStream: StreamWriter.Stream, reportPath: String? = nil
  ) {
    self.arguments = arguments
    self.reportStream = reportStream
    self.reportPath = reportPath
  }

  /// Compiles and reports all scenes; failures to read or write are said at the end.
  func run(_ list: InputList, _ work: Batch.Work) throws(BatchError) -> ExitStatus {
    let writer = StreamWriter(reportStream)
    var file: ReportFile?
    if let reportPath { file = try ReportFile(reportPath, besides: list.inputs) }
    var report = DiagnosticsReport(arguments, reportStream, to: writer, file: file)
    var failures = FailureList(list.failures)
    var outdated: [String] = []
    let jobs = arguments.number(of: .jobs) ?? (list.inputs.count > 1 ? defaultJobs : 1)
    for configuration in list.configurationsToReport {
      report.add(configuration.source, configuration.parsed.diagnostics)
    }
    Batch(list, work).run(jobs: jobs) { outcome in
      switch outcome {
      case .checked(let source, let diagnostics, let output):
        report.add(source, diagnostics)
        switch output {
        case .none, .current: break
        case .missing(let path): outdated.append(outdatedLine(source, path, "missing"))
        case .stale(let path): outdated.append(outdatedLine(source, path, "stale"))
        case .failed(let failure): failures.add(failure)
        }
      case .unreadable(let failure): failures.add(failure)
      }
      return report.isWanted && !failures.hasClosedPipe
    }
    do throws(BatchError) {
      try report.finish(failures.messages)
    } catch {
      failures.add(error)
    }
    if let failure = writer.failure { failures.add(failure) }
    if let reason = report.hiddenReason { Command.report(reason) }
    if !outdated.isEmpty { StreamWriter(.error).write(outdated.joined()) }
    return failures.report() ?? (outdated.isEmpty ? report.exitStatus : .findings)
  }

  private func outdatedLine(_ source: SourceFile, _ path: String, _ state: String) -> String {
    "\(printableText(source.name)): error: output \(quotedPath(path)) is \(state); "
      + "compile it again\n"
  }
}

/// What kept a run from doing all that was asked.
private struct FailureList {
  private var failures: [BatchError] = []
  /// How many outputs could not be written, by the reason; the first of them is in `failures`.
  private var writeFailures: [String: Int] = [:]

  /// Whether the reader of an output has gone.
  private(set) var hasClosedPipe = false

  init(_ failures: [BatchError]) { self.failures = failures }

  /// Notes a failure; outputs that fail for one reason, as on a full disk, share a line.
  mutating func add(_ failure: BatchError) {
    switch failure {
    case .closedPipe: hasClosedPipe = true
    case .unwritable(_, let reason) where writeFailures[reason] != nil:
      writeFailures[reason, default: 0] += 1
    case .unwritable(_, let reason):
      writeFailures[reason] = 1
      failures.append(failure)
    case .usage, .unreadable, .unselectable: failures.append(failure)
    }
  }

  /// A line for each failure.
  var messages: [String] {
    failures.map { failure in
      guard case .unwritable(_, let reason) = failure, let count = writeFailures[reason], count > 1
      else { return failure.message }
      return failure.message + " (and \(count - 1) more)"
    }
  }

  /// Says all failures; the exit status if there are any.
  func report() -> ExitStatus? {
    if hasClosedPipe { return .closedPipe }
    for message in messages { Command.report(message) }
    return failures.isEmpty ? nil : .failure
  }
}
