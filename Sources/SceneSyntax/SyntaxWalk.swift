public import SceneSource

/// A key and its value, as a mapping has it after its merge keys are read.
@frozen
public struct MappingEntry {
  @usableFromInline
  let keyIndex: UInt32
  @usableFromInline
  let valueIndex: UInt32
  @usableFromInline
  let symbolNumber: UInt32
  @usableFromInline
  let aliasIndex: UInt32
  @usableFromInline
  var meaningNumber: Int32 = -1

  @inline(__always)
  init(key: SyntaxIndex, value: SyntaxIndex, symbol: Int?, alias: SyntaxIndex?) {
    keyIndex = UInt32(truncatingIfNeeded: key)
    valueIndex = UInt32(truncatingIfNeeded: value)
    symbolNumber = symbol.map { UInt32(truncatingIfNeeded: $0) } ?? UInt32.max
    aliasIndex = alias.map { UInt32(truncatingIfNeeded: $0) } ?? UInt32.max
  }

  /// The key node.
  @inlinable
  public var key: SyntaxIndex { Int(keyIndex) }
  /// The value node.
  @inlinable
  public var value: SyntaxIndex { Int(valueIndex) }
  /// The symbol of the key; nil when it is not a scalar.
  @inlinable
  public var symbol: Int? { symbolNumber == UInt32.max ? nil : Int(symbolNumber) }
  /// What the reader of the mapping takes the key for; -1 until it says so.
  @inlinable
  public var meaning: Int32 { meaningNumber }
  /// The alias through which a merge key brought the entry; nil for the mapping's own.
  @inlinable
  public var alias: SyntaxIndex? { aliasIndex == UInt32.max ? nil : Int(aliasIndex) }
}

/// A walk over a tree that reads through aliases and merge keys within a budget, and collects
/// diagnostics.
///
/// Everything that stands behind an alias is diagnosed at its own place, once, with the alias
/// as a secondary place.
public struct SyntaxWalk: ~Copyable {
  /// The tree, which the walk holds.
  public let tree: SyntaxView
  private let owner: SyntaxTree
  /// The findings so far, in order of discovery.
  public private(set) var diagnostics: [Diagnostic] = []

  /// The aliases that are being read through, outermost first.
  @usableFromInline
  var aliases: [SyntaxIndex] = []
  private var expanded = 0
  @usableFromInline
  var isExhausted = false
  private var reported: Set<ReportedPlace> = []
  /// The entries of the mappings that are being read, those of the innermost last.
  @usableFromInline
  var entryStack = RecordStack<MappingEntry>(capacity: 64)
  private var merging = MergedKeys()
  /// Whether the mapping whose entries were read last lacks some, for a merge that is wrong or
  /// a syntax error.
  public private(set) var isIncomplete = false

  private struct ReportedPlace: Hashable {
    let rule: String
    let range: SourceRange
    var message = ""
  }

  /// Starts a walk at the root.
  public init(_ tree: SyntaxTree) {
    self.tree = tree.view
    owner = tree
  }

  /// Adds a finding, unless the same one was made at the same place already; behind an alias,
  /// unless the same rule was.
  public mutating func report(_ diagnostic: Diagnostic) {
    var place = ReportedPlace(rule: diagnostic.rule.id, range: diagnostic.range)
    let isFirst = reported.insert(place).inserted
    place.message = diagnostic.message
    let isNew = reported.insert(place).inserted
    guard !isExhausted, isFirst || isNew && aliases.isEmpty else { return }
    guard diagnostics.count < SyntaxLimits.findingCount else {
      diagnostics.append(.tooManyFindings(SyntaxLimits.findingCount, at: diagnostic.range))
      isExhausted = true
      return
    }
    var diagnostic = diagnostic
    if let alias = aliases.first {
      diagnostic.related.append(
        RelatedPlace("used through this alias", at: tree.range(alias)))
    }
    diagnostics.append(diagnostic)
  }

  /// Adds a fix to a finding that was reported.
  public mutating func add(_ fix: FixIt, toFinding number: Int) {
    diagnostics[number].fixIts.append(fix)
  }

  // MARK: Aliases

