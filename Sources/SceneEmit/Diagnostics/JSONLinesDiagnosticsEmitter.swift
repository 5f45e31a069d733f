import SceneSource

/// Diagnostics as JSON, one on each line in the form of the `json` report, and the counts as
/// `{"summary": ...}` on the last: a program can read it while it is written.
struct JSONLinesDiagnosticsEmitter: DiagnosticsEmitter {
  static let name = "jsonl"
  static let summary = "a JSON object on each line, the last a summary"

  init(_ options: ReportOptions) {}

  mutating func add(
    _ file: SourceFile, _ diagnostics: [Diagnostic], to output: inout OutputBuffer
  ) {
    guard !diagnostics.isEmpty else { return }
    let writer = DiagnosticJSON(file)
    for diagnostic in diagnostics {
      writer.write(diagnostic, to: &output)
      output.write("\n")
      output.flushIfFull()
    }
  }

  mutating func finish(_ summary: ReportSummary, to output: inout OutputBuffer) {
    output.write("{\"summary\":")
    output.write(json: summary)
    if summary.omitted > 0 {
      output.write(",\"omitted\":")
      output.write(summary.omitted)
    }
    output.write("}\n")
    output.flush()
  }
}
