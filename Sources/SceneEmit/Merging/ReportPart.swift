/// A report that was read, or the one that several make.
struct ReportPart {
  /// What all reports of one version begin with.
  var head: ArraySlice<UInt8> = []
  /// The files in the order of the report.
  var files: [ReportedFile] = []
  /// The counts that the report states.
  var summary = ReportSummary()
  /// The parts of the scenes that it is for; nil: it does not say, or all.
  var shards: ShardSet?
}

/// A file of a report, with its findings in order.
struct ReportedFile {
  let name: String
  /// What a run's report says of a scene; nil for other reports and other files.
  var scene: ReportedScene?
  var findings: [ReportedFinding] = []

  /// Whether all of it is about a baseline, which has its place at the end of a report.
  var isBaseline: Bool {
    scene == nil && !findings.isEmpty && findings.allSatisfy { $0.rule == "stale-baseline" }
  }
}

/// The line of a scene in a run's report.
struct ReportedScene: Hashable {
  let result: RunReportEmitter.Scene.Result
  let text: ArraySlice<UInt8>
}

/// A finding as it stands in a report.
struct ReportedFinding: Hashable {
  /// What orders the findings of a file: offsets, or a line and a column.
  let place: [Int]
  let rule: String
  let isError: Bool
  let text: ArraySlice<UInt8>
}

/// Parts of the scenes of a run, as `--shard` numbers them.
struct ShardSet: Hashable {
  let count: Int
  var numbers: Set<Int>

  /// Reads numbers and a count; nil when they make no sense.
  init?(_ numbers: [Int], of count: Int) {
    guard !numbers.isEmpty, numbers.allSatisfy({ $0 >= 1 && $0 <= count }) else { return nil }
    self.count = count
    self.numbers = Set(numbers)
  }

  /// The parts that are not there, at most a million.
  var missing: [Int] { (1...min(count, 1_000_000)).filter { !numbers.contains($0) } }
}

/// Why reports cannot be merged.
package struct ReportFailure: Error {
  /// The number of the report, from 0.
  package var report: Int
  /// The line, from 1; nil when it is about the whole.
  package let line: Int?
  /// A clause without a full stop.
  package let message: String

  init(report: Int = 0, line: Int? = nil, _ message: String) {
    self.report = report
    self.line = line
    self.message = message
  }
}

/// The lines of a report on their way through a reader.
struct ReportLines {
  private let bytes: [UInt8]
  private let lines: [ArraySlice<UInt8>]
  private var next = 0

  /// Splits a report; its last line must be whole.
  init(_ bytes: [UInt8]) throws(ReportFailure) {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    guard lines.popLast()?.isEmpty != false else {
      throw ReportFailure(line: lines.count + 1, "it ends in the middle of a line")
    }
    self.bytes = bytes
    self.lines = lines
  }

  /// The next line; nil at the end.
  var peek: ArraySlice<UInt8>? { next < lines.count ? lines[next] : nil }

  /// All lines, whose indices are those of the report's bytes.
  var all: [ArraySlice<UInt8>] { lines }

  /// A part of the report.
  func text(_ range: Range<Int>) -> ArraySlice<UInt8> { bytes[range] }

  /// The next line, which is passed.
  mutating func take() throws(ReportFailure) -> ArraySlice<UInt8> {
    guard let line = peek else { throw failure("its end is missing") }
    next += 1
    return line
  }

  /// Passes a line that must say this.
  mutating func expect(_ text: String) throws(ReportFailure) {
    guard let line = peek, line.elementsEqual(text.utf8) else { throw unexpected }
    next += 1
  }

  /// Nothing may follow.
  func expectEnd() throws(ReportFailure) {
    if peek != nil { throw failure("something follows the report's end") }
  }

  /// A failure at the next line.
  func failure(_ message: String) -> ReportFailure { ReportFailure(line: next + 1, message) }

  /// The next line is none that scenec writes there.
  var unexpected: ReportFailure {
    peek == nil ? failure("its end is missing") : failure("scenec writes no such line there")
  }
}

extension ArraySlice<UInt8> {
  /// As text; malformed UTF-8 is replaced.
  var string: String { String(decoding: self, as: UTF8.self) }

  /// Without what it begins with; nil when it begins otherwise.
  func dropping(prefix: String) -> ArraySlice<UInt8>? {
    starts(with: prefix.utf8) ? dropFirst(prefix.utf8.count) : nil
  }

  /// Without what it ends with; nil when it ends otherwise.
  func dropping(suffix: String) -> ArraySlice<UInt8>? {
    count >= suffix.utf8.count && self.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
      ? dropLast(suffix.utf8.count) : nil
  }
}
