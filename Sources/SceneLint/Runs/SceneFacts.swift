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
    lineAxis = (layout as? FlowLayout)?.lineAxis
    let spread = layout.spread
    spreads = spread != nil
    fills = spread != nil && spread?.value == nil
  }
}

/// What is true of a scene in all its runs, found once.
final class SceneFacts {
  let scene: Scene
  let traits: [ElementTraits]
  /// By the number of the container.
  let layouts: [LayoutFacts]
  /// By element: the number of the container that it is, or -1.
  private let numbers: [Int32]
  let hasFlexibleLeaves: Bool
  let hasFlows: Bool
  let hasCountRanges: Bool
  let hasFillingRings: Bool
  /// What its runs leave to one another.
  let reuse: LayoutReuse

  init(_ scene: Scene) {
    self.scene = scene
    layouts = scene.containers.map { LayoutFacts($0.layout) }
    hasFlows = layouts.contains { $0.lineAxis != nil }
    hasFillingRings = layouts.contains { $0.fills }
    reuse = LayoutReuse(scene)
    hasCountRanges = scene.containers.contains { $0.countRange != nil }
    let (elements, hasModifiers) = (scene.elements, !scene.modifiers.isEmpty)
    traits = elements.indices.map { index in
      var traits = Self.traits(of: elements[index].content)
      if hasModifiers { traits.formUnion(Self.movement(scene.modifiers(of: index))) }
      return traits
    }
    numbers = elements.map { element in
      if case .container(let number) = element.content { Int32(number) } else { -1 }
    }
    hasFlexibleLeaves = traits.contains { $0.contains(.flexible) }
  }

  private static func traits(of content: Element.Content) -> ElementTraits {
    switch content {
    case .container: []
    case .spacer: .spacer
    case .leaf(let leaf):
      ElementTraits.leaf
        .union(leaf.shape == .circle ? .circle : []).union(leaf.size == nil ? .flexible : [])
    }
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
  func isContainer(_ element: ElementIndex) -> Bool { numbers[element] >= 0 }

  /// What is known of the layout of an element that is a container.
  func layout(of element: ElementIndex) -> LayoutFacts? {
    numbers[element] < 0 ? nil : layouts[Int(numbers[element])]
  }

  /// The attribute that spreads the children of a container; nil where none does.
  func spread(of element: ElementIndex) -> LayoutSpread? {
    scene.container(element)?.layout.spread
  }
}
