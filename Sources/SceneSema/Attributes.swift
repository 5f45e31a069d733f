import SceneLayout
import SceneSource
import SceneSyntax

/// Decoding of layouts' attributes by their tables.
extension Lowering {
  /// The attributes of a container; what is absent or wrong has its default.
  mutating func lowerAttributes(
    _ type: any NamedLayout.Type, _ keys: KeyedMapping
  ) -> AttributeValues {
    let values = lower(type.attributes, keys)
    for constraint in type.constraints { check(constraint, values, keys) }
    return values
  }

  private mutating func lower(
    _ specs: [AttributeSpec], _ keys: KeyedMapping
  ) -> AttributeValues {
    var values = AttributeValues(defaultsOf: specs)
    for spec in specs {
      let value = keys.withValue(vocabulary.name(spec.name), &self) { lowering, node in
        lowering.value(node, spec)
      }
      if let value { values[spec.name] = value }
    }
    return values
  }

  private mutating func value(_ node: SyntaxIndex, _ spec: AttributeSpec) -> AttributeValue? {
    if spec.defaultValue == nil, !spec.isRequired, isNull(node) { return nil }
    switch spec.type {
    case .number(let range): return number(node, spec.name, in: range).map { .number($0) }
    case .angle: return angle(node, spec.name).map { .number($0) }
    case .keyword(let words):
      return keyword(node, spec.name, words.map(\.name)).map { .keyword($0) }
    case .integer(let minimum): return integer(node, spec.name, from: minimum)
    case .records(let inner, let requiredExceptInLast):
      return records(node, spec.name, inner, requiredExceptInLast)
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
    _ node: SyntaxIndex, _ name: String, _ specs: [AttributeSpec], _ requiredExceptInLast: String?
  ) -> AttributeValue? {
    guard let items = listItems(node, name, of: "mappings") else { return nil }
    if items.isEmpty {
      walk.report(.valueOutOfRange(name, "empty", expected: "at least one", at: tree.range(node)))
      return nil
    }
    var records: [AttributeValues] = []
    for (index, item) in items.enumerated() {
      let alsoRequired = index < items.count - 1 ? requiredExceptInLast : nil
      let record = self.item(item) { $0.record($1, name, specs, alsoRequired: alsoRequired) }
      if let record { records.append(record) }
    }
    return records.count == items.count ? .records(records) : nil
  }

  private mutating func record(
    _ node: SyntaxIndex, _ name: String, _ specs: [AttributeSpec], alsoRequired: String?
  ) -> AttributeValues? {
    let shape = "{" + specs.map(\.name).joined(separator: ", ") + "}"
    guard tree[node].kind == .mapping else {
      walk.report(
        .wrongType("an entry of \(name)", found: found(node), shape, at: tree.range(node)))
      return nil
    }
    let names = specs.map { vocabulary.name($0.name) }
    let keys = beginKeys(of: node)
    defer { keys.end(&walk) }
    checkKeys(keys, isAllowed: { names.contains($0) }, candidates: { specs.map(\.name) })
    for spec in specs where spec.isRequired || spec.name == alsoRequired {
      keys.require(vocabulary.name(spec.name), spec.name, &self)
    }
    return lower(specs, keys)
  }

  private mutating func check(
    _ constraint: AttributeConstraint, _ values: AttributeValues, _ keys: KeyedMapping
  ) {
    switch constraint {
    case .requires(let name, let other):
      guard let index = keys.entryIndex(vocabulary.name(name), self),
        keys.entryIndex(vocabulary.name(other), self) == nil
      else { return }
      walk.report(.keyNeedsOther(name, other, at: tree.range(walk.entry(index).key)))
    case .excludes(let name, let other, let value):
      guard values[other] == .keyword(value) else { return }
      reportConflict(
        vocabulary.name(name), name, vocabulary.name(other), other, keys,
        detail: "\(other): \(value)")
    }
  }
}
