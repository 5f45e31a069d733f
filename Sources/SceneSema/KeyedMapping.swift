package import SceneSource
package import SceneSyntax

/// The entries of one mapping, found by key; a misspelt key counts as what it was meant to be.
package struct KeyedMapping {
  let mapping: SyntaxIndex
  /// The entries, by their numbers in the walk.
  package let entries: Range<Int>
  /// Whether entries are missing because a merge or the syntax is wrong, which is diagnosed.
  package let isIncomplete: Bool
  /// Which keys the entries are taken for.
  private(set) var names: KeySet

  init(_ mapping: SyntaxIndex, _ entries: Range<Int>, _ names: KeySet, isIncomplete: Bool) {
    self.mapping = mapping
    self.entries = entries
    self.names = names
    self.isIncomplete = isIncomplete
  }

  /// The number of an entry.
  ///
  /// Inlined, as all that looks at a `Lowering` often: it is copied whenever it is handed over
  /// to be read.
  @inline(__always)
  func entryIndex(_ key: KeyName, _ lowering: borrowing Lowering) -> Int? {
    guard names.mayContain(key) else { return nil }
    return lowering.walk.firstEntry(entries, meaning: key.number)
  }

  /// Looks again at what the entries are taken for.
  mutating func updateNames(_ walk: borrowing SyntaxWalk) {
    names = KeySet()
    for index in entries { names.insert(KeyName(number: walk.entry(index).meaning)) }
  }

  func contains(_ key: KnownKey) -> Bool { names.mayContain(KeyName(key)) }

  /// Reports a key that must be there and is not, at the first key of the mapping.
  func require(_ key: KnownKey, _ lowering: inout Lowering) {
    require(KeyName(key), key.text, &lowering)
  }

  func require(_ key: KeyName, _ text: String, _ lowering: inout Lowering) {
    if entryIndex(key, lowering) == nil { reportMissing("'\(text)'", &lowering) }
  }

  /// Reports that something is missing, at the first key of the mapping.
  ///
  /// With `unlessUnknown` not if there is a key that is not known, which may be meant for it.
  func reportMissing(
    _ what: String, _ lowering: inout Lowering, unlessUnknown: Bool = false, fix: FixIt? = nil
  ) {
    guard !isIncomplete, !(unlessUnknown && hasUnknownKey(lowering)) else { return }
    lowering.walk.report(.missingKey(what, at: firstKey(lowering)).mended(by: fix))
  }

  /// Whether a key is not known, and not taken for another.
  @inline(__always)
  func hasUnknownKey(_ lowering: borrowing Lowering) -> Bool {
    entryIndex(.unknown, lowering) != nil
  }

  /// The place of the first key, or of the mapping if it has none.
  func firstKey(_ lowering: borrowing Lowering) -> SourceRange {
    let isEmpty = lowering.tree.end(of: mapping) == mapping + 1
    return lowering.tree.range(isEmpty ? mapping : mapping + 1)
  }

  /// Reads the value of a key if it is there.
  @discardableResult
  @inline(__always)
  func withValue<Result>(
    _ key: KnownKey, _ lowering: inout Lowering,
    _ body: (inout Lowering, SyntaxIndex) -> Result?
  ) -> Result? {
    withValue(KeyName(key), &lowering, body)
  }

  /// Reads the value of a key if it is there.
  @discardableResult
  @inline(__always)
  func withValue<Result>(
    _ key: KeyName, _ lowering: inout Lowering,
    _ body: (inout Lowering, SyntaxIndex) -> Result?
  ) -> Result? {
    guard let index = entryIndex(key, lowering) else { return nil }
    let entry = lowering.walk.entry(index)
    if entry.alias == nil, lowering.walk.isPlain(entry.value) {
      return body(&lowering, entry.value)
    }
    return lowering.withValue(of: entry, body)
  }

  /// Reads the value of a key of a file that is no scene, if it is there.
  @discardableResult
  package func withValue<Result>(
    named name: String, _ lowering: inout Lowering,
    _ body: (inout Lowering, SyntaxIndex) -> Result?
  ) -> Result? {
    withValue(lowering.vocabulary.name(name), &lowering, body)
  }

  /// Where a key of a file that is no scene stands; nil when it is not there.
  package func keyRange(named name: String, _ lowering: borrowing Lowering) -> SourceRange? {
    entryIndex(lowering.vocabulary.name(name), lowering)
      .map { lowering.tree.range(lowering.walk.entry($0).key) }
  }

  /// Reports a key of a file that is no scene if it is missing.
  package func require(named name: String, _ lowering: inout Lowering) {
    require(lowering.vocabulary.name(name), name, &lowering)
  }

  /// The key and the value of an entry, for diagnostics about both.
  func entry(_ key: KnownKey, _ lowering: borrowing Lowering) -> MappingEntry? {
    entryIndex(KeyName(key), lowering).map { lowering.walk.entry($0) }
  }

  /// Forgets the entries; must be called before those of the parent are.
  package func end(_ walk: inout SyntaxWalk) { walk.endEntries(entries) }
}

extension Lowering {
  /// Reads the value of an entry through its aliases.
  @inline(never)
  fileprivate mutating func withValue<Result>(
    of entry: MappingEntry, _ body: (inout Lowering, SyntaxIndex) -> Result?
  ) -> Result? {
    walk.enter(entry)
    defer { walk.leave(entry) }
    guard let value = walk.enter(entry.value) else { return nil }
    defer { walk.leave(entry.value) }
    return body(&self, value)
  }

