import SceneSource

/// A fix that one pass may apply.
struct FixCandidate {
  /// The number of the diagnostic that it mends.
  let number: Int
  let edits: [TextEdit]

  /// From the start of the first edit to the end of the last.
  var span: SourceRange {
    SourceRange(Int(edits[0].range.start), Int(edits[edits.count - 1].range.end))
  }

  /// The first fix of each diagnostic that may be applied, in the order of their places; of
  /// fixes that meet only the first.
  static func pass(
    over diagnostics: [Diagnostic], _ applicability: FixIt.Applicability, without: Set<Int>
  ) -> [FixCandidate] {
    let all = diagnostics.enumerated().compactMap { number, diagnostic -> FixCandidate? in
      guard !without.contains(number), let fix = diagnostic.fix(upTo: applicability) else {
        return nil
      }
      return FixCandidate(number: number, edits: fix.edits)
    }
    var chosen: [FixCandidate] = []
    for candidate in all.sorted(by: precedes) {
      if let last = chosen.last, last.meets(candidate) { continue }
      chosen.append(candidate)
    }
    return chosen
  }

  private static func precedes(_ a: FixCandidate, _ b: FixCandidate) -> Bool {
    (a.span.start, a.span.end, a.number) < (b.span.start, b.span.end, b.number)
  }

  /// Whether a later fix overlaps this one, or inserts where this one ends.
  private func meets(_ later: FixCandidate) -> Bool {
    let isInsertion = span.offsets.isEmpty || later.span.offsets.isEmpty
    return later.span.start < span.end || isInsertion && later.span.start == span.end
  }
}
