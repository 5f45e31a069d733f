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
  ///
  /// What the baselines know is neither reported nor counted.
  func run(
    _ list: InputList, _ work: Batch.Work, _ baselines: BaselineRun? = nil,
    cache: CacheUse? = nil
  ) throws(BatchError) -> ExitStatus {
    let writer = StreamWriter(reportStream)
    var file: ReportFile?
    if let reportPath { file = try ReportFile(reportPath, besides: list.inputs) }
    let runReport = try RunReport(arguments, list)
    var report = DiagnosticsReport(arguments, reportStream, to: writer, file: file)
    var failures = FailureList(list.failures)
    var outdated: [String] = []
    let jobs = arguments.number(of: .jobs) ?? (list.inputs.count > 1 ? defaultJobs : 1)
    for configuration in list.configurationsToReport {
      let reported = report.add(
        configuration.source, configuration.diagnostics, isFixable: false)
      runReport?.add(configuration.source, reported)
    }
    var number = 0
    let times = arguments.has(.verbose) ? StageTimes() : nil
    var summary = RunSummary(list, times)
    let progress = ProgressLine(count: list.inputs.count) { writer.isAtLineStart }
    writer.willWrite = progress?.erase
    let interrupted = {
      report.abandon()
      progress?.erase()
    }
    let failFast = try FailFast(arguments, failures)
    let batch = Batch(list, work, cache: cache, times: times)
    let orphans = batch.run(jobs: jobs, interrupted: interrupted) { outcome in
      var reported: [Diagnostic] = []
      defer {
        runReport?.add(list.inputs[number], outcome, batch.plan?.file(number), reported)
        summary.add(outcome, reported)
        number += 1
      }
      progress?.advance()
      switch outcome {
      case .checked(let source, let diagnostics, let output):
        reported = report.add(
          source, baselines?.new(diagnostics, of: source, number) ?? diagnostics)
        switch output {
        case .none, .written, .current: break
        case .missing(let path): outdated.append(outdatedLine(source, path, "missing"))
        case .stale(let path): outdated.append(outdatedLine(source, path, "stale"))
        case .failed(let failure): failures.add(failure)
        }
      case .fixed(let fixed, let failure):
        reported = report.add(fixed, isWritten: failure == nil) { source, diagnostics in
          baselines?.new(diagnostics, of: source, number) ?? diagnostics
        }
        if let failure { failures.add(failure) }
      case .unreadable(let failure): failures.add(failure)
      }
      return (report.isWanted || runReport != nil) && !failures.hasClosedPipe
        && failFast.goesOn(report.hasFailed || !outdated.isEmpty, failures)
    }
    progress?.erase()
    outdated += OrphanReport(arguments).report(orphans, to: &failures)
    for (source, diagnostics) in baselines?.stale ?? [] {
      let reported = report.add(source, diagnostics)
      runReport?.add(source, reported)
    }
    do throws(BatchError) {
      if !failures.hasClosedPipe, let sentence = try baselines?.write() {
        StreamWriter(.error).write("scenec: \(sentence)\n")
      }
    } catch {
      failures.add(error)
    }
    do throws(BatchError) {
      try report.finish(failures.messages)
      try runReport?.finish()
    } catch {
      failures.add(error)
    }
    if let failure = writer.failure { failures.add(failure) }
    if let reason = report.hiddenReason { Command.report(reason) }
    failFast.report(left: list.inputs.count - number)
    if !outdated.isEmpty { StreamWriter(.error).write(outdated.joined()) }
    let failureStatus = failures.report()
    if arguments.showsSummary, failureStatus != .closedPipe {
      StreamWriter(.error).write(summary.text)
    }
    return failureStatus ?? (outdated.isEmpty ? report.exitStatus : .findings)
  }

  private func outdatedLine(_ source: SourceFile, _ path: String, _ state: String) -> String {
    "\(printableText(source.name)): error: output \(quotedPath(path)) is \(state); "
      + "compile it again\n"
  }
}
