import SceneLayout

/// What the rules ask of an element in each of the many runs of a scene.
struct ElementTraits: OptionSet {
  let rawValue: UInt8

  /// Not a container and not a spacer.
  static let leaf = ElementTraits(rawValue: 1)
  /// A leaf with the outline of a circle.
  static let circle = ElementTraits(rawValue: 2)
  /// A leaf without a size of its own.
  static let flexible = ElementTraits(rawValue: 4)
  /// Moved by an `offset` or to a `position`, which is meant.
  static let moved = ElementTraits(rawValue: 8)
  /// Moved by an `offset`.
  static let offset = ElementTraits(rawValue: 16)
  /// Room between its siblings, which shows nothing.
  static let spacer = ElementTraits(rawValue: 32)
}

/// What the rules ask of a container's layout in each run, in a few bytes.
struct LayoutFacts {
  let overlapAxes: Axis.Set
  let letsChildrenOut: Bool
  /// The direction of the lines of a flow; nil for other layouts.
  let lineAxis: Axis?
  /// Whether an attribute spreads the children.
  let spreads: Bool
  /// Whether it does so as far as the offer allows.
  let fills: Bool

  static let bothAxes: Axis.Set = [.horizontal, .vertical]

  init(_ layout: any NamedLayout) {
    overlapAxes = layout.overlapAxes
    letsChildrenOut = layout.letsChildrenOut
    lineAxis = layout.exactly(FlowLayout.self)?.lineAxis
    let spread = layout.spread
    spreads = spread != nil
    fills = spread != nil && spread?.value == nil
  }
}

/// What the rules ask of an element.
struct ElementFacts {
  var traits: ElementTraits
  /// The number of the container that it is; -1 for the others.
  let container: Int32

  init(_ content: Element.Content) {
    (traits, container) =
      switch content {
      case .container(let number): ([], Int32(number))
      case .spacer: (.spacer, -1)
      case .leaf(let leaf):
        (
          ElementTraits.leaf
            .union(leaf.shape == .circle ? .circle : []).union(leaf.size == nil ? .flexible : []),
          -1
        )
      }
  }
}

/// What is true of a scene in all its runs, found once.
final class SceneFacts {
  let scene: Scene
  let elements: [ElementFacts]
  /// By the number of the container.
  let layouts: [LayoutFacts]
  let hasFlexibleLeaves: Bool
  let hasFlows: Bool
  let hasCountRanges: Bool
  let hasFillingRings: Bool
  /// What its runs leave to one another.
  private(set) lazy var reuse = LayoutReuse(scene)

  init(_ scene: Scene) {
    self.scene = scene
    layouts = scene.containers.map { LayoutFacts($0.layout) }
    hasFlows = layouts.contains { $0.lineAxis != nil }
    hasFillingRings = layouts.contains { $0.fills }
    hasCountRanges = scene.containers.contains { $0.countRange != nil }
    var elements = scene.elements.map { ElementFacts($0.content) }
    if !scene.modifiers.isEmpty {
      for index in elements.indices {
        elements[index].traits.formUnion(Self.movement(scene.modifiers(of: index)))
      }
    }
    self.elements = elements
    hasFlexibleLeaves = elements.contains { $0.traits.contains(.flexible) }
  }

  private static func movement(_ modifiers: ArraySlice<ElementModifier>) -> ElementTraits {
    var traits: ElementTraits = []
    for modifier in modifiers {
      if modifier.modifier is OffsetModifier { traits.formUnion([.moved, .offset]) }
      if modifier.modifier is PositionModifier { traits.formUnion(.moved) }
    }
    return traits
  }

  /// Whether an element is a container.
  func isContainer(_ element: ElementIndex) -> Bool { elements[element].container >= 0 }

  /// What is known of the layout of an element that is a container.
  func layout(of element: ElementIndex) -> LayoutFacts? {
    let number = elements[element].container
    return number < 0 ? nil : layouts[Int(number)]
  }

  /// The attribute that spreads the children of a container; nil where none does.
  func spread(of element: ElementIndex) -> LayoutSpread? {
    scene.container(element)?.layout.spread
  }
}
