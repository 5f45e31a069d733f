import SceneSource

/// Diagnostics as one run of SARIF 2.1.0, with what GitHub's code scanning asks for
/// (https://docs.github.com/en/code-security/code-scanning/integrating-with-code-scanning/sarif-support-for-code-scanning).
///
/// Lines and columns from 1, ends exclusive; columns count Unicode scalars, as `columnKind`
/// says. Results are written as they come; what is known last stands last, in `invocations`.
/// GitHub takes at most 25,000 results of a run and shows 5,000.
struct SARIFDiagnosticsEmitter: DiagnosticsEmitter {
  static let name = "sarif"
  static let summary = "SARIF 2.1.0, for code scanning"

  private let options: ReportOptions
  private let ruleIndices: [String: Int]
  private var count = 0

  init(_ options: ReportOptions) {
    self.options = options
    ruleIndices = Dictionary(
      options.rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  mutating func add(
    _ file: SourceFile, _ diagnostics: [Diagnostic], to output: inout OutputBuffer
  ) {
    guard !diagnostics.isEmpty else { return }
    var results = SARIFResults(file, path: options.path(of: file), ruleIndices)
    for diagnostic in diagnostics {
      if count == 0 { writeHead(to: &output) }
      output.write(count == 0 ? "\n" : ",\n")
      count += 1
      results.write(diagnostic, to: &output)
      output.flushIfFull()
    }
  }

  mutating func finish(_ summary: ReportSummary, to output: inout OutputBuffer) {
    if count == 0 { writeHead(to: &output) }
    output.write("],\n\"invocations\":[{\"executionSuccessful\":")
    output.write(summary.failures.isEmpty ? "true" : "false")
    output.write(",\"toolExecutionNotifications\":[")
    let notices =
      summary.failures.map { ("error", $0) }
      + (summary.omission.map { [("note", $0)] } ?? [])
    for (index, (level, text)) in notices.enumerated() {
      output.write(index == 0 ? "{\"level\":\"" : ",{\"level\":\"")
      output.write(level)
      output.write("\",\"message\":")
      output.write(sarifMessage: text)
      output.write("}")
    }
    output.write("]}]}]}\n")
    output.flush()
  }

  // MARK: The tool

  private func writeHead(to output: inout OutputBuffer) {
    output.write(
      """
      {"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{
      "tool":{"driver":{"name":"scenec","version":
      """)
    output.write(json: options.version)
    output.write(",\"rules\":[")
    for (index, rule) in options.rules.enumerated() {
      output.write(index == 0 ? "\n" : ",\n")
      write(rule, to: &output)
    }
    output.write("]}},\n\"automationDetails\":{\"id\":")
    output.write(json: options.category + "/")
    output.write("},\n\"columnKind\":\"unicodeCodePoints\",\n\"results\":[")
  }

  private func write(_ rule: Rule, to output: inout OutputBuffer) {
    output.write("{\"id\":")
    output.write(json: rule.id)
    output.write(",\"shortDescription\":")
    output.write(sarifMessage: shortened(rule.summary))
    output.write(",\"fullDescription\":")
    output.write(sarifMessage: shortened(rule.explanation))
    output.write(",\"help\":{\"text\":")
    output.write(
      json: "\(rule.explanation)\n\nWrong:\n\(rule.badExample)\n\nRight:\n\(rule.goodExample)\n")
    output.write(",\"markdown\":")
    output.write(
      json: "\(rule.explanation)\n\nWrong:\n\n```yaml\n\(rule.badExample)\n```\n\nRight:\n\n"
        + "```yaml\n\(rule.goodExample)\n```\n")
    output.write("},\"defaultConfiguration\":{\"level\":")
    output.write(json: rule.severity.rawValue)
    output.write("}}")
  }

  /// A description of at most 1024 characters, which is all that GitHub takes.
  private func shortened(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard scalars.count > 1024 else { return text }
    return String(String.UnicodeScalarView(scalars.prefix(1023))) + "…"
  }
}
