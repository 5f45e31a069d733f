import SceneSource

/// Diagnostics as GitLab's code quality report, a JSON array.
///
/// Fingerprints are those of `LineFingerprints` with the file's name, so that each is the
/// report's only one. The format has no summary: a limited report says what it leaves out as
/// an issue of its own, at the last place that it shows.
struct GitLabDiagnosticsEmitter: DiagnosticsEmitter {
  static let name = "gitlab"
  static let summary = "GitLab's code quality report"

  private let options: ReportOptions
  /// The path and the line of the last issue.
  var last: (path: String, line: Int)?

  init(_ options: ReportOptions) { self.options = options }

  mutating func add(
    _ file: SourceFile, _ diagnostics: [Diagnostic], to output: inout OutputBuffer
  ) {
    guard !diagnostics.isEmpty else { return }
    let path = options.path(of: file)
    let lines = LineTable(file)
    var fingerprints = LineFingerprints(file, lines)
    for diagnostic in diagnostics {
      var (hash, occurrence) = fingerprints.next(diagnostic)
      hash.add(piece: path)
      hash.add(piece: String(occurrence))
      let line = lines.location(at: diagnostic.range.offsets.lowerBound).line
      let severity = diagnostic.severity == .error ? "major" : "minor"
      write(
        diagnostic.message, diagnostic.rule.id, hash, severity, path, line, to: &output)
    }
  }

  mutating func finish(_ summary: ReportSummary, to output: inout OutputBuffer) {
    if let last, let omission = summary.omission {
      var hash = StableHash()
      hash.add(piece: "max-diagnostics")
      write(omission, "max-diagnostics", hash, "info", last.path, last.line, to: &output)
    }
    output.write(last == nil ? "[]\n" : "\n]\n")
    output.flush()
  }

  private mutating func write(
    _ description: String, _ name: String, _ fingerprint: StableHash, _ severity: String,
    _ path: String, _ line: Int, to output: inout OutputBuffer
  ) {
    output.write(last == nil ? "[\n{\"description\":" : ",\n{\"description\":")
    output.write(json: description)
    output.write(",\"check_name\":")
    output.write(json: name)
    output.write(",\"fingerprint\":")
    output.write(json: fingerprint.digits)
    output.write(",\"severity\":")
    output.write(json: severity)
    output.write(",\"location\":{\"path\":")
    output.write(json: path)
    output.write(",\"lines\":{\"begin\":")
    output.write(line)
    output.write("}}}")
    output.flushIfFull()
    last = (path, line)
  }
}
