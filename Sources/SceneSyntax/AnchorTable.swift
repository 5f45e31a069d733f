import SceneSource

/// The anchors of a document; a name may be defined again, an alias means the latest.
struct AnchorTable {
  struct Anchor {
    let name: String
    let node: SyntaxIndex
    let range: SourceRange
    var isUsed = false
  }

  private var anchors: [Anchor] = []
  private var latest: [String: Int] = [:]

  mutating func define(_ name: String, node: SyntaxIndex, at range: SourceRange) {
    latest[name] = anchors.count
    anchors.append(Anchor(name: name, node: node, range: range))
  }

  /// The anchor that an alias means, noted as used.
  mutating func use(_ name: String) -> Anchor? {
    guard let index = latest[name] else { return nil }
    anchors[index].isUsed = true
    return anchors[index]
  }

  /// The anchors that no alias uses, in document order.
  var unused: [Anchor] { anchors.filter { !$0.isUsed } }

  /// The first hundred names in document order whose nodes fit, for suggestions.
  func names(where fits: (SyntaxIndex) -> Bool) -> [String] {
    anchors.prefix(100).filter { fits($0.node) }.map(\.name)
  }
}

/// Finds repeated keys of a mapping in time linear in its size, without hashing again.
struct DuplicateKeys {
  private var owner: [UInt32] = []
  private var firstKey: [UInt32] = []

  mutating func begin(symbolCount: Int) {
    while owner.count < symbolCount {
      owner.append(.max)
      firstKey.append(.max)
    }
  }

  /// The key of the same name that came first in the mapping; nil when this is the first.
  mutating func first(symbol: Int, in mapping: SyntaxIndex, key: SyntaxIndex) -> SyntaxIndex? {
    if owner[symbol] == UInt32(mapping) { return Int(firstKey[symbol]) }
    owner[symbol] = UInt32(mapping)
    firstKey[symbol] = UInt32(key)
    return nil
  }
}
