/// What the engine needs to measure the content of one element, in 48 bytes.
struct Node {
  enum Kind: UInt8 {
    case rigid
    case flexible
    case circle
    case horizontalSpacer
    case verticalSpacer
    case spacer
    case horizontalStack
    case verticalStack
    case zStack
    case custom
  }

  var kind: Kind
  /// What is true of the content.
  var traits: Traits = []
  /// What is true of the element with its modifiers, as its parent sees it.
  var outerTraits: Traits = []
  /// The index of the container's state.
  var state: Int32 = -1
  /// The outermost modifier's node as its complement, or the index of the node itself.
  var outer: Int32
  var first: Int32 = 0
  var count: Int32 = 0
  var priority = 0.0
  /// The size of a rigid leaf; the width is the least length of a spacer.
  var size = Size.zero

  init(_ kind: Kind, index: Int) {
    self.kind = kind
    outer = Int32(index)
  }

  /// Notes the traits of an element without modifiers.
  @inline(__always)
  mutating func setTraits(_ traits: Traits) {
    self.traits = traits
    outerTraits = traits
  }

  /// The axis of a stack.
  @inline(__always)
  var axis: Axis { kind == .horizontalStack ? .horizontal : .vertical }
}

/// What is known of a node before anything is measured.
struct Traits: OptionSet {
  let rawValue: UInt16

  /// Each axis minds its own business: its length depends on the offer along it only.
  static let separable = Traits(rawValue: 1)
  /// Separable, and the width is the same for every offer.
  static let constantWidth = Traits(rawValue: 2)
  /// Separable, and the height is the same for every offer.
  static let constantHeight = Traits(rawValue: 4)
  /// Something inside sets alignment guides.
  static let guides = Traits(rawValue: 8)
  /// A spacer, or a container whose layout may prefer distances of its own.
  static let spacing = Traits(rawValue: 16)
  /// Of a stack: its children have several priorities.
  static let mixedPriorities = Traits(rawValue: 32)
  /// Of a stack: the distances between its children differ.
  static let mixedGaps = Traits(rawValue: 64)

  static let rigid: Traits = [.separable, .constantWidth, .constantHeight]

  @inline(__always)
  static func constant(_ axis: Axis) -> Traits {
    axis == .horizontal ? .constantWidth : .constantHeight
  }
}

/// A modifier of one placed element.
struct ModifierNode {
  /// The index in the scene's modifiers.
  let source: Int32
  /// The node inside: the complement of a modifier's, or an element's index.
  let inner: Int32
  var traits: Traits = []
  /// The index of its sizes in the memo; -1 when it needs none.
  var memo: Int32 = -1
  /// The elements that stand before or behind the content.
  var first: Int32 = 0
  var count: Int32 = 0
  var frame = Rect.zero
}

/// What the engine keeps of one container.
struct ContainerState {
  /// The distance between two children of a stack; NaN where they decide.
  var gap = Double.nan
  var guide = Guide.horizontal(.center)
  var alignment = Alignment.center
  /// Along which axes an offer makes no difference to the container's size.
  var ignoredAxes: Axis.Set = []
  /// The index of a layout that the engine does not run itself; -1 for the others.
  var layout: Int32 = -1
  var width = AxisMemo()
  var height = AxisMemo()

  init() {}
}
