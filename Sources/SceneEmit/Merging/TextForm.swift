/// Findings with their source lines, without colours.
enum TextForm: ReportForm {
  static let name = TextDiagnosticsEmitter.name
  static let canBeEmpty = true

  static func isLikely(_ lines: ReportLines) -> Bool {
    guard let line = lines.peek else { return false }
    return FindingHead(line) != nil || ReportSummary().reading(tail: line.string) != nil
  }

  static func read(_ lines: ReportLines) throws(ReportFailure) -> ReportPart {
    var lines = lines
    var part = ReportPart()
    while let line = lines.peek, let head = FindingHead(line) {
      let end = try passFinding(&lines)
      part.add(head.finding(lines.text(line.startIndex..<end)), of: head.name)
    }
    while let line = lines.peek {
      guard let summary = part.summary.reading(tail: line.string) else { throw lines.unexpected }
      part.summary = summary
      _ = try lines.take()
    }
    return part
  }

  /// Passes a finding: its head and its source line with carets, the same for other places, and
  /// notes and fixes; answers where it ends.
  private static func passFinding(_ lines: inout ReportLines) throws(ReportFailure) -> Int {
    var end = 0
    repeat {
      for _ in 0..<3 { end = try lines.take().endIndex }
    } while lines.peek.map { FindingHead.isNote($0) } == true
    while let line = lines.peek, line.starts(with: "  = ".utf8) {
      end = try lines.take().endIndex
    }
    return end
  }

  static func write(_ report: ReportPart, to output: inout OutputBuffer) {
    report.writeLines(to: &output)
    var emitter = TextDiagnosticsEmitter(ReportOptions())
    emitter.finish(report.summary, to: &output)
  }
}