  /// Starts to read a node: the node itself, or what its alias stands for.
  ///
  /// Nil when the node is already diagnosed, or the budget is used up; otherwise `leave` must
  /// follow with the same node.
  @inlinable
  @inline(__always)
  public mutating func enter(_ node: SyntaxIndex) -> SyntaxIndex? {
    isPlain(node) ? node : enterWithCare(node)
  }

  /// Whether a node can be read as it stands, without `enter` and `leave`.
  @inlinable
  @inline(__always)
  public func isPlain(_ node: SyntaxIndex) -> Bool {
    tree[node].isPlain && aliases.isEmpty && !isExhausted
  }

  @usableFromInline
  mutating func enterWithCare(_ node: SyntaxIndex) -> SyntaxIndex? {
    guard tree[node].kind == .alias else {
      if !aliases.isEmpty { charge(node) }
      return isExhausted || tree[node].tag == .unsupported ? nil : node
    }
    guard let target = tree.target(of: node), tree[target].tag != .unsupported else { return nil }
    guard aliases.count < SyntaxLimits.depth else {
      report(.nestedTooDeep(SyntaxLimits.depth, levels: "aliases", at: tree.range(node)))
      return nil
    }
    aliases.append(node)
    charge(target)
    if isExhausted {
      aliases.removeLast()
      return nil
    }
    return target
  }

  /// Ends the reading of a node that `enter` began.
  @inlinable
  @inline(__always)
  public mutating func leave(_ node: SyntaxIndex) {
    if case .alias = tree[node].kind { aliases.removeLast() }
  }

  /// Starts to read an entry, which may stand behind a merge key's alias.
  @inlinable
  public mutating func enter(_ entry: MappingEntry) {
    if let alias = entry.alias { aliases.append(alias) }
  }

  /// Ends the reading of an entry.
  @inlinable
  public mutating func leave(_ entry: MappingEntry) {
    if entry.alias != nil { aliases.removeLast() }
  }

  /// How many aliases are being read through.
  public var aliasDepth: Int { aliases.count }

  private mutating func charge(_ node: SyntaxIndex) {
    charge(node, through: aliases.first)
  }

  private mutating func charge(_ node: SyntaxIndex, through alias: SyntaxIndex?) {
    let record = tree[node]
    let length = record.kind == .scalar ? Int(record.end - record.start) : 0
    expanded += max(1, (length + 63) / 64)
    guard expanded > SyntaxLimits.aliasExpansion, !isExhausted, let alias else { return }
    let nested = aliases
    aliases = []
    report(.aliasExpansionLimit(SyntaxLimits.aliasExpansion, at: tree.range(alias)))
    aliases = nested
    isExhausted = true
  }

  /// A key that is an alias stands for its target each time that it is read.
  private mutating func chargeKey(_ key: SyntaxIndex) {
    if case .alias = tree[key].kind, let target = tree.target(of: key) {
      charge(target, through: aliases.first ?? key)
    } else if !aliases.isEmpty {
      charge(key)
    }
  }

  // MARK: Entries

  /// Reads the entries of a mapping, merged ones after its own; `entry(_:)` gives each.
  ///
  /// A mapping's own keys win over merged ones, and earlier merged ones over later. Entries
  /// whose key repeats an earlier one are left out. The indices are valid until
  /// `endEntries`, which must be called in the reverse order.
  public mutating func beginEntries(of mapping: SyntaxIndex) -> Range<Int> {
    let start = entryStack.count
    let tree = tree
    var hasMerge = false
    isIncomplete = tree[mapping].flags.contains(.incomplete)
    let end = tree.end(of: mapping)
    var key = mapping + 1
    while key < end {
      let node = tree[key]
      let value = node.end(at: key)
      if tree.isMergeKey(node) {
        hasMerge = true
      } else if node.flags.isDisjoint(with: [.duplicate, .cut]) {
        if node.kind == .alias { chargeKey(key) }
        let symbol = tree.symbol(ofKey: key, node)
        entryStack.append(MappingEntry(key: key, value: value, symbol: symbol, alias: nil))
      }
      key = tree.end(of: value)
    }
    if hasMerge {
      merging.begin(symbolCount: tree.symbols.count)
      for index in start..<entryStack.count { merging.insert(entryStack[index].symbol) }
      addMerged(into: mapping)
    }
    return start..<entryStack.count
  }

