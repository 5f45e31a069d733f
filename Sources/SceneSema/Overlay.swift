import SceneLayout
import SceneSource
import SceneSyntax

/// What a variant sets, by the ids of elements: `dot` is every element of that id, `menu/dot`
/// the one in an element whose ids from the top are `menu`.
struct Overlay {
  private struct Change {
    let name: String
    let entry: MappingEntry
    var isUsed = false
  }

  private var changes: [Change] = []
  private var numbers: [String: [Int]] = [:]
  /// The paths of ids from the top to the elements that are being lowered, the outermost first.
  private var paths: [String] = []
  private var ids: Set<String> = []
  /// The keys that elements got from here.
  private var keys: Set<SyntaxIndex> = []

  /// Reads the ids of a mapping from ids to mappings.
  init(_ node: SyntaxIndex, _ lowering: inout Lowering) {
    let entries = lowering.walk.beginEntries(of: node)
    for index in entries {
      let entry = lowering.walk.entry(index)
      guard let symbol = entry.symbol else {
        lowering.walk.report(
          .wrongType(
            "a key of set", found: lowering.found(entry.key), "an element's id",
            at: lowering.tree.range(entry.key)))
        continue
      }
      let name = lowering.tree.symbols.briefText(symbol)
      numbers[name, default: []].append(changes.count)
      changes.append(Change(name: name, entry: entry))
    }
    lowering.walk.endEntries(entries)
  }

  /// Notes that an element is being lowered; its changes, the more special ones last.
  mutating func enter(_ id: String) -> [MappingEntry] {
    let outer = paths.last
    let path = outer.map { "\($0)/\(id)" } ?? id
    paths.append(path)
    ids.insert(id)
    let names = outer == nil ? [id] : [id, path]
    let found = names.flatMap { numbers[$0] ?? [] }
    for number in found { changes[number].isUsed = true }
    return found.map { changes[$0].entry }
  }

  /// Notes that an element is lowered.
  mutating func leave() { paths.removeLast() }

  /// Notes a key that an element got from here.
  mutating func note(_ key: SyntaxIndex) { keys.insert(key) }

  /// Whether an element got a key from here.
  func has(_ key: SyntaxIndex) -> Bool { keys.contains(key) }

  /// Reports the changes that no element has taken.
  func reportUnused(_ lowering: inout Lowering) {
    for change in changes where !change.isUsed {
      let last = change.name.split(separator: "/").last.map(String.init) ?? ""
      let nearest = NearestName.of(change.name, among: ids.sorted())
      lowering.walk.report(
        .unknownElement(
          change.name, nearest: nearest, isFree: nearest.map { numbers[$0] == nil } ?? false,
          isKnownElsewhere: ids.contains(last),
          at: lowering.tree.range(change.entry.key)))
    }
  }
}

extension Lowering {
  /// Starts to read the keys of an element, with what a variant sets of it; answers whether
  /// `leaveElement` must follow.
  mutating func beginElementKeys(of mapping: SyntaxIndex) -> (keys: KeyedMapping, hasID: Bool) {
    let keys = beginKeys(of: mapping)
    guard overlay != nil, let id = elementID(keys), let changes = overlay?.enter(id) else {
      return (keys, false)
    }
    return (changes.reduce(keys) { changed($0, mapping, by: $1) }, true)
  }

  /// Ends the reading of an element that `beginElementKeys` began.
  mutating func leaveElement() { overlay?.leave() }

  private mutating func elementID(_ keys: KeyedMapping) -> String? {
    guard let index = keys.entryIndex(KeyName(.id), self) else { return nil }
    let value = walk.entry(index).value
    let target = tree[value].kind == .alias ? tree.target(of: value) : value
    guard let target, tree[target].kind == .scalar else { return nil }
    return brief(target)
  }

  /// The keys of an element after one change.
  private mutating func changed(
    _ keys: KeyedMapping, _ mapping: SyntaxIndex, by change: MappingEntry
  ) -> KeyedMapping {
    walk.enter(change)
    defer { walk.leave(change) }
    guard let target = walk.enter(change.value) else { return keys }
    defer { walk.leave(change.value) }
    guard tree[target].kind == .mapping else {
      walk.report(
        .wrongType(
          "a change", found: found(target), "a mapping such as {radius: 90}",
          at: tree.range(target)))
      return keys
    }
    let entries = walk.overlayEntries(of: target, onto: keys.entries) { walk, index in
      let entry = walk.entry(index)
      let name = vocabulary.name(entry.symbol, in: walk.tree)
      walk.setMeaning(name.number, ofEntry: index)
      overlay?.note(entry.key)
      guard name.known == .id else { return }
      walk.report(.fixedKey("id", at: walk.tree.range(entry.key)))
    }
    var result = KeyedMapping(
      mapping, entries, KeySet(), isIncomplete: keys.isIncomplete || walk.isIncomplete)
    result.updateNames(walk)
    return result
  }
}
