import SceneBatch
import SceneCompiler
import SceneEmit
import SceneSource

/// The file of `--report`: the run as data.
final class RunReport {
  private let file: ReportFile
  private let shard: String?
  private var emitter: RunReportEmitter

  /// Begins the file; nil when none is asked for.
  init?(
    _ arguments: ParsedArguments, _ list: InputList, _ plan: OutputPlan?
  ) throws(BatchError) {
    guard let path = arguments.value(of: .report) else { return nil }
    guard path != "-" else { throw .usage("'--report' names a file") }
    for option in [Option.reportFile, .depfile] where arguments.value(of: option) == path {
      throw .usage("'--report' and '--\(option.long)' name one file; give each its own")
    }
    let file = try ReportFile(path, besides: RunFiles(list, plan))
    self.file = file
    shard = arguments.value(of: .shard)
    emitter = RunReportEmitter(failures: list.failures.map(\.message), to: file.write)
  }

  /// Notes a scene of which `reported` is what the report has of its diagnostics.
  func add(_ input: Input, _ outcome: Outcome, _ output: String?, _ reported: [Diagnostic]) {
    let hasErrors = reported.contains { $0.severity == .error }
    switch outcome {
    case .checked(let source, _, let result):
      let word = result.word ?? (hasErrors || output != nil ? .errors : .checked)
      let scene = RunReportEmitter.Scene(
        input.name, output: output, word, failure: result.failure?.message)
      emitter.add(scene, source, reported)
    case .fixed(let fixed, let failure):
      let source = failure == nil ? fixed.result.source : fixed.original.source
      let word: RunReportEmitter.Scene.Result =
        failure != nil
        ? .unwritable : hasErrors ? .errors : fixed.fixedCount > 0 ? .fixed : .checked
      let scene = RunReportEmitter.Scene(
        input.name, output: nil, word, failure: failure?.message)
      emitter.add(scene, source, reported)
    case .unreadable(let failure):
      let scene = RunReportEmitter.Scene(
        input.name, output: output, .unreadable, failure: failure.message)
      emitter.add(scene, nil, [])
    }
  }

  /// Notes diagnostics of a configuration or a baseline.
  func add(_ source: SourceFile, _ reported: [Diagnostic]) { emitter.add(source, reported) }

  /// Writes the end.
  func finish() throws(BatchError) {
    emitter.finish(shard: shard)
    try file.finish()
  }
}

extension OutputResult {
  fileprivate var word: RunReportEmitter.Scene.Result? {
    switch self {
    case .none: nil
    case .written: .written
    case .current: .current
    case .missing: .missing
    case .stale: .stale
    case .failed: .unwritable
    }
  }

  fileprivate var failure: BatchError? {
    if case .failed(let failure) = self { failure } else { nil }
  }
}
