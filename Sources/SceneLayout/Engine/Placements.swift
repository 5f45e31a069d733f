/// The result of a layout run: every shown element with its place.
public struct Placements: Sendable {
  /// The scene.
  public let scene: Scene
  /// The space that was offered to the top-level containers.
  public let canvas: Size
  /// The counts of the run, as `Scenario.counts`.
  public let counts: [ElementIndex: Int]
  /// The top-level containers, then level by level the children; siblings stand together.
  public let elements: [PlacedElement]
  /// The number of top-level containers.
  public let rootCount: Int

  /// Lays a scene out.
  public init(_ scene: Scene, _ scenario: Scenario = Scenario()) {
    self.scene = scene
    canvas = scenario.canvas ?? scene.canvas
    counts = scenario.counts
    var run = LayoutRun(scene, scenario)
    run.layOut(in: canvas)
    elements = run.placed
    rootCount = run.rootCount
  }

  /// The indices of an element's children.
  public func children(of index: Int) -> Range<Int> {
    let element = elements[index]
    return element.firstChild..<(element.firstChild + element.childCount)
  }

  /// Whether an element is a copy of a template.
  public func isCopy(_ index: Int) -> Bool {
    guard let parent = elements[index].parent else { return false }
    return scene.container(elements[parent].element)?.isTemplate ?? false
  }

  /// The count that a container shows; nil when neither scene nor scenario set one.
  public func count(of element: ElementIndex) -> Int? {
    counts[element] ?? scene.container(element)?.count
  }
}

extension Placements {
  /// The id of an element; a template's copies have its id, or their container's, and a number.
  public func id(of index: Int) -> String? {
    let own = scene.elements[elements[index].element].id
    guard let parent = elements[index].parent, isCopy(index) else { return own }
    let base = own ?? scene.elements[elements[parent].element].id
    return base.map { "\($0)-\(index - elements[parent].firstChild)" }
  }
}
