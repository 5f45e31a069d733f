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
  case position
  case width
  case height
  case x
  case y
  case duration
  case bounce

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
    case .position: "position"
    case .width: "width"
    case .height: "height"
    case .x: "x"
    case .y: "y"
    case .duration: "duration"
    case .bounce: "bounce"
    }
  }
}

/// A key of a scene, compared without its text.
struct KeyName: Equatable {
  let number: Int32

  /// A key that no part of the format knows.
  static let unknown = KeyName(number: -1)
  /// A key that starts with `x-`.
  static let `extension` = KeyName(number: -2)

  init(number: Int32) { self.number = number }

  init(_ key: KnownKey) { number = key.rawValue }

  /// The key if lowering itself knows it.
  var known: KnownKey? { KnownKey(rawValue: number) }
}

/// Resolves the symbols of a file to the keys of the format, each symbol once.
struct Vocabulary {
  private let numbers: [String: Int32]
  private var resolved: [KeyName?] = []

  init(_ layouts: LayoutRegistry) {
    var numbers: [String: Int32] = [:]
    for key in KnownKey.allCases { numbers[key.text] = key.rawValue }
    func add(_ specs: [AttributeSpec]) {
      for spec in specs {
        if numbers[spec.name] == nil { numbers[spec.name] = Int32(numbers.count) }
        if case .records(let inner, _) = spec.type { add(inner) }
      }
    }
    for layout in layouts.layouts { add(layout.attributes) }
    self.numbers = numbers
  }

  /// The key that a name is.
  func name(_ text: String) -> KeyName { KeyName(number: numbers[text] ?? -1) }

  /// The key that a symbol is.
  mutating func name(_ symbol: Int?, in tree: SyntaxTree) -> KeyName {
    guard let symbol else { return .unknown }
    if symbol < resolved.count, let name = resolved[symbol] { return name }
    let text = tree.symbols.briefText(symbol)
    let name = text.hasPrefix("x-") ? .extension : KeyName(number: numbers[text] ?? -1)
    if resolved.count < tree.symbols.count {
      resolved += Array(repeating: nil, count: tree.symbols.count - resolved.count)
    }
    resolved[symbol] = name
    return name
  }
}
