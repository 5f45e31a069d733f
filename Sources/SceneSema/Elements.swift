import SceneLayout
import SceneSource
import SceneSyntax

/// Where an element stands, and what its parent's layout reads of it.
struct ElementPlace {
  /// An entry of `containers`: a layer of its own.
  var isTopLevel = false
  /// The attributes that the parent's layout reads.
  var attributes: [AttributeSpec] = []
  var names: [KeyName] = []

  static let topLevel = ElementPlace(isTopLevel: true)
  /// Before or behind another element.
  static let layer = ElementPlace()
}

/// Lowering of elements.
extension Lowering {
  private static let leafKeys = KeySet([.id, .data, .size, .shape, .spacer])
  private static let sizeKeys = KeySet([.size, .shape, .spacer])
  private static let contentKeys = KeySet([
    .children, .template, .count, .countRange, .animation,
  ])
  private static let leafKeyNames = (SceneKeys.element + SceneKeys.leaf).map(\.name)

  /// Lowers one element and appends it with its descendants; answers how many elements it
  /// places, or 0 when it could not be lowered.
  @discardableResult
  mutating func lowerElement(
    _ node: SyntaxIndex, in place: ElementPlace, depth: Int, siblings: inout SiblingIDs
  ) -> Int {
    guard let target = walk.enter(node) else { return 0 }
    defer { walk.leave(node) }
    guard tree[target].kind == .mapping else {
      walk.report(
        .wrongType(
          place.isTopLevel ? "a container" : "a child", found: found(target),
          place.isTopLevel ? "a mapping with a 'layout'" : "a mapping such as {size: 60}",
          at: tree.range(target)))
      return 0
    }
    var (keys, isNamed) = beginElementKeys(of: target)
    defer {
      keys.end(&walk)
      if isNamed { leaveElement() }
    }
    if isContainer(keys) {
      return lowerContainer(&keys, in: place, depth: depth, siblings: &siblings)
    }
    return lowerLeaf(&keys, in: place, depth: depth, siblings: &siblings)
  }

  /// Whether a mapping is meant to be a container: it has a layout, or the keys around one.
  ///
  /// It changes nothing; a `Lowering` that is handed over to be read would be copied.
  private mutating func isContainer(_ keys: KeyedMapping) -> Bool {
    if keys.contains(.layout) { return true }
    // Among what was cut out for a syntax error may be the layout.
    let hasSize = keys.names.intersects(Self.sizeKeys)
    if hasSize || keys.isIncomplete { return !hasSize }
    return keys.names.intersects(Self.contentKeys)
      || misspeltLayout(keys, among: Self.leafKeyNames + ["layout"]) != nil
  }

  // MARK: Leaves

  private mutating func lowerLeaf(
    _ keys: inout KeyedMapping, in place: ElementPlace, depth: Int, siblings: inout SiblingIDs
  ) -> Int {
    let hasModifiers = checkLeafKeys(&keys, place)
    let index = elements.count
    let id = lowerID(keys, &siblings)
    let content = leafContent(keys)
    let data = lowerData(keys)
    if place.isTopLevel { lowerLayer(keys, index) }
    mappings.append(UInt32(truncatingIfNeeded: keys.mapping))
    elements.append(Element(id: id, content: content, end: index + 1, data: data))
    guard hasModifiers else { return 1 }
    let (modifiers, placed) = lowerModifiers(keys, depth)
    elements[index] = Element(
      id: id, content: content, end: elements.count, data: data, modifiers: modifiers,
      childValues: lowerChildValues(keys, place))
    return placed + 1
  }

  /// Checks the keys of a leaf; answers whether some are modifiers or the parent layout's.
  private mutating func checkLeafKeys(
    _ keys: inout KeyedMapping, _ place: ElementPlace
  ) -> Bool {
    if keys.names.isSubset(of: Self.leafKeys) { return false }
    var hasMore = false
    let modifiers = vocabulary.modifiers
    let hasUnknown = checkKeys(
      &keys,
      isAllowed: { name in
        switch name.known {
        case .id, .data, .size, .shape, .spacer: return true
        case .ignoresSafeArea where place.isTopLevel: return true
        case .modifiers:
          hasMore = true
          return true
        default:
          let isKnown = modifiers.contains(name.number) || place.names.contains(name)
          hasMore = hasMore || isKnown
          return isKnown
        }
      },
      candidates: { Self.leafKeyNames + place.attributes.map(\.name) }, takesModifiers: true)
    // A misspelt key counts as what it was meant to be.
    return hasMore || hasUnknown
  }

