/// The report of `--report`.
enum RunReportForm: ReportForm {
  static let name = "jsonl of a run (--report)"

  static func isLikely(_ lines: ReportLines) -> Bool {
    lines.all.last?.starts(with: "{\"run\":".utf8) == true
      || ["{\"scene\":", "{\"failure\":"].contains { lines.peek?.starts(with: $0.utf8) == true }
  }

  static func read(_ lines: ReportLines) throws(ReportFailure) -> ReportPart {
    var lines = lines
    var part = ReportPart()
    while let line = lines.peek {
      guard let value = JSONReader.read(line) else { throw lines.unexpected }
      if let name = value["scene"]?.text {
        guard let word = value["result"]?.text,
          let result = RunReportEmitter.Scene.Result(rawValue: word)
        else { throw lines.unexpected }
        part.files.append(
          ReportedFile(name: name, scene: ReportedScene(result: result, text: line)))
      } else if let failure = value["failure"]?.text {
        part.summary.failures.append(failure)
      } else if let run = value["run"] {
        guard let shards = run["shards"]?.items else { throw lines.unexpected }
        if !shards.isEmpty {
          guard let set = ShardSet(shards) else { throw lines.unexpected }
          part.shards = set
        }
        _ = try lines.take()
        try lines.expectEnd()
        return part
      } else if let (name, finding) = value.diagnostic(line) {
        part.add(finding, of: name)
      } else {
        throw lines.unexpected
      }
      _ = try lines.take()
    }
    throw lines.unexpected
  }

  static func write(_ report: ReportPart, to output: inout OutputBuffer) {
    var totals = RunTotals()
    for failure in report.summary.failures { RunReportEmitter.write(failure: failure, to: &output) }
    for file in report.files {
      if let scene = file.scene {
        output.write(bytes: scene.text)
        output.write("\n")
        totals.results[scene.result, default: 0] += 1
      }
      for finding in file.findings {
        output.write(bytes: finding.text)
        output.write("\n")
        if finding.isError { totals.errors += 1 } else { totals.warnings += 1 }
      }
      output.flushIfFull()
    }
    totals.failures = report.summary.failures.count
    if let shards = report.shards {
      totals.shards = shards.numbers.sorted().map { "\($0)/\(shards.count)" }
    }
    totals.write(to: &output)
  }
}

extension ShardSet {
  /// Reads `["1/3", "3/3"]`.
  fileprivate init?(_ items: [JSONValue]) {
    var numbers: [Int] = []
    var count: Int?
    for item in items {
      let parts = item.text?.split(separator: "/").compactMap { Int($0) } ?? []
      guard parts.count == 2, count ?? parts[1] == parts[1] else { return nil }
      count = parts[1]
      numbers.append(parts[0])
    }
    self.init(numbers, of: count ?? 0)
  }
}
