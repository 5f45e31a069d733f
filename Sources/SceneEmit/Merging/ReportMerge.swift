/// Several reports of one format as one.
///
/// Neither the order of the reports nor one that is given twice changes the findings: a file that
/// several reports name has each finding as often as the report that has it most often.
package struct ReportMerge {
  private let form: any ReportForm.Type
  private let merged: ReportPart

  /// The parts of the scenes that are missing, and how many there should be; nil when the reports
  /// do not say, or none is missing.
  package let missingShards: (numbers: [Int], count: Int)?

  /// Reads and merges reports, which must be whole and as scenec writes them.
  package init(_ reports: [[UInt8]]) throws(ReportFailure) {
    var form: (any ReportForm.Type)?
    var first = 0
    var parts: [ReportPart] = []
    for (number, bytes) in reports.enumerated() {
      do throws(ReportFailure) {
        let lines = try ReportLines(bytes)
        if lines.peek == nil { continue }
        let own = try reportForm(of: lines)
        if let form, form.name != own.name {
          throw ReportFailure(
            "it is a report in \(own.name), report \(first + 1) one in \(form.name); merge one format "
              + "at a time")
        }
        if form == nil { (form, first) = (own, number) }
        let part = try own.read(lines)
        if let other = parts.first { try part.expectToFit(other) }
        parts.append(part)
      } catch {
        var failure = error
        failure.report = number
        throw failure
      }
    }
    if let form, reports.contains(where: \.isEmpty), !form.canBeEmpty {
      throw ReportFailure(
        report: reports.firstIndex(where: \.isEmpty) ?? 0,
        "it is empty, which no report in \(form.name) is")
    }
    self.form = form ?? ConciseForm.self
    var merged = ReportPart(parts)
    let missing = merged.shards?.missing ?? []
    missingShards = merged.shards.flatMap { missing.isEmpty ? nil : (missing, $0.count) }
    if missing.isEmpty { merged.shards = nil }
    self.merged = merged
  }

  /// Writes the report.
  package func write(to sink: @escaping ([UInt8]) -> Void) {
    var buffer = OutputBuffer(sink: sink)
    form.write(merged, to: &buffer)
    buffer.flush()
  }
}

extension ReportPart {
  /// Whether two reports can be of one run.
  fileprivate func expectToFit(_ other: ReportPart) throws(ReportFailure) {
    guard head.elementsEqual(other.head) else {
      throw ReportFailure("another version of scenec wrote it than the first")
    }
    guard shards?.count == other.shards?.count else {
      throw ReportFailure(
        "it is for \(shards.described), the first for \(other.shards.described); "
          + "merge the parts of one run")
    }
  }

  fileprivate init(_ parts: [ReportPart]) {
    guard let first = parts.first else { return }
    head = first.head
    for part in parts { summary.add(part.summary) }
    if var shards = first.shards {
      for part in parts.dropFirst() { shards.numbers.formUnion(part.shards?.numbers ?? []) }
      self.shards = shards
    }
    summary.failures = union(parts.map(\.summary.failures)).sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
    merge(parts.map(\.files))
  }

  private mutating func merge(_ parts: [[ReportedFile]]) {
    var byName: [String: [ReportedFile]] = [:]
    for file in parts.joined() { byName[file.name, default: []].append(file) }
    let early = filesOutOfOrder(parts)
    for versions in byName.values {
      let file = ReportedFile(versions)
      let kept = file.findings.count { $0.isError }
      let all = versions.reduce(0) { $0 + $1.findings.count { $0.isError } }
      summary.errors -= all - kept
      summary.warnings -=
        versions.reduce(0) { $0 + $1.findings.count } - all - (file.findings.count - kept)
      summary.files -= versions.count - 1
      files.append(file)
    }
    let keys = files.map { ($0.isBaseline ? 2 : early.contains($0.name) ? 0 : 1, $0.name) }
    files = files.indices.sorted {
      keys[$0].0 != keys[$1].0
        ? keys[$0].0 < keys[$1].0
        : keys[$0].1.utf8.lexicographicallyPrecedes(keys[$1].1.utf8)
    }.map { files[$0] }
  }

  /// The files that stand before one of a smaller name: configurations, which come first.
  private func filesOutOfOrder(_ parts: [[ReportedFile]]) -> Set<String> {
    var result: Set<String> = []
    for part in parts {
      var least: String?
      for file in part.reversed() where !file.isBaseline {
        if let least, least.utf8.lexicographicallyPrecedes(file.name.utf8) {
          result.insert(file.name)
        } else {
          least = file.name
        }
      }
    }
    return result
  }
}

extension ReportedFile {
  /// What several reports say of one file.
  fileprivate init(_ versions: [ReportedFile]) {
    self = versions[0]
    guard versions.count > 1 else { return }
    scene = versions.compactMap(\.scene).max {
      ($0.result.rank, $0.text.string) < ($1.result.rank, $1.text.string)
    }
    guard !versions.allSatisfy({ $0.findings == findings }) else { return }
    findings = union(versions.map(\.findings)).sorted { a, b in
      guard a.place == b.place else { return a.place.lexicographicallyPrecedes(b.place) }
      guard a.rule == b.rule else { return a.rule < b.rule }
      return a.text.lexicographicallyPrecedes(b.text)
    }
  }
}

extension RunReportEmitter.Scene.Result {
  fileprivate var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension ShardSet? {
  fileprivate var described: String {
    self.map { "parts of \($0.count)" } ?? "all scenes"
  }
}

/// The elements of several lists, each as often as the list that has it most often.
private func union<Element: Hashable>(_ lists: [[Element]]) -> [Element] {
  var most: [Element: Int] = [:]
  for list in lists {
    let counts = Dictionary(list.map { ($0, 1) }, uniquingKeysWith: +)
    most.merge(counts, uniquingKeysWith: max)
  }
  return most.flatMap { Array(repeating: $0, count: $1) }
}