  private mutating func leafContent(_ keys: KeyedMapping) -> Element.Content {
    if let spacer = lowerSpacer(keys) { return .spacer(spacer) }
    let hasShape = keys.contains(.shape)
    if !hasShape, !keys.contains(.size) {
      keys.reportMissing("'size', 'shape' or 'layout'", &self, unlessUnknown: true)
    }
    var style: TextStyle?
    let size = keys.withValue(.size, &self) { lowering, value in
      hasShape && lowering.tree.isNull(value) ? nil : lowering.size(value, relativeTo: &style)
    }
    let shape = keys.withValue(.shape, &self) { $0.shape($1) }
    return .leaf(Leaf(size: size, shape: shape ?? .rectangle, relativeTo: style))
  }

  private static let shapes = WordTable(Shape.allCases.map { ($0.rawValue, $0) })

  private mutating func shape(_ node: SyntaxIndex) -> Shape? {
    if tree[node].kind == .scalar, let shape = Self.shapes[tree.unsafeBytes(of: node)] {
      return shape
    }
    return keyword(node, "shape", Shape.allCases.map(\.rawValue)).flatMap(Shape.init)
  }

  // MARK: What all elements have

  mutating func lowerID(_ keys: KeyedMapping, _ siblings: inout SiblingIDs) -> String? {
    let found = keys.withValue(.id, &self) { lowering, value in
      lowering.id(value).map {
        ($0, lowering.tree.range(value), SiblingIDs.sieve(lowering.tree.unsafeBytes(of: value)))
      }
    }
    guard let (id, range, sieve) = found else { return nil }
    if let first = siblings.insert(id, sieve, at: range) {
      let number = keys.withValue(.id, &self) { lowering, node -> Int? in
        let number = lowering.walk.diagnostics.count
        lowering.walk.report(.duplicateID(id, at: range, first: first))
        let isReported =
          number < lowering.walk.diagnostics.count
          && lowering.walk.diagnostics[number].range == range
        // Behind an alias one id stands for several elements.
        let isOwn = lowering.walk.aliasDepth == 0 && lowering.tree[node].tag == .none
        return isReported && isOwn ? number : nil
      }
      if let number { siblings.addRepeat(id, at: range, finding: number) }
    }
    return id
  }

  private mutating func id(_ node: SyntaxIndex) -> String? {
    if tree[node].kind == .scalar, let id = plainID(node) { return id }
    guard !tree.isNull(node), text(node, "id", isValid: Self.isValidID) != nil else { return nil }
    walk.report(.invalidID(brief(node), at: tree.range(node)).mended(by: validID(node)))
    return nil
  }

  /// The id that a scalar is as it stands; changes nothing, as `isContainer`.
  private mutating func plainID(_ node: SyntaxIndex) -> String? {
    let bytes = tree.unsafeBytes(of: node)
    guard Self.isValidID(bytes), tree.isText(node) || !tree.looksTyped(node, bytes) else {
      return nil
    }
    // Ids are ASCII.
    return String(unsafeUninitializedCapacity: bytes.count) { room in
      room.update(fromContentsOf: bytes)
    }
  }

  private static func isValidID(_ text: String) -> Bool {
    Array(text.utf8).withUnsafeBufferPointer { isValidID($0) }
  }

  /// Whether the text is `[A-Za-z_][A-Za-z0-9_.-]*`.
  private static func isValidID(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    for index in 0..<text.count {
      switch text[index] {
      case 0x41...0x5A, 0x61...0x7A, 0x5F: break
      case 0x30...0x39, 0x2E, 0x2D: if index == 0 { return false }
      default: return false
      }
    }
    return !text.isEmpty
  }

  /// What only top-level elements have.
  mutating func lowerLayer(_ keys: KeyedMapping, _ index: ElementIndex) {
    let ignores = keys.withValue(.ignoresSafeArea, &self) { lowering, node in
      lowering.tree.isNull(node) ? nil : lowering.bool(node, "ignoresSafeArea")
    }
    if ignores == true { rootsIgnoringSafeArea.insert(index) }
  }

  mutating func lowerData(_ keys: KeyedMapping) -> Range<UInt32>? {
    keys.withValue(.data, &self) { lowering, value in
      lowering.tree.isNull(value) ? nil : lowering.writeData(value)
    }
  }
}