  /// Reads the entries of a second mapping, which win over those that were read last; `note`
  /// is told the index of each.
  ///
  /// The result takes the place of `entries`.
  public mutating func overlayEntries(
    of mapping: SyntaxIndex, onto entries: Range<Int>,
    note: (inout SyntaxWalk, Int) -> Void
  ) -> Range<Int> {
    let alias = aliases.last
    var end = entries.upperBound
    for index in beginEntries(of: mapping) {
      var entry = entryStack[index]
      if entry.alias == nil {
        entry = MappingEntry(
          key: entry.key, value: entry.value, symbol: entry.symbol, alias: alias)
      }
      let same = entries.first {
        entry.symbol != nil && entryStack[$0].symbol == entry.symbol
      }
      entryStack[same ?? end] = entry
      note(&self, same ?? end)
      if same == nil { end += 1 }
    }
    entryStack.removeAll(from: end)
    return entries.lowerBound..<end
  }

  /// One of the entries that `beginEntries` gave.
  @inlinable
  @inline(__always)
  public func entry(_ index: Int) -> MappingEntry { entryStack[index] }

  /// Notes what the reader of a mapping takes a key for.
  @inlinable
  @inline(__always)
  public mutating func setMeaning(_ meaning: Int32, ofEntry index: Int) {
    entryStack[index].meaningNumber = meaning
  }

  /// The first of some entries whose key has a meaning.
  @inlinable
  @inline(__always)
  public func firstEntry(_ entries: Range<Int>, meaning: Int32) -> Int? {
    for index in entries where entryStack[index].meaning == meaning { return index }
    return nil
  }

  /// Forgets the entries of a mapping.
  public mutating func endEntries(_ entries: Range<Int>) {
    entryStack.removeAll(from: entries.lowerBound)
  }

  @inline(__always)
  private mutating func forEachKey(
    of mapping: SyntaxIndex, _ body: (inout SyntaxWalk, SyntaxIndex, SyntaxIndex) -> Void
  ) {
    var key = mapping + 1
    let end = tree.end(of: mapping)
    while key < end {
      let value = tree.end(of: key)
      body(&self, key, value)
      key = tree.end(of: value)
    }
  }

  private mutating func addMerged(into mapping: SyntaxIndex) {
    forEachKey(of: mapping) { walk, key, value in
      if walk.tree.isMergeKey(walk.tree[key]) { walk.merge(value, isListItem: false) }
    }
  }

  private mutating func merge(_ value: SyntaxIndex, isListItem: Bool) {
    guard let target = enter(value) else {
      isIncomplete = true
      return
    }
    defer { leave(value) }
    switch tree[target].kind {
    case .mapping: addEntries(of: target)
    case .sequence where !isListItem:
      for item in tree.children(of: target) { merge(item, isListItem: true) }
    default:
      isIncomplete = true
      report(.invalidMerge(at: tree.range(target)))
    }
  }

  private mutating func addEntries(of source: SyntaxIndex) {
    if tree[source].flags.contains(.incomplete) { isIncomplete = true }
    forEachKey(of: source) { walk, key, value in
      guard !walk.isExhausted, !walk.tree.isMergeKey(walk.tree[key]) else { return }
      let symbol = walk.tree.symbol(ofKey: key)
      walk.chargeKey(key)
      guard walk.tree[key].flags.isDisjoint(with: [.duplicate, .cut]),
        walk.merging.insert(symbol)
      else { return }
      walk.entryStack.append(
        MappingEntry(key: key, value: value, symbol: symbol, alias: walk.aliases.last))
    }
    addMerged(into: source)
  }
}

/// The keys that a mapping has while its merge keys are read.
private struct MergedKeys {
  private var generation: UInt32 = 0
  private var seenIn: [UInt32] = []

  mutating func begin(symbolCount: Int) {
    generation += 1
    if seenIn.count < symbolCount {
      seenIn += Array(repeating: 0, count: symbolCount - seenIn.count)
    }
  }

  /// Whether the key is new; one that is not a scalar always is.
  @discardableResult
  mutating func insert(_ symbol: Int?) -> Bool {
    guard let symbol else { return true }
    if seenIn[symbol] == generation { return false }
    seenIn[symbol] = generation
    return true
  }
}
