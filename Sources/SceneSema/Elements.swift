import SceneLayout
import SceneSource
import SceneSyntax

/// Where an element stands.
enum ElementRole {
  /// An entry of `containers`: a layer of its own.
  case topLevel
  case child
  case template
}

/// The ids of one list of elements.
struct SiblingIDs {
  private var places: [String: SourceRange] = [:]

  /// The place of the same id before; nil when this is the first.
  mutating func insert(_ id: String, at range: SourceRange) -> SourceRange? {
    if let first = places[id] { return first }
    places[id] = range
    return nil
  }
}

/// Lowering of elements.
extension Lowering {
  private static let leafKeys: [KnownKey] = [.id, .data, .size, .shape]
  private static let leafKeyNames = (SceneKeys.element + SceneKeys.leaf).map(\.name)

  /// Lowers one element and appends it with its descendants; answers how many elements it
  /// places, or 0 when it could not be lowered.
  @discardableResult
  mutating func lowerElement(
    _ node: SyntaxIndex, role: ElementRole, depth: Int, siblings: inout SiblingIDs
  ) -> Int {
    guard let target = walk.enter(node) else { return 0 }
    defer { walk.leave(node) }
    guard tree[target].kind == .mapping else {
      walk.report(
        .wrongType(
          role == .topLevel ? "a container" : "a child", found: found(target),
          role == .topLevel ? "a mapping with a 'layout'" : "a mapping such as {size: 60}",
          at: tree.range(target)))
      return 0
    }
    if isContainer(target) {
      return lowerContainer(target, role: role, depth: depth, siblings: &siblings)
    }
    lowerLeaf(target, role: role, siblings: &siblings)
    return 1
  }

  /// Whether a mapping is meant to be a container: it has a layout, or the keys around one.
  private mutating func isContainer(_ node: SyntaxIndex) -> Bool {
    let entries = walk.beginEntries(of: node)
    defer { walk.endEntries(entries) }
    var hasSize = false
    var hasContent = false
    for index in entries {
      switch vocabulary.name(walk.entry(index).symbol, in: walk.tree).known {
      case .layout: return true
      case .size, .shape: hasSize = true
      case .children, .template: hasContent = true
      default: break
      }
    }
    return hasContent && !hasSize || !hasSize && hasMisspeltLayout(entries)
  }

  private func hasMisspeltLayout(_ entries: Range<Int>) -> Bool {
    entries.contains { index in
      guard let symbol = walk.entry(index).symbol else { return false }
      let text = String(decoding: tree.symbols.bytes(symbol), as: UTF8.self)
      return NearestName.of(text, among: ["id", "data", "size", "shape", "layout"]) == "layout"
    }
  }

  // MARK: Leaves

  private mutating func lowerLeaf(
    _ node: SyntaxIndex, role: ElementRole, siblings: inout SiblingIDs
  ) {
    let isTopLevel = role == .topLevel
    let keys = readKeys(
      of: node, isTopLevel ? Self.leafKeys + [.position] : Self.leafKeys,
      isTopLevel ? Self.leafKeyNames + ["position"] : Self.leafKeyNames)
    defer { keys.end(&walk) }
    if !keys.contains(.size) && !keys.contains(.shape) {
      walk.report(.missingKey("'size', 'shape' or 'layout'", at: keys.firstKey(self)))
    }
    let id = lowerID(keys, &siblings)
    let size = keys.withValue(.size, &self) { lowering, value in
      lowering.isNull(value) && keys.contains(.shape) ? nil : lowering.size(value)
    }
    let shape = keys.withValue(.shape, &self) { lowering, value in
      lowering.keyword(value, "shape", Shape.allCases.map(\.rawValue)).flatMap(Shape.init)
    }
    let data = lowerData(keys)
    lowerPosition(keys)
    elements.append(
      Element(
        id: id, content: .leaf(Leaf(size: size, shape: shape ?? .rectangle)),
        end: elements.count + 1, data: data))
  }

  // MARK: What all elements have

  mutating func lowerID(_ keys: KeyedMapping, _ siblings: inout SiblingIDs) -> String? {
    let found = keys.withValue(.id, &self) { lowering, value in
      lowering.id(value).map { ($0, lowering.tree.range(value)) }
    }
    guard let (id, range) = found else { return nil }
    if let first = siblings.insert(id, at: range) {
      keys.withValue(.id, &self) { lowering, _ -> Void? in
        lowering.walk.report(.duplicateID(id, at: range, first: first))
      }
    }
    return id
  }

  private mutating func id(_ node: SyntaxIndex) -> String? {
    guard !isNull(node), let text = text(node, "id") else { return nil }
    if Self.isValidID(text) { return text }
    walk.report(.invalidID(text, at: tree.range(node)))
    return nil
  }

  /// `[A-Za-z_][A-Za-z0-9_.-]*`
  private static func isValidID(_ text: String) -> Bool {
    var isFirst = true
    for byte in text.utf8 {
      switch byte {
      case 0x41...0x5A, 0x61...0x7A, 0x5F: break
      case 0x30...0x39, 0x2E, 0x2D: if isFirst { return false }
      default: return false
      }
      isFirst = false
    }
    return !isFirst
  }

  /// Notes the position of the element that is appended next.
  mutating func lowerPosition(_ keys: KeyedMapping) {
    guard keys.contains(.position) else { return }
    positions[elements.count] = keys.withValue(.position, &self) { lowering, value in
      lowering.isNull(value) ? nil : lowering.point(value, "position")
    }
  }

  mutating func lowerData(_ keys: KeyedMapping) -> Range<UInt32>? {
    keys.withValue(.data, &self) { lowering, value in
      lowering.isNull(value) ? nil : lowering.writeData(value)
    }
  }
}
