import SceneBatch
import SceneEmit
import SceneSource

/// One report on its way to a stream or a file.
final class FormattedReport {
  private var emitter: any DiagnosticsEmitter
  private var buffer: OutputBuffer
  private var summary = ReportSummary()
  /// How many more diagnostics may be shown.
  private var room: Int

  /// Begins a report of at most `limit` diagnostics; the others are counted.
  init(
    _ format: any DiagnosticsEmitter.Type, _ options: ReportOptions, limit: Int = .max,
    fixing: FixIt.Applicability? = nil, to sink: @escaping ([UInt8]) -> Void
  ) {
    emitter = format.init(options)
    buffer = OutputBuffer(sink: sink)
    room = limit
    summary.fixing = fixing
  }

  /// Reports the diagnostics of a scene.
  func add(_ source: SourceFile, _ diagnostics: [Diagnostic], isFixable: Bool = true) {
    summary.add(diagnostics, isFixable: isFixable)
    let shown = diagnostics.count > room ? Array(diagnostics.prefix(room)) : diagnostics
    room -= shown.count
    summary.omitted += diagnostics.count - shown.count
    guard diagnostics.isEmpty || !shown.isEmpty else { return }
    emitter.add(source, shown, to: &buffer)
    buffer.flushIfFull()
  }

  /// Counts findings that were mended.
  func addFixed(_ count: Int) { summary.fixed += count }

  /// Writes what was reported so far.
  func flush() { buffer.flush() }

  /// Writes the end; `failures` are what kept the run from checking all scenes.
  func finish(_ failures: [String]) {
    summary.failures = failures
    emitter.finish(summary, to: &buffer)
    buffer.flush()
  }
}
