package import SceneLayout
package import SceneSource

/// What lint says of one scene.
package struct LintResult {
  /// The findings, rule by rule in the order in which they were found.
  package let diagnostics: [Diagnostic]
  /// The places of the scene as it is written; nil when nothing had to be laid out.
  package let placements: Placements?
}

/// Looks for mistakes that show only when a scene is laid out: as it is written, at every count
/// that a container may have, and in each variant.
///
/// The first variant is the scene as it is written; without `sweepsCounts` only the counts that
/// are written are looked at. A rule that is off costs nothing; when all
/// are, nothing is laid out.
package func lint(
  _ variants: [LintVariant], _ settings: RuleSettings = RuleSettings(), platform: Platform? = nil,
  sweepsCounts: Bool = true
) -> LintResult {
  var linting = Linting(variants, settings, platform, sweepsCounts)
  return linting.run()
}

/// The state of linting one scene.
private struct Linting {
  private let variants: [LintVariant]
  private let platform: Platform?
  private let sweepsCounts: Bool
  /// The rules that are on, with their severities.
  private let rules: [(rule: any LintRule.Type, severity: Severity)]
  private var findings: FindingList
  private var facts: [SceneFacts] = []
  private var plans: [SweepPlan] = []

  init(
    _ variants: [LintVariant], _ settings: RuleSettings, _ platform: Platform?,
    _ sweepsCounts: Bool
  ) {
    self.variants = variants
    self.sweepsCounts = sweepsCounts
    self.platform = platform
    var rules: [(rule: any LintRule.Type, severity: Severity)] = []
    rules.reserveCapacity(checkedRules.count)
    for rule in checkedRules {
      if let severity = settings.severity(of: rule.rule) { rules.append((rule, severity)) }
    }
    self.rules = rules
    findings = FindingList(variants.map(\.map))
  }

  mutating func run() -> LintResult {
    guard !rules.isEmpty, !variants.isEmpty else {
      return LintResult(diagnostics: [], placements: nil)
    }
    var placements: Placements?
    for number in variants.indices {
      let written = check(number)
      if number == 0 { placements = written }
    }
    return LintResult(diagnostics: diagnostics(), placements: placements)
  }

  /// Checks all runs of a variant; answers its places as it is written.
  private mutating func check(_ number: Int) -> Placements {
    let variant = variants[number]
    let facts = SceneFacts(variant.scene)
    let plan = sweepsCounts ? SweepPlan(facts, variant.scenario) : SweepPlan.nothing
    self.facts.append(facts)
    plans.append(plan)
    let written = LintRun(
      number, facts, variant.scenario, roots: variant.scene.roots, variations: [],
      reuse: plan.roots.isEmpty ? nil : facts.reuse, platform: platform)
    check(written)
    Sweep(plan, facts, variant.scenario, variant: number, platform: platform)
      .forEachRun { check($0) }
    return written.placements
  }

  private mutating func check(_ run: LintRun) {
    for (number, entry) in rules.enumerated() {
      findings.rule = number
      entry.rule.check(run, &findings)
    }
  }

  // MARK: Words

  private func diagnostics() -> [Diagnostic] {
    let budget = CountAdvice.Budget()
    var result: [Diagnostic] = []
    for record in findings.records {
      let variant = variants[record.variant]
      let words = FindingWords(
        scene: variant.scene, map: variant.map, clause: clause(record),
        advice: CountAdvice(
          variant, facts[record.variant], counts: record.counts, root: record.root,
          platform: platform, budget))
      var diagnostic = rules[record.rule].rule.diagnostic(record.finding, words)
      diagnostic.severity = rules[record.rule].severity
      result.append(diagnostic)
    }
    if findings.isFull, !result.isEmpty {
      result[result.count - 1].notes.append(
        "there are more findings; only \(FindingList.limit) are kept")
    }
    return result
  }

  private func clause(_ record: FindingList.Record) -> String {
    guard variants.count > 1 || sweepsCounts && facts[0].hasCountRanges else { return "" }
    let subject = record.finding.subject
    let map = variants[record.variant].map
    let own = [subject.element, subject.parent].compactMap { $0.map { map.origin(of: $0) } }
    var clause = SweepClause(own: Set(own))
    return clause.text(
      variants.indices.map { number in
        let scene = variants[number].scene
        let presence = Presence(
          record.occurrences.filter { Int($0.variant) == number }, plans[number],
          variants[number].map, root: record.root)
        return SweepClause.Variant(name: variants[number].name, presence: presence) { element in
          containerName(element, scene)
        }
      })
  }
}

/// The name of a container in quotes, else its layout.
private func containerName(_ element: ElementIndex, _ scene: Scene) -> String {
  let layout = scene.container(element)?.layoutName ?? "element"
  return scene.elements[element].id.map { quoted($0) } ?? "the \(layout)"
}
