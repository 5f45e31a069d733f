import SceneSource

/// Diagnostics as one JSON object, format version 1; `schemas/diagnostics.schema.json`
/// describes it.
struct JSONDiagnosticsEmitter: DiagnosticsEmitter {
  static let name = "json"
  static let summary = "one JSON object, for programs"

  private var count = 0

  init(_ options: ReportOptions) {}

  mutating func add(
    _ file: SourceFile, _ diagnostics: [Diagnostic], to output: inout OutputBuffer
  ) {
    guard !diagnostics.isEmpty else { return }
    let writer = DiagnosticJSON(file)
    for diagnostic in diagnostics {
      output.write(count == 0 ? "{\"version\":1,\"diagnostics\":[\n" : ",\n")
      count += 1
      writer.write(diagnostic, to: &output)
      output.flushIfFull()
    }
  }

  mutating func finish(_ summary: ReportSummary, to output: inout OutputBuffer) {
    if count == 0 { output.write("{\"version\":1,\"diagnostics\":[") }
    output.write("],\n\"summary\":")
    output.write(json: summary)
    output.write("}\n")
    output.flush()
  }
}
