import SceneConfig
import SceneSource

/// Whether fixes did what they are for: their diagnostics are gone, and there are no new ones.
///
/// Findings are compared by rule and message, for their places move. What the text before could
/// not show does not count: of a scene with errors what only lint sees, of a text that could
/// not be read to its end everything but the syntax errors that were to be mended.
struct FixVerdict {
  private struct Finding: Hashable {
    let rule: String
    let message: String

    init(_ diagnostic: Diagnostic) {
      rule = diagnostic.rule.id
      message = diagnostic.message
    }
  }

  private let before: Compilation
  private let counts: [Finding: Int]
  private let isLinted: Bool

  /// Prepares to judge fixes of a compilation's findings.
  init(_ before: Compilation) {
    self.before = before
    counts = before.diagnostics.reduce(into: [:]) { $0[Finding($1), default: 0] += 1 }
    isLinted = !before.diagnostics.contains { suppressibleRules.isNecessary($0.rule.id) }
  }

  /// Whether fixes led to a better text.
  func accepts(_ fixes: [FixCandidate], leadingTo after: Compilation) -> Bool {
    guard before.isRead else { return isGone(fixes, after) }
    var allowed = counts
    for fix in fixes { allowed[Finding(before.diagnostics[fix.number]), default: 0] -= 1 }
    for diagnostic in after.diagnostics where isLinted || diagnostic.isSeenBeforeLint {
      let finding = Finding(diagnostic)
      guard let left = allowed[finding], left > 0 else { return false }
      allowed[finding] = left - 1
    }
    return true
  }

  /// Whether no mended finding is still there at its place.
  private func isGone(_ fixes: [FixCandidate], _ after: Compilation) -> Bool {
    struct Placed: Hashable {
      let finding: Finding
      let offset: Int
    }
    let found = Set(
      after.diagnostics.map { Placed(finding: Finding($0), offset: Int($0.range.start)) })
    let shifts = OffsetShifts(fixes.flatMap(\.edits))
    return fixes.allSatisfy { fix in
      let diagnostic = before.diagnostics[fix.number]
      let offset = shifts.offset(Int(diagnostic.range.start))
      return !found.contains(Placed(finding: Finding(diagnostic), offset: offset))
    }
  }
}

extension Diagnostic {
  /// Whether its rule belongs to a stage that looks at a scene with errors too.
  fileprivate var isSeenBeforeLint: Bool { rulesBeforeLint.contains(rule.id) }
}

/// Where offsets of a text are after edits.
private struct OffsetShifts {
  private var shifts: [(end: Int, growth: Int)] = []

  init(_ edits: [TextEdit]) {
    var growth = 0
    for edit in edits {
      growth += edit.replacement.utf8.count - edit.range.offsets.count
      shifts.append((Int(edit.range.end), growth))
    }
  }

  func offset(_ old: Int) -> Int {
    var (low, high) = (0, shifts.count)
    while low < high {
      let middle = (low + high) / 2
      if shifts[middle].end <= old { low = middle + 1 } else { high = middle }
    }
    return old + (low > 0 ? shifts[low - 1].growth : 0)
  }
}
