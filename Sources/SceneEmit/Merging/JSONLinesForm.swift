/// A JSON object on each line.
enum JSONLinesForm: ReportForm {
  static let name = JSONLinesDiagnosticsEmitter.name

  static func isLikely(_ lines: ReportLines) -> Bool {
    lines.peek?.starts(with: "{\"rule\":".utf8) == true
      || lines.peek?.starts(with: "{\"summary\":".utf8) == true
  }

  static func read(_ lines: ReportLines) throws(ReportFailure) -> ReportPart {
    var lines = lines
    var part = ReportPart()
    while let line = lines.peek {
      let value = JSONReader.read(line)
      if let summary = value?["summary"]?.summary {
        part.summary = summary
        part.summary.omitted = value?["omitted"]?.count ?? 0
        _ = try lines.take()
        try lines.expectEnd()
        return part
      }
      guard let (name, finding) = value?.diagnostic(line) else { throw lines.unexpected }
      part.add(finding, of: name)
      _ = try lines.take()
    }
    throw lines.unexpected
  }

  static func write(_ report: ReportPart, to output: inout OutputBuffer) {
    for file in report.files {
      for finding in file.findings {
        output.write(bytes: finding.text)
        output.write("\n")
      }
      output.flushIfFull()
    }
    var emitter = JSONLinesDiagnosticsEmitter(ReportOptions())
    emitter.finish(report.summary, to: &output)
  }
}
