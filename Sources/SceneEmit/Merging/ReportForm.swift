/// A format of reports that can be read again: one file, one line in `reportForms`.
protocol ReportForm: Sendable {
  /// The format as messages name it.
  static var name: String { get }
  /// Whether a report without findings has no bytes.
  static var canBeEmpty: Bool { get }
  /// Whether a report that is not empty is likely to be one of these.
  static func isLikely(_ lines: ReportLines) -> Bool
  /// Reads a report.
  static func read(_ lines: ReportLines) throws(ReportFailure) -> ReportPart
  /// Writes a report as the emitter of the format would.
  static func write(_ report: ReportPart, to output: inout OutputBuffer)
}

extension ReportForm {
  static var canBeEmpty: Bool { false }
}

/// The formats, in the order in which they are tried; the last takes what no other is likely to.
let reportForms: [any ReportForm.Type] = [
  SARIFForm.self, JSONForm.self, GitLabForm.self, JUnitForm.self, GitHubForm.self,
  RunReportForm.self, JSONLinesForm.self, ConciseForm.self, TextForm.self,
]

/// The format of a report.
func reportForm(of lines: ReportLines) throws(ReportFailure) -> any ReportForm.Type {
  guard let form = reportForms.first(where: { $0.isLikely(lines) }) else {
    throw ReportFailure("scenec writes no such report")
  }
  return form
}
