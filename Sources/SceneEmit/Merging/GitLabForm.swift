/// GitLab's code quality report.
enum GitLabForm: ReportForm {
  static let name = GitLabDiagnosticsEmitter.name

  static func isLikely(_ lines: ReportLines) -> Bool {
    lines.peek.map { ["[", "[]"].contains($0.string) } ?? false
  }

  static func read(_ lines: ReportLines) throws(ReportFailure) -> ReportPart {
    var lines = lines
    var part = ReportPart()
    if lines.peek?.string == "[]" {
      _ = try lines.take()
      try lines.expectEnd()
      return part
    }
    try lines.expect("[")
    try part.readItems(from: &lines, end: "") { $0.issue }
    try lines.expect("]")
    try lines.expectEnd()
    part.takeOmission()
    return part
  }

  static func write(_ report: ReportPart, to output: inout OutputBuffer) {
    let last = report.files.last
    if last != nil { output.write("[") }
    report.writeItems(to: &output)
    var emitter = GitLabDiagnosticsEmitter(ReportOptions())
    emitter.last = last.map { ($0.name, $0.findings.last?.place.first ?? 1) }
    emitter.finish(report.summary, to: &output)
  }
}

extension ReportPart {
  /// What a limited report leaves out stands as its last issue.
  fileprivate mutating func takeOmission() {
    guard let finding = files.last?.findings.last, finding.rule == "max-diagnostics",
      let text = JSONReader.read(finding.text)?["description"]?.text,
      let count = ReportSummary.omitted(in: text)
    else { return }
    summary.omitted = count
    files[files.count - 1].findings.removeLast()
    if files[files.count - 1].findings.isEmpty { files.removeLast() }
  }
}

extension JSONValue {
  /// An issue, and the file that it is about.
  fileprivate func issue(_ text: ArraySlice<UInt8>) -> (String, ReportedFinding)? {
    guard let rule = self["check_name"]?.text, let severity = self["severity"]?.text,
      let path = self["location"]?["path"]?.text, self["fingerprint"]?.text != nil,
      let line = self["location"]?["lines"]?["begin"]?.count
    else { return nil }
    return (
      path, ReportedFinding(place: [line], rule: rule, isError: severity == "major", text: text)
    )
  }
}
