/// The result of a layout run: every shown element with its place.
public struct Placements: Sendable {
  /// The scene.
  public let scene: Scene
  /// The space of the run.
  public let canvas: Canvas
  /// The counts of the run, as `Scenario.counts`.
  public let counts: [ElementIndex: Int]
  /// The top-level containers, then level by level the children; siblings stand together.
  public let elements: [PlacedElement]
  /// The number of top-level containers.
  public let rootCount: Int
  /// Whether some element has no place from its layout, or one that is not finite.
  package let hasDefects: Bool
  /// How many sizes of containers and modifiers the run computed.
  package let measurementCount: Int
  private let modifiers: [ModifierNode]
  private let rotations: [Int: Double]

  /// Lays a scene out.
  public init(_ scene: Scene, _ scenario: Scenario = Scenario()) {
    self.init(scene, scenario, roots: scenario.layer.map { [$0] } ?? scene.roots)
  }

  /// Lays some layers of a scene out; the others are as if they were not there.
  ///
  /// `variations` has one for each of them, or none; they are not among the counts.
  package init(
    _ scene: Scene, _ scenario: Scenario, roots: [ElementIndex],
    variations: [CountVariation] = [], reuse: LayoutReuse? = nil
  ) {
    self.scene = scene
    canvas = scenario.canvas ?? scene.canvas
    counts = scenario.counts
    var run = LayoutRun(scene, scenario, roots: roots, variations, reuse)
    run.layOut(in: canvas)
    elements = run.placed
    hasDefects = run.hasDefects
    rootCount = run.rootCount
    modifiers = run.modifiers
    rotations = run.rotations
    measurementCount = run.measurementCount
  }

  /// The indices of an element's children.
  public func children(of index: Int) -> Range<Int> {
    let element = elements[index]
    return element.firstChild..<(element.firstChild + element.childCount)
  }

  /// The room that an element takes in its parent, with its modifiers; nil where that is its
  /// frame.
  ///
  /// An `offset` moves the frame, not the room. The room of a layer with a `position` is the
  /// canvas, which goes without saying.
  public func outerFrame(of index: Int) -> Rect? {
    var outer = Int(elements[index].outer)
    if outer < 0, index < rootCount,
      scene.modifiers[Int(modifiers[~outer].source)].modifier is PositionModifier
    {
      outer = Int(modifiers[~outer].inner)
    }
    guard outer < 0 else { return nil }
    let (frame, room) = (elements[index].frame, modifiers[~outer].frame)
    return frame.isAlmost(room) ? nil : room
  }

  /// Whether any element is turned.
  package var hasRotations: Bool { !rotations.isEmpty }

  /// The turn of an element about its centre in degrees, clockwise; nil where it has none.
  public func rotation(of index: Int) -> Double? { rotations.isEmpty ? nil : rotations[index] }

  /// The elements behind an element, or before it, back to front; in the order in which its
  /// modifiers are applied.
  public func layers(of index: Int, isOverlay: Bool) -> [Int] {
    var result: [Int] = []
    var node = Int(elements[index].outer)
    while node < 0 {
      let modifier = modifiers[~node]
      if modifier.count > 0,
        scene.modifiers[Int(modifier.source)].modifier.layer?.isOverlay == isOverlay
      {
        result.insert(
          contentsOf: Int(modifier.first)..<Int(modifier.first + modifier.count), at: 0)
      }
      node = Int(modifier.inner)
    }
    return result
  }

  /// Whether an element is a copy of a template.
  public func isCopy(_ index: Int) -> Bool {
    guard let parent = elements[index].parent else { return false }
    return scene.isTemplate(elements[index].element, of: elements[parent].element)
  }

  /// The count that a container shows; nil when neither scene nor scenario set one.
  public func count(of element: ElementIndex) -> Int? {
    counts[element] ?? scene.container(element)?.count
  }
}

extension Placements {
  /// The id of an element; a template's copies have its id, or their container's, and a number.
  public func id(of index: Int) -> String? {
    guard let (base, copy) = idParts(of: index) else { return nil }
    return copy.map { "\(base)-\($0)" } ?? base
  }

  /// An id as the author wrote it, and the number that follows it after a `-`.
  package func idParts(of index: Int) -> (base: String, copy: Int?)? {
    let own = scene.elements[elements[index].element].id
    guard let parent = elements[index].parent, isCopy(index) else { return own.map { ($0, nil) } }
    let base = own ?? scene.elements[elements[parent].element].id
    return base.map { ($0, index - elements[parent].firstChild) }
  }
}
