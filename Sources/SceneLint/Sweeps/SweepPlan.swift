import SceneLayout

/// Which counts of which containers are tried, so that the work stays within bounds.
///
/// Roots are layers of their own, so that one container of each varies at a time, the others
/// as they are written. Where that would place more than 40 times the elements of the root (at
/// least 2,000), all containers of the root vary together; where that would place more than
/// that or a million elements, the first containers vary one by one as far as it goes, and the
/// others are not swept.
struct SweepPlan {
  /// A container whose counts are tried.
  struct Swept {
    let element: ElementIndex
    let range: ClosedRange<Int>
    /// The count in the scene as it is written.
    let written: Int
  }

  /// One layout run of one root.
  struct Step {
    /// The container that varies; -1 for all of the root.
    let container: Int32
    let count: Int32
  }

  /// A root with its runs.
  struct Root {
    let element: ElementIndex
    /// How many elements it places as written.
    let size: Double
    /// In document order.
    let swept: [Swept]
    let steps: [Step]
    /// How many elements its largest run places.
    let largestSize: Double
  }

  /// The roots that have something to try, in document order.
  let roots: [Root]

  static let allowance = 40.0
  static let leastAllowance = 2_000.0
  static let togetherAllowance = 1_000_000.0

  /// Tries nothing.
  static let nothing = SweepPlan(roots: [])

  private init(roots: [Root]) { self.roots = roots }

  init(_ facts: SceneFacts, _ scenario: Scenario) {
    guard facts.hasCountRanges else {
      roots = []
      return
    }
    let planner = SweepPlanner(facts, scenario)
    roots = planner.roots()
  }

  /// The swept containers of a root; none when it has none.
  func swept(in root: ElementIndex) -> [Swept] {
    var (low, high) = (0, roots.count)
    while low < high {
      let middle = (low + high) / 2
      if roots[middle].element < root { low = middle + 1 } else { high = middle }
    }
    return low < roots.count && roots[low].element == root ? roots[low].swept : []
  }

  /// The container of a root whose counts are tried; nil when they are not.
  func swept(_ container: ElementIndex, in root: ElementIndex) -> Swept? {
    swept(in: root).first { $0.element == container }
  }
}

/// Makes the plan of one scene.
private struct SweepPlanner {
  private let facts: SceneFacts
  private let scene: Scene
  private let scenario: Scenario
  private let sizes: SceneSizes

  init(_ facts: SceneFacts, _ scenario: Scenario) {
    self.facts = facts
    scene = facts.scene
    self.scenario = scenario
    sizes = SceneSizes(scene, scene.elements.indices) { element, container in
      Self.written(container, element, scenario)
    }
  }

  private static func written(
    _ container: Container, _ element: ElementIndex, _ scenario: Scenario
  ) -> Int {
    let count = scenario.counts[element] ?? container.count ?? container.childCount
    return max(0, container.isTemplate ? count : min(count, container.childCount))
  }

  func roots() -> [SweepPlan.Root] {
    let ranged = scene.roots.map { ($0, candidates(in: $0)) }.filter { !$0.1.isEmpty }
    let share = Double(max(ranged.count, 1))
    return ranged.compactMap { root(of: $0, $1, share: share) }
  }

  private func candidates(in root: ElementIndex) -> [SweepPlan.Swept] {
    (root..<scene.elements[root].end).compactMap { element in
      guard facts.isContainer(element), let container = scene.container(element),
        let range = container.countRange,
        sizes.copies(of: element) > 0
      else { return nil }
      return SweepPlan.Swept(
        element: element, range: range, written: Self.written(container, element, scenario))
    }
  }

  private func root(
    of root: ElementIndex, _ candidates: [SweepPlan.Swept], share: Double
  ) -> SweepPlan.Root? {
    let size = sizes.size(of: root)
    let limit = max(SweepPlan.allowance * size, SweepPlan.leastAllowance / share)
    let costs = candidates.map { cost(of: $0, in: size) }
    if costs.reduce(0, +) <= limit {
      return single(root, candidates, size)
    }
    let counts = allCounts(candidates)
    let largest = togetherSize(root, count: counts.upperBound)
    if Double(counts.count) * largest <= max(limit, SweepPlan.togetherAllowance / share) {
      let steps = counts.map { SweepPlan.Step(container: -1, count: Int32($0)) }
      return SweepPlan.Root(
        element: root, size: size, swept: candidates, steps: steps, largestSize: largest)
    }
    var (left, first) = (limit, 0)
    while first < costs.count, costs[first] <= left {
      left -= costs[first]
      first += 1
    }
    return first == 0 ? nil : single(root, Array(candidates.prefix(first)), size)
  }

  /// One container at a time.
  private func single(
    _ root: ElementIndex, _ swept: [SweepPlan.Swept], _ size: Double
  ) -> SweepPlan.Root {
    var steps: [SweepPlan.Step] = []
    steps.reserveCapacity(swept.reduce(0) { $0 + $1.range.count })
    var largest = size
    for container in swept {
      for count in container.range where count != container.written {
        steps.append(
          SweepPlan.Step(container: Int32(container.element), count: Int32(count)))
      }
      largest = max(largest, size + growth(of: container))
    }
    return SweepPlan.Root(
      element: root, size: size, swept: swept, steps: steps, largestSize: largest)
  }

  /// How many elements all runs of a container place, at most.
  private func cost(of swept: SweepPlan.Swept, in size: Double) -> Double {
    Double(swept.range.count) * (size + growth(of: swept))
  }

  private func growth(of swept: SweepPlan.Swept) -> Double {
    max(0, sizes.growth(of: swept.element, to: swept.range.upperBound))
      * sizes.copies(of: swept.element)
  }

  /// From the least to the greatest count that some container may have.
  private func allCounts(_ candidates: [SweepPlan.Swept]) -> ClosedRange<Int> {
    let low = candidates.map(\.range.lowerBound).min() ?? 1
    return low...(candidates.map(\.range.upperBound).max() ?? low)
  }

  /// How many elements the root places when all its containers have a count, as far as their
  /// ranges allow; it grows with the count.
  private func togetherSize(_ root: ElementIndex, count: Int) -> Double {
    let scenario = scenario
    return SceneSizes(scene, root..<scene.elements[root].end) { element, container in
      guard let range = container.countRange else {
        return Self.written(container, element, scenario)
      }
      return min(max(count, range.lowerBound), range.upperBound)
    }.size(of: root)
  }
}
