import SceneLayout
import SceneSource

/// In which runs of one variant a finding is there.
enum Presence: Equatable {
  case never
  /// In each run, or in the only one.
  case always
  /// For some counts only, of one or several containers.
  case sometimes([Pattern])

  /// The counts of a container for which a finding is there.
  struct Pattern: Equatable {
    /// Where the container is written, so that variants can be compared.
    let origin: Int
    let element: ElementIndex
    let range: ClosedRange<Int>
    /// Ascending; not all of the range.
    let counts: [Int]

    static func == (left: Pattern, right: Pattern) -> Bool {
      left.origin == right.origin && left.range == right.range && left.counts == right.counts
    }
  }

  /// Reads the occurrences of a finding in one variant.
  init(
    _ occurrences: [FindingList.Occurrence], _ plan: SweepPlan, _ map: any SourceMap,
    root: ElementIndex
  ) {
    guard !occurrences.isEmpty else {
      self = .never
      return
    }
    let written = occurrences.filter { $0.container < 0 }.map { Int($0.count) }
    var counts: [ElementIndex: Set<Int>] = [:]
    for occurrence in occurrences where occurrence.container >= 0 {
      counts[Int(occurrence.container), default: []].insert(Int(occurrence.count))
    }
    var patterns: [Pattern] = []
    for swept in plan.swept(in: written.first ?? root) {
      var own = counts[swept.element] ?? []
      if !written.isEmpty, swept.range.contains(swept.written) { own.insert(swept.written) }
      guard !own.isEmpty, own.count < swept.range.count else { continue }
      patterns.append(
        Pattern(
          origin: map.origin(of: swept.element), element: swept.element, range: swept.range,
          counts: own.sorted()))
    }
    self = patterns.isEmpty ? .always : .sometimes(patterns)
  }
}

extension Presence.Pattern {
  /// The counts in words: "from 14", "up to 3", "with 2...4 and 7".
  var words: String {
    guard let first = counts.first, let last = counts.last else { return "" }
    if last - first + 1 == counts.count {
      if last == range.upperBound { return "from \(first)" }
      if first == range.lowerBound, counts.count > 1 { return "up to \(last)" }
    }
    let spans = spans
    let shown = spans.prefix(5).map { span in
      span.count == 1 ? "\(span.lowerBound)" : "\(span.lowerBound)...\(span.upperBound)"
    }
    if spans.count > shown.count { return "with \(shown.joined(separator: ", ")) and more" }
    guard let end = shown.last, shown.count > 1 else { return "with \(shown.joined())" }
    return "with \(shown.dropLast().joined(separator: ", ")) and \(end)"
  }

  private var spans: [ClosedRange<Int>] {
    var spans: [ClosedRange<Int>] = []
    for count in counts {
      if let last = spans.last, last.upperBound + 1 == count {
        spans[spans.count - 1] = last.lowerBound...count
      } else {
        spans.append(count...count)
      }
    }
    return spans
  }
}
