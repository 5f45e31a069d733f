import SceneLayout

/// How many elements a scene places for given counts, without laying it out.
struct SceneSizes {
  private let scene: Scene
  private let count: (ElementIndex, Container) -> Int
  /// By element: itself with all that stands in it, in points of work; never overflows.
  private let sizes: [Double]
  /// By element: how often it is placed; 0 where a count hides it.
  private let copies: [Double]

  /// Counts a range of elements that holds whole roots, in linear time.
  ///
  /// `count` says how many children a container shows.
  init(
    _ scene: Scene, _ elements: Range<ElementIndex>,
    count: @escaping (ElementIndex, Container) -> Int
  ) {
    self.scene = scene
    self.count = count
    base = elements.lowerBound
    let all = scene.elements
    // Not the stored arrays: reading the scene through `self` would copy them each time.
    var sizes = Array(repeating: 1.0, count: elements.count)
    var copies = Array(repeating: 1.0, count: elements.count)
    for element in elements.reversed() where all[element].end > element + 1 {
      var size = 1.0
      Self.forEachPart(of: element, scene, all, count) { part, times in
        size += times * sizes[part - elements.lowerBound]
      }
      sizes[element - elements.lowerBound] = size
    }
    for element in elements where all[element].end > element + 1 {
      let own = copies[element - elements.lowerBound]
      Self.forEachPart(of: element, scene, all, count) { part, times in
        copies[part - elements.lowerBound] = own * times
      }
    }
    self.sizes = sizes
    self.copies = copies
  }

  private let base: ElementIndex

  func size(of element: ElementIndex) -> Double { sizes[element - base] }

  func copies(of element: ElementIndex) -> Double { copies[element - base] }

  /// By how many elements a container grows when it shows so many children.
  func growth(of element: ElementIndex, to count: Int) -> Double {
    guard let container = scene.container(element) else { return 0 }
    let shown = self.count(element, container)
    if container.isTemplate {
      return Double(count - shown) * size(of: element + 1)
    }
    let all = min(count, container.childCount)
    guard all > shown else { return 0 }
    let elements = scene.elements
    var (child, size) = (element + 1, 0.0)
    for number in 0..<all {
      if number >= shown { size += self.size(of: child) }
      child = elements[child].end
    }
    return size
  }

  /// The elements that stand directly in one, those of its layers included, and how often
  /// each; 0 for children that are not shown.
  @inline(__always)
  private static func forEachPart(
    of element: ElementIndex, _ scene: Scene, _ elements: [Element],
    _ count: (ElementIndex, Container) -> Int,
    _ body: (ElementIndex, Double) -> Void
  ) {
    let end = elements[element].end
    let container = scene.container(element)
    let shown = container.map { count(element, $0) } ?? 0
    let childCount = container?.childCount ?? 0
    let isTemplate = container?.isTemplate ?? false
    var (part, number) = (element + 1, 0)
    while part < end {
      if number < childCount {
        body(part, isTemplate ? Double(shown) : number < shown ? 1 : 0)
      } else {
        body(part, 1)
      }
      part = elements[part].end
      number += 1
    }
  }
}
