import SceneSource

/// Diagnostics of one file as JSON objects; `schemas/diagnostics.schema.json` describes them.
struct DiagnosticJSON {
  private let file: SourceFile
  private let lines: LineTable

  init(_ file: SourceFile) {
    self.file = file
    lines = LineTable(file)
  }

  func write(_ diagnostic: Diagnostic, to output: inout OutputBuffer) {
    output.write("{\"rule\":")
    output.write(json: diagnostic.rule.id)
    output.write(",\"severity\":")
    output.write(json: diagnostic.severity.rawValue)
    output.write(",\"message\":")
    output.write(json: diagnostic.message)
    writePlace(diagnostic.range, to: &output)
    output.write(",\"related\":[")
    for (index, place) in diagnostic.related.enumerated() {
      output.write(index == 0 ? "{\"message\":" : ",{\"message\":")
      output.write(json: place.message)
      writePlace(place.range, to: &output)
      output.write("}")
    }
    output.write("],\"fixes\":[")
    for (index, fix) in diagnostic.fixIts.enumerated() {
      if index > 0 { output.write(",") }
      write(fix, to: &output)
    }
    output.write("]}")
  }

  private func write(_ fix: FixIt, to output: inout OutputBuffer) {
    output.write("{\"title\":")
    output.write(json: fix.title)
    output.write(",\"applicability\":")
    output.write(json: fix.applicability.rawValue)
    output.write(",\"edits\":[")
    for (index, edit) in fix.edits.enumerated() {
      output.write(index == 0 ? "{" : ",{")
      writeRange(edit.range, to: &output)
      output.write(",\"replacement\":")
      output.write(json: edit.replacement)
      output.write("}")
    }
    output.write("]}")
  }

  private func writePlace(_ range: SourceRange, to output: inout OutputBuffer) {
    output.write(",\"file\":")
    output.write(json: file.name)
    output.write(",")
    writeRange(range, to: &output)
  }

  private func writeRange(_ range: SourceRange, to output: inout OutputBuffer) {
    output.write("\"range\":{\"start\":")
    write(lines.location(at: range.offsets.lowerBound), to: &output)
    output.write(",\"end\":")
    write(lines.location(at: range.offsets.upperBound), to: &output)
    output.write("}")
  }

  private func write(_ location: SourceLocation, to output: inout OutputBuffer) {
    output.write("{\"line\":")
    output.write(location.line)
    output.write(",\"column\":")
    output.write(location.column)
    output.write(",\"offset\":")
    output.write(location.offset)
    output.write("}")
  }
}

extension OutputBuffer {
  /// The counts of a run as an object.
  mutating func write(json summary: ReportSummary) {
    write("{\"files\":")
    write(summary.files)
    write(",\"errors\":")
    write(summary.errors)
    write(",\"warnings\":")
    write(summary.warnings)
    write("}")
  }
}
