/// The reports of JSON objects in the form of `schemas/diagnostics.schema.json`.
enum JSONForm: ReportForm {
  static let name = JSONDiagnosticsEmitter.name
  private static let head = "{\"version\":1,\"diagnostics\":["

  static func isLikely(_ lines: ReportLines) -> Bool {
    lines.peek?.starts(with: head.utf8) == true
  }

  static func read(_ lines: ReportLines) throws(ReportFailure) -> ReportPart {
    var lines = lines
    var part = ReportPart()
    if lines.peek?.elementsEqual((head + "],").utf8) == true {
      _ = try lines.take()
    } else {
      try lines.expect(head)
      try part.readItems(from: &lines, end: "],") { $0.diagnostic }
    }
    guard let text = lines.peek?.dropping(prefix: "\"summary\":")?.dropping(suffix: "}"),
      let summary = JSONReader.read(text)?.summary
    else { throw lines.unexpected }
    part.summary = summary
    _ = try lines.take()
    try lines.expectEnd()
    return part
  }

  static func write(_ report: ReportPart, to output: inout OutputBuffer) {
    output.write(head)
    report.writeItems(to: &output)
    output.write("],\n\"summary\":")
    output.write(json: report.summary)
    output.write("}\n")
  }
}

extension ReportPart {
  /// Appends a finding that follows those of its file, or begins those of the next.
  mutating func add(_ finding: ReportedFinding, of name: String) {
    if files.last?.name != name { files.append(ReportedFile(name: name)) }
    files[files.count - 1].findings.append(finding)
  }

  /// Reads the items of an array, one on each line; `end` follows the last on its line.
  mutating func readItems(
    from lines: inout ReportLines, end: String,
    _ read: (JSONValue) -> (ArraySlice<UInt8>) -> (String, ReportedFinding)?
  ) throws(ReportFailure) {
    while let line = lines.peek {
      let last = line.dropping(suffix: "}" + end).map { line.prefix($0.count + 1) }
      guard let text = last ?? line.dropping(suffix: ","),
        let value = JSONReader.read(text), let (name, finding) = read(value)(text)
      else { throw lines.unexpected }
      add(finding, of: name)
      _ = try lines.take()
      if last != nil { return }
    }
    throw lines.unexpected
  }

  /// Writes the items of an array, one on each line.
  func writeItems(to output: inout OutputBuffer) {
    var isFirst = true
    for file in files {
      for finding in file.findings {
        output.write(isFirst ? "\n" : ",\n")
        isFirst = false
        output.write(bytes: finding.text)
      }
      output.flushIfFull()
    }
  }
}

extension JSONValue {
  /// A diagnostic, and the file that it is about.
  func diagnostic(_ text: ArraySlice<UInt8>) -> (String, ReportedFinding)? {
    guard let rule = self["rule"]?.text, let file = self["file"]?.text,
      let severity = self["severity"]?.text, let range = self["range"],
      let start = range["start"]?["offset"]?.count, let end = range["end"]?["offset"]?.count
    else { return nil }
    return (
      file,
      ReportedFinding(place: [start, end], rule: rule, isError: severity == "error", text: text)
    )
  }

  /// The counts of a run.
  var summary: ReportSummary? {
    guard let files = self["files"]?.count, let errors = self["errors"]?.count,
      let warnings = self["warnings"]?.count
    else { return nil }
    var summary = ReportSummary()
    (summary.files, summary.errors, summary.warnings) = (files, errors, warnings)
    return summary
  }
}
