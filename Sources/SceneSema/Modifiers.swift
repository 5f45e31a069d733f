import SceneLayout
import SceneSource
import SceneSyntax

/// Lowering of modifiers: as keys of an element in their fixed order, or as a list in any.
extension Lowering {
  /// The keys of modifiers.
  var modifierNames: [String] { registry.names + ["modifiers"] }

  /// The modifiers of an element, and how many elements stand in them.
  mutating func lowerModifiers(
    _ keys: KeyedMapping, _ depth: Int
  ) -> (list: Range<UInt32>, placed: Int) {
    let range = vocabulary.modifiers
    let hasModifiers = keys.entries.contains { index in
      let meaning = walk.entry(index).meaning
      return range.contains(meaning) || meaning == KnownKey.modifiers.rawValue
    }
    guard hasModifiers else { return (0..<0, 0) }
    var lowered: [ElementModifier] = []
    var placed = 0
    var isReported = false
    for (number, type) in registry.modifiers.enumerated() {
      let name = KeyName(number: vocabulary.modifiers.lowerBound + Int32(number))
      guard keys.entryIndex(name, self) != nil else { continue }
      if !isReported, keys.contains(.modifiers) {
        reportConflict(name, type.name, KeyName(.modifiers), "modifiers", keys)
        isReported = true
      }
      keys.withValue(name, &self) { lowering, value -> Void? in
        lowering.lowerModifier(value, type, depth, &lowered, &placed)
      }
    }
    keys.withValue(.modifiers, &self) { $0.lowerModifierList($1, depth, &lowered, &placed) }
    let first = UInt32(modifiers.count)
    modifiers += lowered
    return (first..<UInt32(modifiers.count), placed)
  }

  private mutating func lowerModifierList(
    _ node: SyntaxIndex, _ depth: Int, _ lowered: inout [ElementModifier], _ placed: inout Int
  ) {
    if tree.isNull(node) { return }
    guard let items = listItems(node, "modifiers", of: "modifiers") else { return }
    for (index, item) in items.enumerated() {
      if index == ModifierRegistry.limit {
        walk.report(
          .nestedTooDeep(ModifierRegistry.limit, levels: "modifiers", at: tree.range(item)))
        return
      }
      guard let target = walk.enter(item) else { continue }
      lowerListedModifier(target, depth, &lowered, &placed)
      walk.leave(item)
    }
  }

  /// A mapping with the key of one modifier.
  private mutating func lowerListedModifier(
    _ node: SyntaxIndex, _ depth: Int, _ lowered: inout [ElementModifier], _ placed: inout Int
  ) {
    let keys = tree[node].kind == .mapping ? beginKeys(of: node) : nil
    defer { keys?.end(&walk) }
    guard var keys, keys.entries.count == 1 else {
      let count = keys.map { " of \($0.entries.count) keys" } ?? ""
      walk.report(
        .wrongType(
          "an entry of modifiers", found: found(node) + count, "one modifier such as {padding: 8}",
          at: tree.range(node)))
      return
    }
    let range = vocabulary.modifiers
    checkKeys(
      &keys, isAllowed: { range.contains($0.number) }, candidates: { [registry] in registry.names })
    for (number, type) in registry.modifiers.enumerated() {
      keys.withValue(KeyName(number: range.lowerBound + Int32(number)), &self) {
        lowering, value -> Void? in
        lowering.lowerModifier(value, type, depth, &lowered, &placed)
      }
    }
  }

  // MARK: One modifier

  private mutating func lowerModifier(
    _ node: SyntaxIndex, _ type: any NamedModifier.Type, _ depth: Int,
    _ lowered: inout [ElementModifier], _ placed: inout Int
  ) {
    if tree.isNull(node) { return }
    if type.form.takesElements {
      lowerLayer(node, type, depth, &lowered, &placed)
    } else if let values = modifierValues(node, type), let modifier = type.init(values) {
      lowered.append(ElementModifier(modifier))
    }
  }

  /// The attributes of a modifier, from a mapping or from what may stand for it; nil when they
  /// are wrong, or mean no modifier.
  private mutating func modifierValues(
    _ node: SyntaxIndex, _ type: any NamedModifier.Type
  ) -> AttributeValues? {
    let specs = type.form.attributes
    guard tree[node].kind != .mapping else {
      var keys = beginKeys(of: node)
      defer { keys.end(&walk) }
      return modifierValues(&keys, type)
    }
    var values = AttributeValues(defaultsOf: specs)
    var name: String?
    switch type.form.shorthand {
    case .attribute(let attribute)?: name = attribute
    case .bool(let attribute)?:
      if tree[node].kind == .scalar, !tree.isText(node),
        let value = tree.bool(node)
      {
        return value ? values : nil
      }
      name = attribute
    case nil: break
    }
    guard tree[node].kind == .scalar, let spec = specs.first(where: { $0.name == name }) else {
      walk.report(
        .wrongType(type.name, found: found(node), expectation(of: type), at: tree.range(node)))
      return nil
    }
    let named = AttributeSpec(type.name, spec.type, isRequired: true, spec.summary)
    guard let value = value(node, named) else { return nil }
    values[spec.name] = value
    return values
  }

