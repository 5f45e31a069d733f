import SceneLayout
import SceneSource
package import SceneSyntax

/// Decoding of layouts' attributes by their tables.
extension Lowering {
  /// The attributes of a container; what is absent or wrong has its default.
  mutating func lowerAttributes(
    _ type: any NamedLayout.Type, _ keys: KeyedMapping
  ) -> AttributeValues {
    let names = vocabulary.attributeNames(of: type)
    for (spec, name) in zip(type.attributes, names) where spec.isRequired {
      keys.require(name, spec.name, &self)
    }
    let values = lower(type.attributes, named: names, keys)
    for constraint in type.constraints { check(constraint, values, keys) }
    return values
  }

  mutating func lower(
    _ specs: [AttributeSpec], _ keys: KeyedMapping
  ) -> AttributeValues {
    lower(specs, named: specs.map { vocabulary.name($0.name) }, keys)
  }

  private mutating func lower(
    _ specs: [AttributeSpec], named names: [KeyName], _ keys: KeyedMapping
  ) -> AttributeValues {
    var values = AttributeValues(defaultsOf: specs)
    for (spec, name) in zip(specs, names) {
      let value = keys.withValue(name, &self) { lowering, node in
        lowering.value(node, spec)
      }
      if let value { values[spec.name] = value }
    }
    return values
  }

  mutating func value(_ node: SyntaxIndex, _ spec: AttributeSpec) -> AttributeValue? {
    if spec.defaultValue == nil, !spec.isRequired, tree.isNull(node) { return nil }
    switch spec.type {
    case .number(let range): return number(node, spec.name, in: range).map { .number($0) }
    case .angle: return angle(node, spec.name).map { .number($0) }
    case .bool: return bool(node, spec.name).map { .bool($0) }
    case .keyword(let words):
      return keyword(node, spec.name, words.map(\.name)).map { .keyword($0) }
    case .integer(let minimum): return integer(node, spec.name, from: minimum)
    case .records(let inner, let requiredExceptInLast):
      return records(node, spec.name, inner, requiredExceptInLast)
    case .choices(let inner, let names):
      return records(node, spec.name, inner, nil, oneOf: names)
    case .record(let inner, let shorthand):
      return record(node, spec, inner, shorthand).map { .record($0) }
    }
  }

  /// `true` or `false`.
  package mutating func bool(_ node: SyntaxIndex, _ name: String) -> Bool? {
    if tree[node].kind == .scalar, !tree.isText(node),
      let value = tree.bool(node)
    {
      return value
    }
    walk.report(
      .wrongType(name, found: found(node), "true or false", at: tree.range(node))
        .mended(by: meantBool(node)))
    return nil
  }

  /// A mapping, or a number for one of its attributes.
  private mutating func record(
    _ node: SyntaxIndex, _ spec: AttributeSpec, _ inner: [AttributeSpec], _ shorthand: String?
  ) -> AttributeValues? {
    if tree[node].kind != .mapping, let short = inner.first(where: { $0.name == shorthand }) {
      var values = AttributeValues(defaultsOf: inner)
      guard let value = value(node, short) else { return nil }
      values[short.name] = value
      return values
    }
    return record(node, spec.name, inner, alsoRequired: nil)
  }

  /// A mapping has exactly one of some keys.
  private mutating func requireOne(of names: [String], _ keys: KeyedMapping) {
    let found = names.filter { keys.entryIndex(vocabulary.name($0), self) != nil }
    if found.isEmpty, !keys.hasUnknownKey(self) {
      keys.reportMissing(names.map { "'\($0)'" }.joined(separator: " or "), &self)
    } else if found.count > 1 {
      reportConflict(
        vocabulary.name(found[0]), found[0], vocabulary.name(found[1]), found[1], keys)
    }
  }

  private mutating func integer(
    _ node: SyntaxIndex, _ name: String, from minimum: Int
  ) -> AttributeValue? {
    switch integer(node, name, in: minimum...Int.max) {
    case .value(let value) where value >= minimum: return .integer(value)
    case .tooLarge(isNegative: false): return .integer(.max)
    case nil: return nil
    default:
      walk.report(
        .valueOutOfRange(
          name, written(node), expected: "\(minimum) or more", at: tree.range(node)))
      return nil
    }
  }

  /// A list of at least one mapping.
  private mutating func records(
    _ node: SyntaxIndex, _ name: String, _ specs: [AttributeSpec], _ requiredExceptInLast: String?,
    oneOf names: [String] = []
  ) -> AttributeValue? {
    guard let items = listItems(node, name, of: "mappings") else { return nil }
    if items.isEmpty {
      walk.report(.valueOutOfRange(name, "empty", expected: "at least one", at: tree.range(node)))
      return nil
    }
    var records: [AttributeValues] = []
    for (index, item) in items.enumerated() {
      let alsoRequired = index < items.count - 1 ? requiredExceptInLast : nil
      let record = self.item(item) {
        $0.record($1, name, specs, alsoRequired: alsoRequired, oneOf: names)
      }
      if let record { records.append(record) }
    }
    return records.count == items.count ? .records(records) : nil
  }

  private mutating func record(
    _ node: SyntaxIndex, _ name: String, _ specs: [AttributeSpec], alsoRequired: String?,
    oneOf choices: [String] = []
  ) -> AttributeValues? {
    let shape = "{" + specs.map(\.name).joined(separator: ", ") + "}"
    guard tree[node].kind == .mapping else {
      walk.report(
        .wrongType("an entry of \(name)", found: found(node), shape, at: tree.range(node)))
      return nil
    }
    let names = specs.map { vocabulary.name($0.name) }
    var keys = beginKeys(of: node)
    defer { keys.end(&walk) }
    checkKeys(&keys, isAllowed: { names.contains($0) }, candidates: { specs.map(\.name) })
    for spec in specs where spec.isRequired || spec.name == alsoRequired {
      keys.require(vocabulary.name(spec.name), spec.name, &self)
    }
    if !choices.isEmpty { requireOne(of: choices, keys) }
    return lower(specs, keys)
  }

  private mutating func check(
    _ constraint: AttributeConstraint, _ values: AttributeValues, _ keys: KeyedMapping
  ) {
    switch constraint {
    case .requires(let name, let other):
      guard !keys.isIncomplete, let index = keys.entryIndex(vocabulary.name(name), self),
        keys.entryIndex(vocabulary.name(other), self) == nil
      else { return }
      walk.report(.keyNeedsOther(name, other, at: tree.range(walk.entry(index).key)))
    case .words(let name, let words, let other, let value):
      guard values[other] == .keyword(value), case .keyword(let word)? = values[name],
        !words.contains(word), let index = keys.entryIndex(vocabulary.name(name), self)
      else { return }
      let place = tree.range(walk.entry(index).value)
      walk.report(.unknownValue(name, word, words, at: place))
    case .excludes(let name, let other, let value):
      guard values[other] == .keyword(value) else { return }
      reportConflict(
        vocabulary.name(name), name, vocabulary.name(other), other, keys,
        detail: "\(other): \(value)")
    }
  }
}
