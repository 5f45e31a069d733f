import SceneBatch
import SceneEmit
import SceneSource

/// The report of a run's diagnostics, and the exit status that follows from them.
struct DiagnosticsReport: ~Copyable {
  private let isQuiet: Bool
  private let isStrict: Bool
  private var emitter: any DiagnosticsEmitter
  private var buffer: OutputBuffer
  /// What is reported, for the report's own end.
  private var summary = ReportSummary()
  /// What was found, whether it is reported or not.
  private var worst: Severity?

  /// Begins a report; `writer` writes to `stream`.
  init(_ arguments: ParsedArguments, _ stream: StreamWriter.Stream, to writer: StreamWriter) {
    isQuiet = arguments.has(.quiet)
    isStrict = arguments.has(.strict)
    let name = arguments.value(of: .format)
    let format = diagnosticsEmitters.first { $0.name == name } ?? diagnosticsEmitters[0]
    let wish = arguments.value(of: .color)
    emitter = format.init(ReportOptions(color: isColored(stream, wish: wish)))
    buffer = OutputBuffer(sink: writer.write)
  }

  /// Reports the diagnostics of a scene; under `--quiet` its errors.
  mutating func add(_ source: SourceFile, _ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics { worst = max(worst ?? .warning, diagnostic.severity) }
    let reported = isQuiet ? diagnostics.filter { $0.severity == .error } : diagnostics
    summary.add(reported)
    emitter.add(source, reported, to: &buffer)
    buffer.flushIfFull()
  }

  /// Writes the end of the report.
  mutating func finish() {
    emitter.finish(summary, to: &buffer)
    buffer.flush()
  }

  /// Whether the scenes are in order; the report's format and `--quiet` do not change it.
  var exitStatus: ExitStatus {
    switch worst {
    case .error: .findings
    case .warning: isStrict ? .findings : .success
    case nil: .success
    }
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
