import SceneLayout

/// One layout run, with what the rules share of it.
final class LintRun {
  let placements: Placements
  /// Those of the placements.
  let elements: [PlacedElement]
  let facts: SceneFacts
  let platform: Platform?
  /// The number of the variant.
  let variant: Int
  /// The places in the run of the containers that show children.
  let containers: [Int]
  /// What is varied in each of the roots; empty for the run of the scene as it is written.
  private let variations: [CountVariation]
  /// Marks by place; empty while there are none.
  ///
  /// Each rule asks for each container: checks of access would cost more than the answers.
  @exclusivity(unchecked)
  private var marks: [Marks] = []

  /// What a finding explains of an element, a bit each.
  struct Marks: OptionSet {
    let rawValue: UInt8
    /// Where its children stand.
    static let children = Marks(rawValue: 1)
    /// That it is larger than its parent or the canvas.
    static let overflow = Marks(rawValue: 2)
    /// Everything about it.
    static let everything = Marks(rawValue: 4)
  }

  /// Lays out some roots of a scene; `variations` has one entry for each of them, or none, and
  /// `reuse` what other runs left.
  init(
    _ variant: Int, _ facts: SceneFacts, _ scenario: Scenario, roots: [ElementIndex],
    variations: [CountVariation], reuse: LayoutReuse?, platform: Platform?
  ) {
    self.variant = variant
    self.facts = facts
    placements = Placements(
      facts.scene, scenario, roots: roots, variations: variations, reuse: reuse)
    elements = placements.elements
    self.variations = variations
    self.platform = platform
    var containers: [Int] = []
    containers.reserveCapacity(roots.count)
    for (index, element) in elements.enumerated() where element.childCount > 0 {
      if !element.isHidden { containers.append(index) }
    }
    self.containers = containers
  }

  func traits(_ index: Int) -> ElementTraits { facts.elements[elements[index].element].traits }

  /// What is known of the layout of a place that is a container.
  func layout(_ index: Int) -> LayoutFacts? { facts.layout(of: elements[index].element) }

  // MARK: Explained places

  func mark(_ index: Int, _ mark: Marks) {
    if marks.isEmpty { marks = Array(repeating: [], count: elements.count) }
    marks[index].insert(mark)
  }

  /// Whether a finding explains something of a place already, or everything.
  func isExplained(_ index: Int, _ mark: Marks = .everything) -> Bool {
    marks.isEmpty ? false : !marks[index].isDisjoint(with: mark.union(.everything))
  }

  /// Marks all that stands in the root of a place.
  func markRoot(of index: Int) {
    let root = root(of: index)
    mark(root, .everything)
    // A parent stands before its children.
    for index in placements.rootCount..<elements.count {
      if let parent = elements[index].parent, marks[parent].contains(.everything) {
        marks[index].insert(.everything)
      }
    }
  }

  // MARK: Where a place belongs

  /// The counts of the run, as `Scenario.counts`.
  var counts: [ElementIndex: Int] {
    var counts = placements.counts
    for variation in variations where variation.container >= 0 {
      counts[variation.container] = variation.count
    }
    return counts
  }

  /// The place of the root around a place.
  func root(of index: Int) -> Int {
    var index = index
    while let parent = elements[index].parent { index = parent }
    return index
  }

  /// What is varied around a place; nil in the run of the scene as it is written.
  ///
  /// Where all containers are varied at a time it is the nearest one with a range.
  func variation(around index: Int) -> CountVariation? {
    guard !variations.isEmpty else { return nil }
    let variation = variations[root(of: index)]
    guard variation.container < 0 else { return variation }
    var place: Int? = index
    while let current = place {
      let element = elements[current].element
      if let range = placements.scene.container(element)?.countRange {
        let count = placements.counts[element] ?? range.lowerBound
        return CountVariation(container: element, count: count)
      }
      place = elements[current].parent
    }
    return CountVariation(container: -1, count: variation.count)
  }

  /// What identifies a place in words.
  func reference(_ index: Int) -> ElementReference {
    let placed = elements[index]
    guard let parent = placed.parent else {
      return ElementReference(element: placed.element, parent: nil, ordinal: index)
    }
    let first = elements[parent].firstChild
    return ElementReference(
      element: placed.element, parent: elements[parent].element, ordinal: index - first)
  }
}
