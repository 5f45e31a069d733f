import SceneBatch

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
  /// What the baselines know is neither reported nor counted. Where nothing is to do, since a
  /// folder holds no scenes and no outputs of earlier ones are left, that is the failure.
  func run(
    _ list: InputList, _ work: Batch.Work, _ baselines: BaselineRun? = nil,
    cache: CacheUse? = nil
  ) throws(BatchError) -> ExitStatus {
    let times = arguments.has(.verbose) ? StageTimes() : nil
    let batch = Batch(list, work, cache: cache, times: times)
    var orphans: [OrphanedOutput]?
    if let failure = list.emptyFolder {
      orphans = list.inputs.isEmpty ? batch.run(jobs: 1) { _ in true } : []
      if orphans?.isEmpty != false { throw failure }
    }
    let reporting = try RunReporting(
      arguments, list, batch.plan, baselines, times, stream: reportStream, reportPath: reportPath)
    let jobs = arguments.jobs(for: list)
    return reporting.finish(
      orphans ?? batch.run(jobs: jobs, interrupted: reporting.abandon) { reporting.add($0) })
  }
}

extension ParsedArguments {
  /// On how many threads a list is worked on.
  func jobs(for list: InputList) -> Int {
    number(of: .jobs) ?? (list.inputs.count > 1 ? defaultJobs : 1)
  }
}
