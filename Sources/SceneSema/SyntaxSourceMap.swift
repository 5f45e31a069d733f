package import SceneSource
import SceneSyntax

/// The places of a scene's elements, found in the syntax tree when they are asked for.
///
/// Of each element only the number of its mapping is kept. The tree of a large file is not:
/// it is made again when the first place is asked for; parsing is deterministic.
package final class SyntaxSourceMap: SourceMap {
  private let nodes: [UInt32]
  private let source: SourceFile
  private let kept: SyntaxTree?
  private lazy var tree = kept ?? parseSyntax(source).tree

  /// The size of a file in bytes from which its tree is not kept.
  private static let largestKeptFile = 1 << 20
  /// How many keys are looked at for one entry, merged ones included.
  private static let longestSearch = 100_000

  /// Makes a map of the mapping of each element.
  init(_ nodes: [UInt32], in tree: SyntaxTree) {
    self.nodes = nodes
    source = tree.source
    kept = tree.source.bytes.count < Self.largestKeptFile ? tree : nil
  }

  package func origin(of element: Int) -> Int {
    nodes.indices.contains(element) ? Int(nodes[element]) : -1
  }

  package func place(of element: Int) -> SourceRange {
    guard let (tree, mapping) = mapping(of: element) else { return SourceRange(0, 0) }
    let isEmpty = tree.end(of: mapping) == mapping + 1
    return tree.range(isEmpty ? mapping : mapping + 1)
  }

  package func entry(_ key: String, of element: Int) -> SourceEntry? {
    guard let (tree, mapping) = mapping(of: element) else { return nil }
    var budget = Self.longestSearch
    return Self.entry(Array(key.utf8), in: mapping, of: tree, &budget)
  }

  private func mapping(of element: Int) -> (SyntaxView, SyntaxIndex)? {
    guard let tree = tree?.view, nodes.indices.contains(element), Int(nodes[element]) < tree.count
    else {
      return nil
    }
    return (tree, Int(nodes[element]))
  }

  /// A mapping's own keys come before merged ones, earlier merged ones before later.
  private static func entry(
    _ name: [UInt8], in mapping: SyntaxIndex, of tree: SyntaxView, _ budget: inout Int
  ) -> SourceEntry? {
    guard tree[mapping].kind == .mapping else { return nil }
    var merges: [SyntaxIndex] = []
    var key = mapping + 1
    let end = tree.end(of: mapping)
    while key < end, budget > 0 {
      budget -= 1
      let value = tree.end(of: key)
      if tree.isMergeKey(tree[key]) {
        merges.append(value)
      } else if let symbol = tree.symbol(ofKey: key), tree.symbols.bytes(symbol).elementsEqual(name)
      {
        return SourceEntry(key: tree.range(key), value: tree.range(value))
      }
      key = tree.end(of: value)
    }
    for merge in merges {
      guard let target = target(of: merge, in: tree) else { continue }
      let sources = tree[target].kind == .sequence ? tree.children(of: target) : [target]
      for source in sources {
        guard let source = self.target(of: source, in: tree) else { continue }
        if let found = entry(name, in: source, of: tree, &budget) { return found }
      }
    }
    return nil
  }

  private static func target(of node: SyntaxIndex, in tree: SyntaxView) -> SyntaxIndex? {
    tree[node].kind == .alias ? tree.target(of: node) : node
  }
}
