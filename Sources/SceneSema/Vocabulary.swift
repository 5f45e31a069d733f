import SceneLayout
import SceneSyntax

/// The keys that lowering itself knows; layouts bring more.
enum KnownKey: Int32, CaseIterable {
  case version
  case name
  case canvas
  case containers
  case id
  case data
  case size
  case shape
  case layout
  case children
  case template
  case count
  case countRange
  case animation
  case spacer
  case minLength
  case modifiers
  case content
  case rows
  case scaled
  case relativeTo
  case layoutDirection
  case dynamicType
  case width
  case height
  case x
  case y
  case duration
  case bounce
  case variants
  case set
  case device
  case orientation
  case safeArea
  case ignoresSafeArea
  case top
  case leading
  case bottom
  case trailing

  /// The key as it is written.
  ///
  /// Spelt out: interpolating a case goes through reflection, which costs a third of the time
  /// that scenec takes to start.
  var text: String {
    switch self {
    case .version: "version"
    case .name: "name"
    case .canvas: "canvas"
    case .containers: "containers"
    case .id: "id"
    case .data: "data"
    case .size: "size"
    case .shape: "shape"
    case .layout: "layout"
    case .children: "children"
    case .template: "template"
    case .count: "count"
    case .countRange: "countRange"
    case .animation: "animation"
    case .spacer: "spacer"
    case .minLength: "minLength"
    case .modifiers: "modifiers"
    case .content: "content"
    case .rows: "rows"
    case .scaled: "scaled"
    case .relativeTo: "relativeTo"
    case .layoutDirection: "layoutDirection"
    case .dynamicType: "dynamicType"
    case .width: "width"
    case .height: "height"
    case .x: "x"
    case .y: "y"
    case .duration: "duration"
    case .bounce: "bounce"
    case .variants: "variants"
    case .set: "set"
    case .device: "device"
    case .orientation: "orientation"
    case .safeArea: "safeArea"
    case .ignoresSafeArea: "ignoresSafeArea"
    case .top: "top"
    case .leading: "leading"
    case .bottom: "bottom"
    case .trailing: "trailing"
    }
  }
}

/// A key of a scene, compared without its text.
struct KeyName: Equatable, Sendable {
  let number: Int32

  /// A key that no part of the format knows.
  static let unknown = KeyName(number: -1)
  /// A key that starts with `x-`.
  static let `extension` = KeyName(number: -2)

  /// A known key with its value glued to it, as `size:64` is.
  static let glued = KeyName(number: -3)

  init(number: Int32) { self.number = number }

  init(_ key: KnownKey) { number = key.rawValue }

  /// The key if lowering itself knows it.
  var known: KnownKey? { KnownKey(rawValue: number) }
}

/// Resolves the symbols of a file to the keys of the format, each symbol once.
struct Vocabulary: Sendable {
  private var numbers: [String: Int32]
  /// The keys of modifiers, in the order of their registry.
  let modifiers: Range<Int32>
  private var resolved: [KeyName?] = []
  /// The keys of the attributes of each layout, in the order of its table.
  private var attributeNames: [(layout: any NamedLayout.Type, names: [KeyName])] = []

  /// The vocabulary of scenec's own layouts and modifiers, for the many files of a run.
  static let standard = Vocabulary(.standard, .standard)

  init(_ layouts: LayoutRegistry, _ registry: ModifierRegistry) {
    var numbers = [String: Int32](minimumCapacity: 256)
    for key in KnownKey.allCases { numbers[key.text] = key.rawValue }
    let firstModifier = Int32(numbers.count)
    for modifier in registry.modifiers { numbers[modifier.name] = Int32(numbers.count) }
    modifiers = firstModifier..<Int32(numbers.count)
    func add(_ specs: [AttributeSpec]) {
      for spec in specs {
        if numbers[spec.name] == nil { numbers[spec.name] = Int32(numbers.count) }
        add(spec.type.inner)
      }
    }
    for modifier in registry.modifiers { add(modifier.form.attributes) }
    for layout in layouts.layouts {
      add(layout.attributes)
      add(layout.childAttributes)
    }
    self.numbers = numbers
    attributeNames = layouts.layouts.map { layout in
      (layout, layout.attributes.map { KeyName(number: numbers[$0.name] ?? -1) })
    }
  }

  /// A vocabulary that knows more keys.
  func adding(_ keys: [String]) -> Vocabulary {
    var result = self
    for key in keys where numbers[key] == nil { result.numbers[key] = Int32(result.numbers.count) }
    return result
  }

  /// The key that a name is.
  func name(_ text: String) -> KeyName { KeyName(number: numbers[text] ?? -1) }

  /// The keys of the attributes of a layout, in the order of its table.
  func attributeNames(of layout: any NamedLayout.Type) -> [KeyName] {
    attributeNames.first { $0.layout == layout }?.names ?? layout.attributes.map { name($0.name) }
  }

  /// `size` of `size:64`; nil when nothing is glued.
  static func keyBeforeColon(_ text: String) -> String? {
    guard let colon = text.firstIndex(of: ":"), text.index(after: colon) < text.endIndex else {
      return nil
    }
    return String(text[..<colon])
  }

  /// The key that a symbol is.
  @inline(__always)
  mutating func name(_ symbol: Int?, in tree: SyntaxView) -> KeyName {
    guard let symbol else { return .unknown }
    if symbol < resolved.count, let name = resolved[symbol] { return name }
    return resolve(symbol, in: tree)
  }

  private mutating func resolve(_ symbol: Int, in tree: SyntaxView) -> KeyName {
    let name = name(tree.unsafeBytes(ofSymbol: symbol))
    if resolved.count < tree.symbolCount {
      resolved += Array(repeating: nil, count: tree.symbolCount - resolved.count)
    }
    resolved[symbol] = name
    return name
  }

  private func name(_ bytes: UnsafeBufferPointer<UInt8>) -> KeyName {
    if bytes.count >= 2, bytes[0] == UInt8(ascii: "x"), bytes[1] == UInt8(ascii: "-") {
      return .extension
    }
    let text = String(decoding: bytes.prefix(200), as: UTF8.self)
    let name = name(text)
    guard name == .unknown, let key = Self.keyBeforeColon(text), self.name(key) != .unknown else {
      return name
    }
    return .glued
  }
}