  /// Starts to read a mapping, each key taken for the key of the format that it spells.
  package mutating func beginKeys(of mapping: SyntaxIndex) -> KeyedMapping {
    let entries = walk.beginEntries(of: mapping)
    var isIncomplete = walk.isIncomplete
    var names = KeySet()
    for index in entries {
      let name = vocabulary.name(walk.entry(index).symbol, in: walk.tree)
      if name == .glued { isIncomplete = true }
      walk.setMeaning(name.number, ofEntry: index)
      names.insert(name)
    }
    return KeyedMapping(mapping, entries, names, isIncomplete: isIncomplete)
  }

  /// Starts to read a mapping of a few known keys.
  mutating func readKeys(
    of mapping: SyntaxIndex, _ allowed: [KnownKey], _ names: [String]
  ) -> KeyedMapping {
    var keys = beginKeys(of: mapping)
    checkKeys(
      &keys, isAllowed: { name in allowed.contains { $0.rawValue == name.number } },
      candidates: { names })
    return keys
  }

  /// Starts to read a mapping of a file that is no scene.
  ///
  /// `kind` is what its keys are, and `advice` stands for a list of all that is too long.
  package mutating func readKeys(
    of mapping: SyntaxIndex, _ names: [String], kind: String = "key", advice: String? = nil
  ) -> KeyedMapping {
    let allowed = Set(names.map { vocabulary.name($0).number })
    var keys = beginKeys(of: mapping)
    checkKeys(
      &keys, isAllowed: { allowed.contains($0.number) }, candidates: { names }, kind: kind,
      advice: advice)
    return keys
  }

  /// Reports the keys that are not allowed, with the nearest of the candidates; each counts as
  /// that one if it is not there itself.
  ///
  /// Answers whether there were such keys.
  @discardableResult
  mutating func checkKeys(
    _ keys: inout KeyedMapping, isAllowed: (KeyName) -> Bool, candidates: () -> [String],
    takesModifiers: Bool = false, kind: String = "key", advice: String? = nil
  ) -> Bool {
    var unknown: [Int] = []
    for index in keys.entries {
      let name = KeyName(number: walk.entry(index).meaning)
      if !isAllowed(name), name != .extension {
        walk.setMeaning(KeyName.unknown.number, ofEntry: index)
        unknown.append(index)
      }
    }
    guard !unknown.isEmpty else { return false }
    let names = candidates()
    let more = takesModifiers ? modifierNames : []
    var present = PresentKeys(keys, walk)
    for index in unknown { recover(index, among: names, more, &present, kind, advice) }
    keys.updateNames(walk)
    return true
  }

  /// Reports an unknown key and takes it for the nearest name if that is missing.
  private mutating func recover(
    _ index: Int, among names: [String], _ more: [String], _ present: inout PresentKeys,
    _ kind: String, _ advice: String?
  ) {
    let entry = walk.entry(index)
    // What the scene says for a layout that a variant replaces is not for its own.
    if let overlay, !overlay.has(entry.key) { return }
    walk.enter(entry)
    defer { walk.leave(entry) }
    guard let symbol = entry.symbol else {
      if tree[entry.key].kind != .alias || tree.target(of: entry.key) != nil {
        walk.report(
          .wrongType("a key", found: found(entry.key), "a name", at: tree.range(entry.key)))
      }
      return
    }
    let text = tree.symbols.briefText(symbol)
    if tree[entry.key].style == .plain, vocabulary.name(symbol, in: tree) == .glued,
      let key = Vocabulary.keyBeforeColon(text)
    {
      return walk.report(
        .gluedKey(
          text, key, hasValue: !tree.range(entry.value).offsets.isEmpty,
          at: tree.range(entry.key)))
    }
    let nearest = NearestName.of(text, among: names + more)
    let name = nearest.map { vocabulary.name($0) }
    let isFree = name.map { present.insert($0) } ?? false
    walk.report(
      .unknownKey(
        text, nearest: nearest, isFree: isFree, allowed: names,
        orModifier: !more.isEmpty, kind: kind, advice: advice, at: tree.range(entry.key)))
    if let name, isFree { walk.setMeaning(name.number, ofEntry: index) }
  }

  /// The entry that is most likely a misspelt `layout`; nil when there is none.
  func misspeltLayout(_ keys: KeyedMapping, among names: [String]) -> Int? {
    keys.entries.first { index in
      let entry = walk.entry(index)
      guard entry.meaning == KeyName.unknown.number, let symbol = entry.symbol else {
        return false
      }
      return NearestName.of(tree.symbols.briefText(symbol), among: names) == "layout"
    }
  }
}

/// The keys that a mapping has, looked up without a search.
private struct PresentKeys {
  private var meanings: Set<Int> = []

  init(_ keys: KeyedMapping, _ walk: borrowing SyntaxWalk) {
    for index in keys.entries { meanings.insert(Int(walk.entry(index).meaning)) }
  }

  /// Adds a key; answers whether it was not there.
  mutating func insert(_ key: KeyName) -> Bool { meanings.insert(Int(key.number)).inserted }
}
