import SceneLayout

/// Finds how many children a container could show, by laying it out with fewer.
struct CountAdvice {
  /// How many more elements may be placed for the advice about one file.
  final class Budget {
    var elements = 1_000_000
  }

  private let variant: LintVariant
  private let facts: SceneFacts
  private let counts: [ElementIndex: Int]
  private let root: ElementIndex
  private let platform: Platform?
  private let budget: Budget

  /// Up to this many children each count is tried, beyond it the halves of what is left.
  private static let longestSearch = 24

  init(
    _ variant: LintVariant, _ facts: SceneFacts, counts: [ElementIndex: Int],
    root: ElementIndex, platform: Platform?, _ budget: Budget
  ) {
    self.variant = variant
    self.facts = facts
    self.counts = counts
    self.root = root
    self.platform = platform
    self.budget = budget
  }

  /// The largest count below the shown one for which a test holds for each copy of a container
  /// while it does not for one more; nil when there is none, or the budget is used up.
  func largestCount(_ element: ElementIndex, _ holds: (LintRun, Int) -> Bool) -> Int? {
    guard let container = variant.scene.container(element) else { return nil }
    let written = counts[element] ?? container.count ?? container.childCount
    let shown = container.isTemplate ? written : min(written, container.childCount)
    guard shown > 1 else { return nil }
    if shown <= Self.longestSearch {
      for count in (1..<shown).reversed() {
        guard let fits = fits(count, element, holds) else { return nil }
        if fits { return count }
      }
      return nil
    }
    var (fitting, failing) = (0, shown)
    while failing - fitting > 1 {
      let middle = (fitting + failing) / 2
      guard let fits = fits(middle, element, holds) else { return nil }
      if fits { fitting = middle } else { failing = middle }
    }
    return fitting > 0 ? fitting : nil
  }

  private func fits(
    _ count: Int, _ element: ElementIndex, _ holds: (LintRun, Int) -> Bool
  ) -> Bool? {
    guard budget.elements > 0 else { return nil }
    var scenario = variant.scenario
    scenario.counts = counts
    scenario.counts[element] = count
    let run = LintRun(
      0, facts, scenario, roots: [root], variations: [], reuse: facts.reuse, platform: platform)
    budget.elements -= run.elements.count
    return run.containers.allSatisfy { run.elements[$0].element != element || holds(run, $0) }
  }
}
