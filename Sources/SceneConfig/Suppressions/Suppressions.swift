package import SceneSource
package import SceneSyntax

/// The suppressions of one file.
package struct Suppressions {
  private let rules: SuppressibleRules
  private let suppressions: [Suppression]
  private let lines: SuppressionLines
  private var usage: SuppressionUsage

  /// Reads the comments of a file; nil when none is about scenec.
  ///
  /// A file without the marker costs a search for `#`.
  package init?(_ tree: SyntaxTree, _ rules: SuppressibleRules) {
    guard tree.hasHash(before: SuppressionParser.marker) else { return nil }
    let bytes = tree.source.bytes
    suppressions = tree.comments.compactMap { SuppressionParser.parse($0, of: bytes, rules) }
    guard !suppressions.isEmpty else { return nil }
    self.rules = rules
    let ofLines = suppressions.enumerated().filter { $0.element.scope == .line }
    lines = SuppressionLines(bytes, ofLines.map { ($0.offset, $0.element.comment) })
    usage = SuppressionUsage(suppressions)
  }

  /// The findings without those that are ignored, and with those about the suppressions.
  ///
  /// `settings` say which rules look for anything; `isComplete` whether all of them did. Order
  /// is not kept.
  package mutating func applied(
    to found: [Diagnostic], _ settings: RuleSettings, isComplete: Bool
  ) -> [Diagnostic] {
    let kept = found.filter { !ignores($0) }
    let own = suppressions.indices.flatMap { findings(of: $0, settings, isComplete) }
    let keptOwn = settings.applied(to: own).filter { !ignores($0) }
    let last = suppressions.indices.flatMap { unused($0, isComplete) { isAboutSuppressions($0) } }
    return kept + keptOwn + settings.applied(to: last)
  }

  /// Whether a finding is ignored, which the first suppression of its line does, else of the
  /// file.
  private mutating func ignores(_ finding: Diagnostic) -> Bool {
    let rule = finding.rule.id
    guard !rules.isNecessary(rule) else { return false }
    for number in lines.numbers(at: Int(finding.range.start)) {
      if usage.use(rule, of: number) { return true }
    }
    return usage.useInFile(rule)
  }

  private func isAboutSuppressions(_ rule: String) -> Bool {
    suppressionRules.contains { $0.rule.id == rule }
  }

  // MARK: Findings about suppressions

  private func findings(
    of number: Int, _ settings: RuleSettings, _ isComplete: Bool
  ) -> [Diagnostic] {
    let suppression = suppressions[number]
    var result: [Diagnostic] = []
    if let problem = suppression.problem {
      let whole = TextEdit(lines.removal(of: suppression.comment), "")
      result.append(.malformedSuppression(suppression, problem, removing: whole))
    }
    for (index, entry) in suppression.entries.enumerated() {
      if entry.rule != entry.name {
        let isMeant = usage.isUsed(index, of: number) || !isComplete
        result.append(
          .unknownRule(
            entry.name, meant: isMeant ? entry.rule : nil, at: entry.range,
            removing: removal(of: index, in: suppression)))
      } else if rules.isNecessary(entry.name) {
        result.append(
          .necessaryRule(
            entry.name, at: entry.range, removing: removal(of: index, in: suppression)))
      }
    }
    let isOn = { rules[$0].flatMap(settings.severity) != nil }
    return result + unused(number, isComplete) { isOn($0) && !isAboutSuppressions($0) }
  }

  /// The entries of a suppression that ignored nothing, among the rules that are in question.
  private func unused(
    _ number: Int, _ isComplete: Bool, _ isInQuestion: (String) -> Bool
  ) -> [Diagnostic] {
    let suppression = suppressions[number]
    guard isComplete, let scope = suppression.scope else { return [] }
    let unused = suppression.entries.indices.filter { index in
      let entry = suppression.entries[index]
      return entry.rule == entry.name && !rules.isNecessary(entry.name)
        && isInQuestion(entry.name) && !usage.isUsed(index, of: number)
    }
    if unused.count == suppression.entries.count, !unused.isEmpty {
      return [
        .unusedSuppression(
          suppression.entries.map(\.name), scope, at: suppression.entriesRange,
          removing: TextEdit(lines.removal(of: suppression.comment), ""))
      ]
    }
    return unused.map { index in
      .unusedSuppression(
        [suppression.entries[index].name], scope, at: suppression.entries[index].range,
        removing: removal(of: index, in: suppression))
    }
  }

  /// Takes one name away with its comma, the only one with the comment.
  private func removal(of index: Int, in suppression: Suppression) -> TextEdit {
    let entries = suppression.entries
    if entries.count == 1 { return TextEdit(lines.removal(of: suppression.comment), "") }
    let range = entries[index].range
    return index + 1 < entries.count
      ? TextEdit(SourceRange(Int(range.start), Int(entries[index + 1].range.start)), "")
      : TextEdit(SourceRange(Int(entries[index - 1].range.end), Int(range.end)), "")
  }
}

/// Which entries of suppressions have ignored something.
private struct SuppressionUsage {
  private struct Place: Hashable {
    let number: Int
    let rule: String
  }

  private var isUsed: [[Bool]]
  /// The first entry of each suppression that names a rule.
  private var entries: [Place: Int] = [:]
  /// The first suppression of the file that names a rule.
  private var inFile: [String: Int] = [:]

  init(_ suppressions: [Suppression]) {
    isUsed = suppressions.map { $0.entries.map { _ in false } }
    for (number, suppression) in suppressions.enumerated() {
      for (index, entry) in suppression.entries.enumerated() {
        guard let rule = entry.rule else { continue }
        let place = Place(number: number, rule: rule)
        if entries[place] == nil { entries[place] = index }
        if suppression.scope == .file, inFile[rule] == nil { inFile[rule] = number }
      }
    }
  }

  func isUsed(_ index: Int, of number: Int) -> Bool { isUsed[number][index] }

  /// Notes the use of a suppression if it names a rule.
  mutating func use(_ rule: String, of number: Int) -> Bool {
    guard let index = entries[Place(number: number, rule: rule)] else { return false }
    isUsed[number][index] = true
    return true
  }

  mutating func useInFile(_ rule: String) -> Bool {
    inFile[rule].map { use(rule, of: $0) } ?? false
  }
}
