import SceneBatch
import SceneCompiler
import SceneEmit
import SceneSource

/// The reports of a run's diagnostics, and the exit status that follows from them.
///
/// A stream has the report of `--format`, or, when a file has it, the one for a person.
struct DiagnosticsReport {
  private let arguments: ParsedArguments
  private let stream: StreamWriter
  private let streamFormat: any DiagnosticsEmitter.Type
  private let streamReport: FormattedReport
  private let file: (report: FormattedReport, file: ReportFile)?
  /// Whether a person waits for what is found.
  private let isTerminal: Bool
  private var statistics = RuleStatistics()
  /// What was found, whether it is reported or not.
  private var worst: Severity?
  /// How many diagnostics `--quiet` kept out of the report.
  private var hiddenCount = 0

  /// Begins the reports; `file` takes the one of `--format` if there is one.
  init(
    _ arguments: ParsedArguments, _ streamKind: StreamWriter.Stream, to stream: StreamWriter,
    file: ReportFile?
  ) {
    self.arguments = arguments
    self.stream = stream
    isTerminal = StreamWriter.isTerminal(streamKind)
    let name = arguments.value(of: .format)
    let format = diagnosticsEmitters.first { $0.name == name } ?? diagnosticsEmitters[0]
    var options = ReportOptions(
      isStrict: arguments.has(.strict), rules: ruleCatalog, version: scenecVersion,
      category: arguments.reportCategory, folder: currentFolder())
    self.file = file.map { (FormattedReport(format, options, to: $0.write), $0) }
    options.color = isColored(streamKind, wish: arguments.value(of: .color))
    streamFormat = file == nil ? format : diagnosticsEmitters[0]
    streamReport = FormattedReport(
      streamFormat, options, limit: arguments.number(of: .maxDiagnostics) ?? .max,
      fixing: arguments.fixing, to: stream.write)
  }

  /// Reports the diagnostics of a scene, under `--quiet` its errors; answers what is reported.
  @discardableResult
  mutating func add(
    _ source: SourceFile, _ diagnostics: [Diagnostic], isFixable: Bool = true
  ) -> [Diagnostic] {
    for diagnostic in diagnostics { worst = max(worst ?? .warning, diagnostic.severity) }
    let isQuiet = arguments.has(.quiet)
    let reported = isQuiet ? diagnostics.filter { $0.severity == .error } : diagnostics
    hiddenCount += diagnostics.count - reported.count
    if arguments.has(.statistics) { statistics.add(reported) }
    streamReport.add(source, reported, isFixable: isFixable)
    if isTerminal, !reported.isEmpty { streamReport.flush() }
    file?.report.add(source, reported, isFixable: isFixable)
    return reported
  }

  /// Reports what is left of a scene's diagnostics after its fixes; all when they could not be
  /// written.
  mutating func add(
    _ fixed: FixedSource, isWritten: Bool, new: (SourceFile, [Diagnostic]) -> [Diagnostic]
  ) -> [Diagnostic] {
    let compilation = isWritten ? fixed.result : fixed.original
    if isWritten {
      streamReport.addFixed(fixed.fixedCount)
      file?.report.addFixed(fixed.fixedCount)
    }
    return add(compilation.source, new(compilation.source, compilation.diagnostics))
  }

  /// Whether a report can still be written, though the reader of the stream may have gone.
  var isWanted: Bool { stream.failure == nil || file != nil }

  /// Writes what a person can make use of when the run ends before its time.
  func abandon() {
    if streamFormat.isForPeople { streamReport.flush() }
  }

  /// Writes the end of the reports; `failures` are what kept the run from checking all scenes.
  ///
  /// Statistics follow a report for a person; beside one for a program they go to standard
  /// error.
  func finish(_ failures: [String]) throws(BatchError) {
    streamReport.finish(failures)
    // Only then: making an empty table is a part of the time that scenec takes to start.
    if arguments.has(.statistics) {
      let table = statistics.table
      (streamFormat.isForPeople ? stream : StreamWriter(.error)).write(table)
    }
    guard let file else { return }
    file.report.finish(failures)
    try file.file.finish()
  }

  /// Why the exit status is what it is when no report says so; nil when one does.
  var hiddenReason: String? {
    guard worst == .warning, exitStatus == .findings, hiddenCount > 0 else { return nil }
    let warnings = hiddenCount == 1 ? "warning" : "warnings"
    return "'--strict' counts \(hiddenCount) \(warnings) that '--quiet' hides"
  }

  /// Whether the scenes are in order; the report's format and `--quiet` do not change it.
  var exitStatus: ExitStatus {
    hasFailed && !arguments.has(.exitZero) ? .findings : .success
  }

  /// Whether a scene has an error, under `--strict` a warning.
  var hasFailed: Bool { worst == .error || worst == .warning && arguments.has(.strict) }
}

extension ParsedArguments {
  /// What tells the report from those of other parts of the scenes.
  fileprivate var reportCategory: String {
    "scenec" + (value(of: .shard).flatMap(Shard.init).map { "-" + $0.label } ?? "")
  }
}

/// Whether a report has colours: the wish, else NO_COLOR (https://no-color.org), else whether
/// a terminal that can show them reads it.
private func isColored(_ stream: StreamWriter.Stream, wish: String?) -> Bool {
  switch wish {
  case "always": return true
  case "never": return false
  default:
    let noColor = environmentValue("NO_COLOR") ?? ""
    return noColor.isEmpty && environmentValue("TERM") != "dumb"
      && StreamWriter.isTerminal(stream)
  }
}
