import SceneBatch
import SceneSource

/// What a run over scenes says while it goes on and at its end: reports, failures, progress.
final class RunReporting {
  private let arguments: ParsedArguments
  private let list: InputList
  /// The file of each scene's output; nil when there are none.
  private let plan: OutputPlan?
  private let baselines: BaselineRun?
  private let writer: StreamWriter
  private let runReport: RunReport?
  private let progress: ProgressLine?
  private let failFast: FailFast
  private var report: DiagnosticsReport
  private var summary: RunSummary
  private var failures: FailureList
  /// A line for each output that is missing or stale.
  private var outdated: [String] = []
  /// How many scenes are done.
  private var number = 0

  /// Begins the reports, with what is wrong with the configurations.
  init(
    _ arguments: ParsedArguments, _ list: InputList, _ plan: OutputPlan?,
    _ baselines: BaselineRun?, _ times: StageTimes?, stream: StreamWriter.Stream,
    reportPath: String?
  ) throws(BatchError) {
    self.arguments = arguments
    self.list = list
    self.plan = plan
    self.baselines = baselines
    let writer = StreamWriter(stream)
    self.writer = writer
    var file: ReportFile?
    if let reportPath { file = try ReportFile(reportPath, besides: RunFiles(list, plan)) }
    runReport = try RunReport(arguments, list, plan)
    report = DiagnosticsReport(arguments, stream, to: writer, file: file)
    failures = FailureList(list.failures)
    summary = RunSummary(list, times)
    progress = ProgressLine(count: list.inputs.count) { writer.isAtLineStart }
    failFast = try FailFast(arguments, failures)
    writer.willWrite = progress?.erase
    for configuration in list.configurationsToReport {
      add(configuration.source, configuration.diagnostics, isFixable: false)
    }
  }

  /// Reports findings about a file that is no scene.
  private func add(_ source: SourceFile, _ diagnostics: [Diagnostic], isFixable: Bool = true) {
    let reported = report.add(source, diagnostics, isFixable: isFixable)
    runReport?.add(source, reported)
  }

  // MARK: Scenes

  /// Reports what became of the next scene; answers whether the run goes on.
  func add(_ outcome: Outcome) -> Bool {
    progress?.advance()
    let reported = reported(outcome)
    runReport?.add(list.inputs[number], outcome, plan?.file(number), reported)
    summary.add(outcome, reported)
    number += 1
    return (report.isWanted || runReport != nil) && !failures.hasClosedPipe
      && failFast.goesOn(report.hasFailed || !outdated.isEmpty, failures)
  }

  /// Reports the diagnostics of an outcome, and notes what failed; answers what is reported.
  private func reported(_ outcome: Outcome) -> [Diagnostic] {
    switch outcome {
    case .checked(let source, let diagnostics, let output):
      let reported = report.add(source, new(diagnostics, of: source))
      note(output, of: source)
      return reported
    case .fixed(let fixed, let failure):
      let reported = report.add(fixed, isWritten: failure == nil) { new($1, of: $0) }
      if let failure { failures.add(failure) }
      return reported
    case .unreadable(let failure):
      failures.add(failure)
      return []
    }
  }

  /// The diagnostics of the next scene that the baselines do not know.
  private func new(_ diagnostics: [Diagnostic], of source: SourceFile) -> [Diagnostic] {
    baselines?.new(diagnostics, of: source, number) ?? diagnostics
  }

  private func note(_ output: OutputResult, of source: SourceFile) {
    switch output {
    case .none, .written, .current: break
    case .missing(let path): outdated.append(outdatedLine(source, path, "missing"))
    case .stale(let path): outdated.append(outdatedLine(source, path, "stale"))
    case .failed(let failure): failures.add(failure)
    }
  }

  private func outdatedLine(_ source: SourceFile, _ path: String, _ state: String) -> String {
    "\(printableText(source.name)): error: output \(quotedPath(path)) is \(state); "
      + "compile it again\n"
  }

  // MARK: Ends

  /// Writes what a person can make use of when the run ends before its time.
  func abandon() {
    report.abandon()
    progress?.erase()
  }

  /// Says what is to be said at the end; the exit status of the run.
  func finish(_ orphans: [OrphanedOutput]) -> ExitStatus {
    progress?.erase()
    outdated += OrphanReport(arguments).report(orphans, to: &failures)
    for (source, diagnostics) in baselines?.stale ?? [] { add(source, diagnostics) }
    note { () throws(BatchError) in try self.writeBaseline() }
    note { () throws(BatchError) in
      try self.report.finish(self.failures.messages)
      try self.runReport?.finish()
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

  private func writeBaseline() throws(BatchError) {
    guard !failures.hasClosedPipe, let sentence = try baselines?.write() else { return }
    StreamWriter(.error).write("scenec: \(sentence)\n")
  }

  /// Notes what keeps a work from being done.
  private func note(_ work: () throws(BatchError) -> Void) {
    do throws(BatchError) {
      try work()
    } catch {
      failures.add(error)
    }
  }
}
