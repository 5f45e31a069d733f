/// The containers of a scene that have a `countRange`, at every count in it.
public struct ContainerStates: Sendable {
  /// A container that shows a number of children.
  public struct State: Sendable {
    /// The number.
    public let count: Int
    /// The layer that the container stands in, laid out with it; all other counts are as they
    /// were.
    public let placements: Placements
    /// The container in these placements.
    public let index: Int
  }

  /// How many elements all states of a scene may place.
  public static let placementLimit = 2_000_000

  private var states: [Int: [State]] = [:]

  /// Lays out all states of some placements, made with `scenario`; nil when they place more
  /// than `room` elements, from which those that are placed are taken.
  ///
  /// A container is known by its place among the copies of its element.
  public init?(
    of placements: Placements, _ scenario: Scenario = Scenario(), room: inout Int
  ) {
    let scene = placements.scene
    var layers: [ElementIndex] = []
    var copies: [ElementIndex: [Int]] = [:]
    for (index, placed) in placements.elements.enumerated() {
      layers.append(placed.parent.map { layers[$0] } ?? placed.element)
      guard scene.container(placed.element)?.countRange != nil else { continue }
      copies[placed.element, default: []].append(index)
    }
    for (element, indices) in copies.sorted(by: { $0.key < $1.key }) {
      guard let range = scene.container(element)?.countRange else { continue }
      for count in range {
        var changed = scenario
        changed.counts[element] = count
        changed.layer = layers[indices[0]]
        let placed = Placements(scene, changed)
        room -= placed.elements.count
        guard room >= 0 else { return nil }
        let here = placed.elements.indices.filter { placed.elements[$0].element == element }
        for (index, copy) in zip(indices, here) {
          states[index, default: []].append(State(count: count, placements: placed, index: copy))
        }
      }
    }
  }

  /// The states of a placed container, by rising count; empty for any other element.
  public subscript(index: Int) -> [State] { states[index] ?? [] }
}
