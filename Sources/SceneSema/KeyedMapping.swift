import SceneSource
import SceneSyntax

/// The entries of one mapping, found by key; a misspelt key counts as what it was meant to be.
struct KeyedMapping {
  private let mapping: SyntaxIndex
  private let entries: Range<Int>
  private var found: [(key: KeyName, entry: Int)] = []

  fileprivate init(_ mapping: SyntaxIndex, _ entries: Range<Int>) {
    self.mapping = mapping
    self.entries = entries
  }

  fileprivate mutating func add(_ key: KeyName, _ entry: Int) { found.append((key, entry)) }

  func entryIndex(_ key: KeyName) -> Int? { found.first { $0.key == key }?.entry }

  func contains(_ key: KnownKey) -> Bool { entryIndex(KeyName(key)) != nil }

  /// Reports a key that must be there and is not, at the first key of the mapping.
  func require(_ key: KnownKey, _ lowering: inout Lowering) {
    require(KeyName(key), key.text, &lowering)
  }

  func require(_ key: KeyName, _ text: String, _ lowering: inout Lowering) {
    if entryIndex(key) == nil {
      lowering.walk.report(.missingKey("'\(text)'", at: firstKey(lowering)))
    }
  }

  /// The place of the first key, or of the mapping if it has none.
  func firstKey(_ lowering: Lowering) -> SourceRange {
    lowering.tree.range(
      entries.isEmpty ? mapping : lowering.walk.entry(entries.lowerBound).key)
  }

  /// Reads the value of a key if it is there.
  @discardableResult
  func withValue<Result>(
    _ key: KnownKey, _ lowering: inout Lowering,
    _ body: (inout Lowering, SyntaxIndex) -> Result?
  ) -> Result? {
    withValue(KeyName(key), &lowering, body)
  }

  /// Reads the value of a key if it is there.
  @discardableResult
  func withValue<Result>(
    _ key: KeyName, _ lowering: inout Lowering,
    _ body: (inout Lowering, SyntaxIndex) -> Result?
  ) -> Result? {
    guard let index = entryIndex(key) else { return nil }
    let entry = lowering.walk.entry(index)
    lowering.walk.enter(entry)
    defer { lowering.walk.leave(entry) }
    guard let value = lowering.walk.enter(entry.value) else { return nil }
    defer { lowering.walk.leave(entry.value) }
    return body(&lowering, value)
  }

  /// The key and the value of an entry, for diagnostics about both.
  func entry(_ key: KnownKey, _ lowering: Lowering) -> MappingEntry? {
    entryIndex(KeyName(key)).map { lowering.walk.entry($0) }
  }

  /// Forgets the entries; must be called before those of the parent are.
  func end(_ walk: inout SyntaxWalk) { walk.endEntries(entries) }
}

extension Lowering {
  /// Reads the keys of a mapping; keys that are not allowed are reported with the nearest of
  /// the names, and count as that one if it is not there itself.
  mutating func readKeys(
    of mapping: SyntaxIndex, _ allowed: [KnownKey], _ names: [String],
    allowsExtensions: Bool = true
  ) -> KeyedMapping {
    readKeys(
      of: mapping, isAllowed: { name in allowed.contains { KeyName($0) == name } },
      candidates: { names }, allowsExtensions: allowsExtensions)
  }

  mutating func readKeys(
    of mapping: SyntaxIndex, isAllowed: (KeyName) -> Bool, candidates: () -> [String],
    allowsExtensions: Bool = true
  ) -> KeyedMapping {
    let entries = walk.beginEntries(of: mapping)
    var keys = KeyedMapping(mapping, entries)
    var unknown: [Int] = []
    for index in entries {
      let name = vocabulary.name(walk.entry(index).symbol, in: walk.tree)
      if isAllowed(name) {
        keys.add(name, index)
      } else if name != .extension || !allowsExtensions {
        unknown.append(index)
      }
    }
    if !unknown.isEmpty {
      let names = candidates()
      for index in unknown { recover(index, among: names, &keys) }
    }
    return keys
  }

  /// Reports an unknown key and takes it for the nearest name if that is missing.
  private mutating func recover(_ index: Int, among names: [String], _ keys: inout KeyedMapping) {
    let entry = walk.entry(index)
    walk.enter(entry)
    defer { walk.leave(entry) }
    guard let symbol = entry.symbol else {
      if tree[entry.key].kind != .alias || tree.target(of: entry.key) != nil {
        walk.report(
          .wrongType("a key", found: found(entry.key), "a name", at: tree.range(entry.key)))
      }
      return
    }
    let text = String(decoding: tree.symbols.bytes(symbol), as: UTF8.self)
    let nearest = NearestName.of(text, among: names)
    walk.report(.unknownKey(text, nearest: nearest, allowed: names, at: tree.range(entry.key)))
    if let nearest {
      let name = vocabulary.name(nearest)
      if keys.entryIndex(name) == nil { keys.add(name, index) }
    }
  }
}
