import SceneSource

/// How often each rule found something.
struct RuleStatistics {
  private var counts: [String: (rule: Rule, count: Int)] = [:]

  /// Counts the diagnostics of a scene.
  mutating func add(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics {
      counts[diagnostic.rule.id, default: (diagnostic.rule, 0)].count += 1
    }
  }

  /// A line for each rule, the most frequent first, those of one count by their ids: the
  /// count, the id, and what is wrong.
  var table: String {
    let rows = counts.values.sorted { ($1.count, $0.rule.id) < ($0.count, $1.rule.id) }
    let countWidth = rows.first.map { String($0.count).count } ?? 0
    let idWidth = rows.map(\.rule.id.count).max() ?? 0
    return rows.map { rule, count in
      let count = String(count)
      let margin = String(repeating: " ", count: countWidth - count.count)
      let gap = String(repeating: " ", count: idWidth - rule.id.count + 2)
      return "\(margin)\(count)  \(rule.id)\(gap)\(rule.summary)\n"
    }.joined()
  }
}
