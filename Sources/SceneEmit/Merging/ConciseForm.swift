/// One line for each finding.
enum ConciseForm: ReportForm {
  static let name = ConciseDiagnosticsEmitter.name
  static let canBeEmpty = true

  static func isLikely(_ lines: ReportLines) -> Bool {
    !lines.all.isEmpty
      && lines.all.dropLast().allSatisfy { FindingHead($0) != nil }
      && lines.all.last.map { FindingHead($0) != nil || isOmission($0) } == true
      && lines.all.first.map { FindingHead($0) != nil } == true
  }

  static func read(_ lines: ReportLines) throws(ReportFailure) -> ReportPart {
    var lines = lines
    var part = ReportPart()
    while let line = lines.peek {
      if let head = FindingHead(line) {
        part.add(head.finding(line), of: head.name)
      } else if let count = ReportSummary.omitted(in: line.string) {
        part.summary.omitted = count
      } else {
        throw lines.unexpected
      }
      _ = try lines.take()
    }
    return part
  }

  static func write(_ report: ReportPart, to output: inout OutputBuffer) {
    report.writeLines(to: &output)
    var emitter = ConciseDiagnosticsEmitter(ReportOptions())
    emitter.finish(report.summary, to: &output)
  }

  private static func isOmission(_ line: ArraySlice<UInt8>) -> Bool {
    ReportSummary.omitted(in: line.string) != nil
  }
}
