import SceneSource

/// Diagnostics as workflow commands, which GitHub Actions shows beside the lines of a change.
///
/// GitHub shows 10 errors and 10 warnings of a step; the log has all of them, but without the
/// properties, so each message begins with its place, and a notice at the end counts. Columns
/// are in Unicode scalars from 1, ends exclusive; GitHub takes columns only when the range
/// lies on one line.
struct GitHubDiagnosticsEmitter: DiagnosticsEmitter {
  static let name = "github"
  static let summary = "annotations of GitHub Actions"
  static let isForPeople = true

  private let options: ReportOptions

  init(_ options: ReportOptions) { self.options = options }

  mutating func add(
    _ file: SourceFile, _ diagnostics: [Diagnostic], to output: inout OutputBuffer
  ) {
    guard !diagnostics.isEmpty else { return }
    let path = options.path(of: file)
    let (data, property) = (path.asCommandData, path.asCommandProperty)
    let lines = LineTable(file)
    for diagnostic in diagnostics {
      output.write(diagnostic.severity == .error ? "::error file=" : "::warning file=")
      output.write(property)
      writeRange(diagnostic.range, lines, to: &output)
      output.write(",title=")
      output.write(diagnostic.rule.id)
      output.write("::")
      writeMessage(diagnostic, data, lines, to: &output)
      output.write("\n")
      output.flushIfFull()
    }
  }

  mutating func finish(_ summary: ReportSummary, to output: inout OutputBuffer) {
    for failure in summary.failures {
      output.write("::error title=scenec::")
      output.write(failure.asCommandData)
      output.write("\n")
    }
    if let counts = summary.counts {
      output.write("::notice title=scenec::" + counts)
      if let omission = summary.omission { output.write(" (" + omission + ")") }
      output.write("\n")
    }
    output.flush()
  }

  private func writeRange(
    _ range: SourceRange, _ lines: LineTable, to output: inout OutputBuffer
  ) {
    let start = lines.location(at: range.offsets.lowerBound)
    let end = lines.location(at: range.offsets.upperBound)
    output.write(",line=")
    output.write(start.line)
    output.write(",endLine=")
    output.write(end.line)
    guard start.line == end.line else { return }
    output.write(",col=")
    output.write(start.column)
    output.write(",endColumn=")
    output.write(end.column)
  }

  /// The place and the message, and a line for each other place, note and fix; `path` has its
  /// escapes.
  private func writeMessage(
    _ diagnostic: Diagnostic, _ path: String, _ lines: LineTable, to output: inout OutputBuffer
  ) {
    writePlace(diagnostic.range, path, lines, to: &output)
    output.write(diagnostic.message.asCommandData)
    for place in diagnostic.related {
      output.write("%0A")
      writePlace(place.range, path, lines, to: &output)
      output.write(place.message.asCommandData)
    }
    for note in diagnostic.notes { output.write("%0Anote: " + note.asCommandData) }
    for fix in diagnostic.fixIts where !fix.isInMessage {
      output.write("%0Ahelp: " + fix.title.asCommandData)
    }
  }

  private func writePlace(
    _ range: SourceRange, _ path: String, _ lines: LineTable, to output: inout OutputBuffer
  ) {
    let start = lines.location(at: range.offsets.lowerBound)
    output.write(path)
    output.write(start)
  }
}

extension String {
  /// Text as the data of a workflow command, with the escapes of actions/toolkit.
  fileprivate var asCommandData: String {
    escaped { byte in
      switch byte {
      case UInt8(ascii: "%"): "%25"
      case 0x0D: "%0D"
      case 0x0A: "%0A"
      default: nil
      }
    }
  }

  /// Text as a property of a workflow command.
  fileprivate var asCommandProperty: String {
    asCommandData.escaped { byte in
      switch byte {
      case UInt8(ascii: ":"): "%3A"
      case UInt8(ascii: ","): "%2C"
      default: nil
      }
    }
  }

  private func escaped(_ escape: (UInt8) -> StaticString?) -> String {
    guard utf8.contains(where: { escape($0) != nil }) else { return self }
    var output = OutputBuffer()
    for byte in utf8 {
      if let escape = escape(byte) { output.write(escape) } else { output.write(byte: byte) }
    }
    return String(decoding: output.bytes, as: UTF8.self)
  }
}
