import SceneSource

/// Diagnostics for a person or for `grep`: `file:line:column: severity: message [rule]`, and
/// nothing else, so that there are as many lines as diagnostics.
struct ConciseDiagnosticsEmitter: DiagnosticsEmitter {
  static let name = "concise"
  static let summary = "one line each"
  static let isForPeople = true

  private let palette: Palette

  init(_ options: ReportOptions) {
    palette = options.color ? .terminal : .plain
  }

  mutating func add(
    _ file: SourceFile, _ diagnostics: [Diagnostic], to output: inout OutputBuffer
  ) {
    guard !diagnostics.isEmpty else { return }
    let snippets = SourceSnippets(file, palette)
    for diagnostic in diagnostics {
      snippets.writeHead(of: diagnostic, to: &output)
      output.flushIfFull()
    }
  }

  mutating func finish(_ summary: ReportSummary, to output: inout OutputBuffer) {
    if let omission = summary.omission { output.write(omission + "\n") }
    output.flush()
  }
}
