import SceneSource

/// Diagnostics for a person: the place, the message, the source line with a caret over the
/// range, other places, notes and fixes.
struct TextDiagnosticsEmitter: DiagnosticsEmitter {
  static let name = "text"
  static let summary = "for a person, with source lines"
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
      write(diagnostic, snippets, to: &output)
      output.flushIfFull()
    }
  }

  mutating func finish(_ summary: ReportSummary, to output: inout OutputBuffer) {
    if let omission = summary.omission { output.write(omission + "\n") }
    if let counts = summary.counts { output.write(counts + "\n") }
    if let fixes = summary.fixes { output.write(fixes + "\n") }
    output.flush()
  }

  /// One diagnostic with all that belongs to it.
  func write(
    _ diagnostic: Diagnostic, _ snippets: SourceSnippets, to output: inout OutputBuffer
  ) {
    snippets.writeHead(of: diagnostic, to: &output)
    snippets.write(diagnostic.range, to: &output)
    for place in diagnostic.related {
      snippets.writePlace(place.range, to: &output)
      output.write("\(palette.note)note: \(palette.end)\(place.message)\n")
      snippets.write(place.range, to: &output)
    }
    for note in diagnostic.notes { output.write("  = note: \(note)\n") }
    for fix in diagnostic.fixIts where !fix.isInMessage {
      output.write("  = help: \(fix.title)\(fix.applicability == .unsafe ? " (unsafe fix)" : "")\n")
    }
  }
}

/// The colours of a report; empty strings when there are none.
struct Palette {
  let bold: String
  let error: String
  let warning: String
  let note: String
  let caret: String
  let end: String

  static let plain = Palette(bold: "", error: "", warning: "", note: "", caret: "", end: "")
  static let terminal = Palette(
    bold: "\u{1B}[1m", error: "\u{1B}[1;31m", warning: "\u{1B}[1;33m", note: "\u{1B}[1;36m",
    caret: "\u{1B}[1;32m", end: "\u{1B}[0m")
}
