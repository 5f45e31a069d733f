import SceneLayout
import SceneSource
import SceneSyntax

/// Lowering of containers.
extension Lowering {
  private static let containerKeys: [KnownKey] = [
    .id, .data, .layout, .children, .template, .count, .countRange, .animation, .modifiers,
  ]
  private static let fixedKeyNames = (SceneKeys.element + SceneKeys.container).map(\.name)

  /// Lowers a container with its descendants; answers how many elements it places.
  mutating func lowerContainer(
    _ keys: inout KeyedMapping, in place: ElementPlace, depth: Int, siblings: inout SiblingIDs
  ) -> Int {
    let type = layoutType(keys)
    checkContainerKeys(&keys, place, type)
    keys.require(.layout, &self)
    guard depth <= SceneKeys.containerDepth else {
      let place = keys.entry(.layout, self).map { tree.range($0.key) } ?? keys.firstKey(self)
      walk.report(
        .nestedTooDeep(SceneKeys.containerDepth, levels: "containers", at: place))
      return 0
    }
    reportConflicts(keys)

    let index = elements.count
    let id = lowerID(keys, &siblings)
    if place.isTopLevel { lowerLayer(keys, index) }
    mappings.append(UInt32(truncatingIfNeeded: keys.mapping))
    elements.append(
      Element(
        id: id, content: .leaf(Leaf(size: nil, shape: .rectangle)), end: index + 1, data: nil))
    let values = type.map { lowerAttributes($0, keys) }
    let content = lowerContent(keys, depth, self.place(in: type), takesRows: type?.takesRows)
    let counts = lowerCounts(
      keys, content, maximum: type.flatMap { limits.maximumChildren(of: $0) })
    let layout = makeLayout(type, values)
    checkCapacity(layout, keys, content, counts)

    let container = Container(
      layout: layout, childCount: content.childCount, isTemplate: content.isTemplate,
      rows: content.rows, count: counts.count, countRange: counts.range,
      animation: keys.withValue(.animation, &self) { $0.animation($1) })
    let data = lowerData(keys)
    let number = containers.count
    containers.append(container)
    let (modifiers, inLayers) = lowerModifiers(keys, depth)
    elements[index] = Element(
      id: id, content: .container(number), end: elements.count, data: data,
      modifiers: modifiers, childValues: lowerChildValues(keys, place))
    let placed = placedCount(content, counts.count, keys) + inLayers
    if depth == 1 { checkCopies(placed - (elements.count - index), keys) }
    return placed
  }

  // MARK: Keys

  /// The layout that a container names; nil when it is missing or wrong, which is reported
  /// here if it is a value.
  private mutating func layoutType(_ keys: KeyedMapping) -> (any NamedLayout.Type)? {
    let index =
      keys.entryIndex(KeyName(.layout), self)
      ?? misspeltLayout(keys, among: Self.fixedKeyNames + SceneKeys.leaf.map(\.name))
    guard let index else { return nil }
    let entry = walk.entry(index)
    walk.enter(entry)
    defer { walk.leave(entry) }
    return item(entry.value) { $0.layoutType(named: $1) }
  }

  private mutating func layoutType(named node: SyntaxIndex) -> (any NamedLayout.Type)? {
    guard tree[node].kind == .scalar, !tree.isNull(node) else {
      walk.report(
        .wrongType("layout", found: found(node), oneOf(layouts.names), at: tree.range(node)))
      return nil
    }
    let name = brief(node)
    if let type = layouts.layout(named: name) { return type }
    walk.report(.unknownLayout(name, layouts.names, at: tree.range(node)))
    return NearestName.of(name, among: layouts.names).flatMap { layouts.layout(named: $0) }
  }

