import SceneSource

/// Diagnostics as JUnit's XML: a suite for each file, a test case for each diagnostic.
///
/// What makes the exit status 1 is a failure: errors, and warnings under `--strict`; other
/// warnings are skipped tests, which are shown but do not fail. A file without diagnostics has
/// one test, which passes. What kept the run from being whole is in a last suite, so that no
/// reader takes the rest for everything. Time stamps and times are fixed: the same scenes give
/// the same bytes. Valid by the schema of Ant's JUnit task.
struct JUnitDiagnosticsEmitter: DiagnosticsEmitter {
  static let name = "junit"
  static let summary = "JUnit's XML, a suite for each file"

  private let options: ReportOptions
  private let text: TextDiagnosticsEmitter
  private var suites = 0

  init(_ options: ReportOptions) {
    self.options = options
    text = TextDiagnosticsEmitter(ReportOptions())
  }

  mutating func add(
    _ file: SourceFile, _ diagnostics: [Diagnostic], to output: inout OutputBuffer
  ) {
    let path = options.path(of: file)
    let failures = diagnostics.count { isFailure($0) }
    beginSuite(
      path, tests: max(diagnostics.count, 1), failures: failures, errors: 0,
      skipped: diagnostics.count - failures, to: &output)
    if diagnostics.isEmpty {
      writeCase("lint", of: path, to: &output)
      output.write("/>\n")
    } else {
      writeCases(diagnostics, file, path, to: &output)
    }
    endSuite(to: &output)
  }

  mutating func finish(_ summary: ReportSummary, to output: inout OutputBuffer) {
    let (omission, failures) = (summary.omission, summary.failures)
    if omission != nil || !failures.isEmpty {
      let count = omission == nil ? 0 : 1
      beginSuite(
        "scenec", tests: count + failures.count, failures: count, errors: failures.count,
        skipped: 0, to: &output)
      if let omission { writeProblem("failure", "max-diagnostics", omission, to: &output) }
      for failure in failures { writeProblem("error", "run", failure, to: &output) }
      endSuite(to: &output)
    }
    if suites == 0 { writeHead(to: &output) }
    output.write("</testsuites>\n")
    output.flush()
  }

  private func isFailure(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.severity == .error || options.isStrict
  }

  // MARK: Suites

  private func writeHead(to output: inout OutputBuffer) {
    output.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n")
  }

  /// Begins a suite, the first one with the beginning of the document.
  mutating func beginSuite(
    _ name: String, tests: Int, failures: Int, errors: Int, skipped: Int,
    to output: inout OutputBuffer
  ) {
    if suites == 0 { writeHead(to: &output) }
    output.write("<testsuite id=\"\(suites)\" package=\"scenec\" name=")
    output.write(attribute: name)
    output.write(" timestamp=\"1970-01-01T00:00:00\" hostname=\"localhost\" time=\"0\"")
    output.write(" tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\"")
    output.write(" skipped=\"\(skipped)\">\n<properties/>\n")
    suites += 1
  }

  /// Ends a suite.
  func endSuite(to output: inout OutputBuffer) {
    output.write("<system-out/>\n<system-err/>\n</testsuite>\n")
    output.flushIfFull()
  }

  // MARK: Test cases

  private func writeCases(
    _ diagnostics: [Diagnostic], _ file: SourceFile, _ path: String, to output: inout OutputBuffer
  ) {
    let snippets = SourceSnippets(SourceFile(name: path, bytes: file.bytes), .plain)
    for diagnostic in diagnostics {
      let start = snippets.location(of: diagnostic.range)
      let place = "\(start.line):\(start.column)"
      writeCase("\(diagnostic.rule.id) \(place)", of: path, to: &output)
      output.write(isFailure(diagnostic) ? ">\n<failure type=" : ">\n<skipped")
      if isFailure(diagnostic) { output.write(attribute: diagnostic.rule.id) }
      output.write(" message=")
      output.write(attribute: "\(place): \(diagnostic.message)")
      output.write(">")
      var lines = OutputBuffer()
      text.write(diagnostic, snippets, to: &lines)
      output.write(xmlText: String(decoding: lines.bytes, as: UTF8.self))
      output.write(isFailure(diagnostic) ? "</failure>" : "</skipped>")
      output.write("\n</testcase>\n")
      output.flushIfFull()
    }
  }

  /// Writes the start tag of a test case up to its end.
  func writeCase(_ name: String, of path: String, to output: inout OutputBuffer) {
    output.write("<testcase classname=")
    output.write(attribute: path)
    output.write(" name=")
    output.write(attribute: name)
    output.write(" time=\"0\"")
  }

  /// A test case of the run itself; `kind` is `failure` or `error`.
  private func writeProblem(
    _ kind: String, _ name: String, _ message: String, to output: inout OutputBuffer
  ) {
    writeCase(name, of: "scenec", to: &output)
    output.write(">\n<\(kind) type=\"\(name)\" message=")
    output.write(attribute: message)
    output.write(">")
    output.write(xmlText: message)
    output.write("</\(kind)>\n</testcase>\n")
  }
}
