public import SceneSource

/// A look at a tree that does not hold it: reading through it counts no references.
///
/// Valid as long as somebody holds the tree.
@frozen
public struct SyntaxView {
  @usableFromInline
  let nodes: UnsafeBufferPointer<SyntaxNode>
  private let sourceText: UnsafeBufferPointer<UInt8>
  private let symbolTexts: TextPoolView
  private let decodedTexts: TextPoolView
  private unowned(unsafe) let tree: SyntaxTree

  /// The nodes and arrays of a tree never change, so that their memory stays where it is.
  init(_ tree: SyntaxTree) {
    self.tree = tree
    nodes = tree.nodes.buffer
    sourceText = tree.source.bytes.withUnsafeBufferPointer { $0 }
    symbolTexts = TextPoolView(tree.symbols.pool)
    decodedTexts = TextPoolView(tree.decoded)
  }

  /// The number of nodes.
  @inlinable
  public var count: Int { nodes.count }

  /// The file.
  public var source: SourceFile { tree.source }

  /// The number of distinct keys.
  package var symbolCount: Int { symbolTexts.count }

  /// The distinct keys.
  public var symbols: SymbolTable { tree.symbols }

  // MARK: Nodes

  /// The record of a node.
  @inlinable
  @inline(__always)
  public subscript(_ index: SyntaxIndex) -> SyntaxNode {
    precondition(nodes.indices.contains(index))
    return nodes[index]
  }

  /// The place of a node's value.
  @inlinable
  public func range(_ index: SyntaxIndex) -> SourceRange { self[index].range }

  /// The index after a node and its descendants: its next sibling if there is one.
  @inlinable
  public func end(of index: SyntaxIndex) -> SyntaxIndex { self[index].end(at: index) }

  /// The items of a sequence, or the keys and values of a mapping by turns.
  public func children(of index: SyntaxIndex) -> [SyntaxIndex] {
    var result: [SyntaxIndex] = []
    var child = index + 1
    let end = end(of: index)
    result.reserveCapacity(childCount(of: index))
    while child < end {
      result.append(child)
      child = self.end(of: child)
    }
    return result
  }

  private func childCount(of index: SyntaxIndex) -> Int {
    var count = 0
    var child = index + 1
    let end = end(of: index)
    while child < end {
      count += 1
      child = self.end(of: child)
    }
    return count
  }

  /// What an alias stands for; nil when its anchor is undefined or around the alias itself.
  public func target(of alias: SyntaxIndex) -> SyntaxIndex? {
    let link = self[alias].link
    return link == SyntaxNode.none ? nil : Int(link)
  }

  /// The symbol of a key; nil when the key is not a scalar.
  package func symbol(ofKey index: SyntaxIndex) -> Int? { symbol(ofKey: index, self[index]) }

  @inline(__always)
  func symbol(ofKey index: SyntaxIndex, _ node: SyntaxNode) -> Int? {
    switch node.kind {
    case .scalar: return Int(node.link)
    case .alias: return tree.aliasKeySymbols[index].map(Int.init)
    case .sequence, .mapping: return nil
    }
  }

  /// Whether a key is a plain `<<`.
  @inline(__always)
  public func isMergeKey(_ node: SyntaxNode) -> Bool {
    node.end &- node.start == 2 && node.kind == .scalar && node.style == .plain
      && node.tag == .none && firstByte(of: node) == UInt8(ascii: "<")
      && sourceText[Int(node.start) + 1] == UInt8(ascii: "<")
  }

  // MARK: Scalars

  /// The value of a scalar, escapes and folding resolved.
  public func bytes(of index: SyntaxIndex) -> ArraySlice<UInt8> {
    let node = self[index]
    if node.flags.contains(.key) { return tree.symbols.bytes(Int(node.link)) }
    if node.flags.contains(.decoded) { return tree.decoded[Int(node.link)] }
    return tree.source.bytes[node.textRange]
  }

  /// The same where it stands.
  @inline(__always)
  package func unsafeBytes(of index: SyntaxIndex) -> UnsafeBufferPointer<UInt8> {
    let node = self[index]
    guard node.flags.isDisjoint(with: [.key, .decoded]) else {
      return node.flags.contains(.key)
        ? symbolTexts[Int(node.link)] : decodedTexts[Int(node.link)]
    }
    return UnsafeBufferPointer(rebasing: sourceText[node.textRange])
  }

  /// The first byte of a node that is not empty, as it is written.
  func firstByte(of node: SyntaxNode) -> UInt8 { sourceText[Int(node.start)] }

  /// The text of a symbol where it stands.
  package func unsafeBytes(ofSymbol symbol: Int) -> UnsafeBufferPointer<UInt8> {
    symbolTexts[symbol]
  }

  /// The value of a scalar as text.
  public func text(of index: SyntaxIndex) -> String {
    String(decoding: unsafeBytes(of: index), as: UTF8.self)
  }
}

extension SyntaxNode {
  /// Where the value of a scalar that is not decoded stands in the source.
  fileprivate var textRange: Range<Int> {
    let inset = flags.contains(.quoted) ? 1 : 0
    return Int(start) + inset..<Int(end) - inset
  }
}