  /// Checks the keys of a container, with those of its layout, or of all layouts when it is
  /// not known.
  private mutating func checkContainerKeys(
    _ keys: inout KeyedMapping, _ place: ElementPlace, _ type: (any NamedLayout.Type)?
  ) {
    let attributes = type.map { $0.attributes } ?? layouts.layouts.flatMap { $0.attributes }
    let modifiers = vocabulary.modifiers
    let attributeNames =
      type.map { vocabulary.attributeNames(of: $0) } ?? attributes.map { vocabulary.name($0.name) }
    checkKeys(
      &keys,
      isAllowed: { name in
        switch name.known {
        case .size, .shape, .spacer: true
        case .rows where type?.takesRows ?? true: true
        case .ignoresSafeArea where place.isTopLevel: true
        case let known?: Self.containerKeys.contains(known) || attributeNames.contains(name)
        case nil:
          modifiers.contains(name.number) || attributeNames.contains(name)
            || place.names.contains(name)
        }
      },
      candidates: {
        Self.fixedKeyNames + (type?.takesRows == true ? ["rows"] : [])
          + attributes.map(\.name) + place.attributes.map(\.name)
          + (place.isTopLevel ? SceneKeys.layer.map(\.name) : [])
      }, takesModifiers: true)
  }

  private mutating func reportConflicts(_ keys: KeyedMapping) {
    reportConflict(.layout, .size, keys)
    reportConflict(.layout, .shape, keys)
    reportConflict(.layout, .spacer, keys)
    reportConflict(.children, .template, keys)
  }

  private mutating func reportConflict(_ a: KnownKey, _ b: KnownKey, _ keys: KeyedMapping) {
    reportConflict(KeyName(a), a.text, KeyName(b), b.text, keys)
  }

  /// Reports two keys that exclude each other, at the later one.
  mutating func reportConflict(
    _ a: KeyName, _ aText: String, _ b: KeyName, _ bText: String, _ keys: KeyedMapping,
    detail: String = ""
  ) {
    guard let first = keys.entryIndex(a, self), let second = keys.entryIndex(b, self) else {
      return
    }
    let isSwapped = walk.entry(first).key > walk.entry(second).key
    let (earlier, later) = isSwapped ? (second, first) : (first, second)
    let (earlierText, laterText) = isSwapped ? (bText, aText) : (aText, bText)
    walk.report(
      .conflictingKeys(
        laterText, earlierText, detail: detail, at: tree.range(walk.entry(later).key),
        other: tree.range(walk.entry(earlier).key)))
  }

  // MARK: Layouts

  /// Where the children of a container stand; of any layout's when it is not known.
  private func place(in type: (any NamedLayout.Type)?) -> ElementPlace {
    let attributes =
      type.map { $0.childAttributes } ?? layouts.layouts.flatMap { $0.childAttributes }
    if attributes.isEmpty { return .layer }
    return ElementPlace(
      attributes: attributes, names: attributes.map { vocabulary.name($0.name) })
  }

  private func makeLayout(
    _ type: (any NamedLayout.Type)?, _ values: AttributeValues?
  ) -> any NamedLayout {
    guard let type, let values else {
      return CircleLayout(AttributeValues(defaultsOf: CircleLayout.attributes))
    }
    return type.init(values)
  }

  // MARK: Templates

  /// How many elements a container places, itself included; copies of copies are limited.
  private mutating func placedCount(
    _ content: ContainerContent, _ count: Int?, _ keys: KeyedMapping
  ) -> Int {
    guard content.isTemplate else { return content.placedCount + 1 }
    let placed = content.placedCount * (count ?? 0) + 1
    guard placed > SceneKeys.copyLimit else { return placed }
    keys.withValue(.count, &self) { lowering, value -> Void? in
      lowering.walk.report(
        .tooManyCopies(SceneKeys.copyLimit, at: lowering.tree.range(value)))
    }
    return 0
  }

  private mutating func checkCopies(_ more: Int, _ keys: KeyedMapping) {
    let isWithin = copies <= SceneKeys.copyLimit
    copies += max(more, 0)
    if isWithin, copies > SceneKeys.copyLimit {
      let place = keys.entry(.layout, self).map { tree.range($0.key) } ?? keys.firstKey(self)
      walk.report(.tooManyCopies(SceneKeys.copyLimit, at: place))
    }
  }
}
