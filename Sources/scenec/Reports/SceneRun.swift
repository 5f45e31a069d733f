import SceneBatch
import SceneEmit

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
    let jobs = arguments.number(of: .jobs) ?? (list.inputs.count > 1 ? defaultJobs : 1)
    Batch(list.inputs, work).run(jobs: jobs) { outcome in
      switch outcome {
      case .checked(let source, let diagnostics, let writeFailure):
        report.add(source, diagnostics)
        if let writeFailure { failures.add(writeFailure) }
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
    return failures.report() ?? report.exitStatus
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
    case .usage, .unreadable: failures.append(failure)
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