  private func expectation(of type: any NamedModifier.Type) -> String {
    let mapping = "{" + type.form.attributes.map(\.name).joined(separator: ", ") + "}"
    return switch type.form.shorthand {
    case nil: mapping
    case .attribute?: "a number or \(mapping)"
    case .bool(orAttribute: nil)?: "true or \(mapping)"
    case .bool?: "true, a number or \(mapping)"
    }
  }

  private mutating func modifierValues(
    _ keys: inout KeyedMapping, _ type: any NamedModifier.Type, more: [KnownKey] = []
  ) -> AttributeValues? {
    let specs = type.form.attributes
    let names = specs.map { vocabulary.name($0.name) } + more.map { KeyName($0) }
    checkKeys(
      &keys, isAllowed: { names.contains($0) },
      candidates: { specs.map(\.name) + more.map(\.text) })
    if !keys.hasUnknownKey(self) {
      for spec in specs where spec.isRequired {
        keys.require(vocabulary.name(spec.name), spec.name, &self)
      }
    }
    let values = lower(specs, keys)
    reportExcluded(type, keys)
    checkOrder(type, values, keys)
    return values
  }

  /// Reports the first two attributes that exclude each other.
  private mutating func reportExcluded(_ type: any NamedModifier.Type, _ keys: KeyedMapping) {
    guard let excludes = type.form.excludes else { return }
    for first in excludes.first where keys.entryIndex(vocabulary.name(first), self) != nil {
      for second in excludes.second where keys.entryIndex(vocabulary.name(second), self) != nil {
        reportConflict(vocabulary.name(first), first, vocabulary.name(second), second, keys)
        return
      }
    }
  }

  /// Warns of the first bound that is below an earlier one.
  private mutating func checkOrder(
    _ type: any NamedModifier.Type, _ values: AttributeValues, _ keys: KeyedMapping
  ) {
    for names in type.form.increasing {
      var last: (name: String, value: Double)?
      for name in names {
        guard let value = values.number(name) else { continue }
        if let last, value < last.value, let index = keys.entryIndex(vocabulary.name(name), self) {
          let other = keys.entryIndex(vocabulary.name(last.name), self)
          let place = tree.range(walk.entry(index).value)
          walk.report(
            .contradictoryFrame(
              name, value, below: last.name, last.value, at: place,
              other: other.map { tree.range(walk.entry($0).value) }
            ).mended(by: raised(walk.entry(index).value, to: last.value)))
          return
        }
        last = (name, value)
      }
    }
  }

  // MARK: Overlays and backgrounds

  /// One element, or `{alignment, content}` with one or several.
  private mutating func lowerLayer(
    _ node: SyntaxIndex, _ type: any NamedModifier.Type, _ depth: Int,
    _ lowered: inout [ElementModifier], _ placed: inout Int
  ) {
    let first = elements.count
    var (count, values) = (0, AttributeValues(defaultsOf: type.form.attributes))
    var ids = SiblingIDs()
    if tree[node].kind == .mapping, isLayerWithContent(node) {
      var keys = beginKeys(of: node)
      values = modifierValues(&keys, type, more: [.content]) ?? values
      keys.require(.content, &self)
      keys.withValue(.content, &self) { lowering, content -> Void? in
        let items =
          lowering.tree[content].kind == .sequence
          ? lowering.tree.children(of: content) : [content]
        if items.isEmpty {
          lowering.walk.report(
            .valueOutOfRange(
              "content", "empty", expected: "at least one element",
              at: lowering.tree.range(content)))
        }
        for item in items {
          placed += lowering.lowerElement(item, in: .layer, depth: depth + 1, siblings: &ids)
          count += 1
        }
        return ()
      }
      keys.end(&walk)
    } else {
      placed += lowerElement(node, in: .layer, depth: depth + 1, siblings: &ids)
      count = 1
    }
    ids.mendRepeats(&walk)
    guard let modifier = type.init(values) else { return }
    lowered.append(ElementModifier(modifier, firstElement: first, elementCount: count))
  }

  /// Whether a mapping is `{alignment, content}`, not an element.
  private mutating func isLayerWithContent(_ node: SyntaxIndex) -> Bool {
    let keys = beginKeys(of: node)
    defer { keys.end(&walk) }
    let isElement = [KnownKey.size, .shape, .layout, .spacer, .children, .template].contains {
      keys.contains($0)
    }
    let alignment = vocabulary.name("alignment")
    return keys.contains(.content) || !isElement && keys.entryIndex(alignment, self) != nil
  }

  // MARK: What a layout reads of its children

  /// The attributes of an element that its parent's layout reads; nil when there are none.
  mutating func lowerChildValues(_ keys: KeyedMapping, _ place: ElementPlace) -> Int? {
    guard place.names.contains(where: { keys.entryIndex($0, self) != nil }) else { return nil }
    childValues.append(lower(place.attributes, keys))
    return childValues.count - 1
  }
}
