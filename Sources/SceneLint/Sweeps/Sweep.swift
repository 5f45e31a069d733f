import SceneLayout

/// Runs the steps of a plan, each with as many roots at a time as have one.
struct Sweep {
  private let plan: SweepPlan
  private let facts: SceneFacts
  private let scenario: Scenario
  private let variant: Int
  private let platform: Platform?

  /// How many elements one run places at most, unless one root alone has more: the memory of a
  /// run stays small, and near the processor.
  private static let runSize = 32_000.0

  init(
    _ plan: SweepPlan, _ facts: SceneFacts, _ scenario: Scenario, variant: Int,
    platform: Platform?
  ) {
    self.plan = plan
    self.facts = facts
    self.scenario = scenario
    self.variant = variant
    self.platform = platform
  }

  /// Calls a function with each run; lower counts come before higher ones.
  func forEachRun(_ body: (LintRun) -> Void) {
    var active = plan.roots
    var step = 0
    while !active.isEmpty {
      if active.contains(where: { $0.steps.count <= step }) {
        active.removeAll { $0.steps.count <= step }
      }
      var first = 0
      while first < active.count {
        var (next, size) = (first, 0.0)
        while next < active.count, next == first || size + active[next].largestSize <= Self.runSize
        {
          size += active[next].largestSize
          next += 1
        }
        body(run(active[first..<next], step))
        first = next
      }
      step += 1
    }
  }

  private func run(_ roots: ArraySlice<SweepPlan.Root>, _ number: Int) -> LintRun {
    var scenario = scenario
    var variations: [CountVariation] = []
    var elements: [ElementIndex] = []
    variations.reserveCapacity(roots.count)
    elements.reserveCapacity(roots.count)
    for index in roots.indices {
      let step = roots[index].steps[number]
      let variation = CountVariation(container: Int(step.container), count: Int(step.count))
      variations.append(variation)
      elements.append(roots[index].element)
      if variation.container >= 0 { continue }
      for swept in roots[index].swept {
        scenario.counts[swept.element] = min(
          max(variation.count, swept.range.lowerBound), swept.range.upperBound)
      }
    }
    return LintRun(
      variant, facts, scenario, roots: elements, variations: variations,
      reuse: facts.reuse, platform: platform)
  }
}
