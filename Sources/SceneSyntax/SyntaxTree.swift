public import SceneSource

/// The YAML of one file as an arena of flat records over its bytes.
///
/// Comments are not part of it, aliases are nodes of their own, and merge keys stay as they
/// are written; `SyntaxWalk` reads through them.
public final class SyntaxTree: Sendable {
  /// The file.
  public let source: SourceFile
  /// All nodes in document order.
  public let nodes: [SyntaxNode]
  /// The distinct keys.
  public let symbols: SymbolTable
  /// Whether the document has a root node that is not empty, and libyaml read all of it.
  public let hasContent: Bool

  private let decoded: DecodedScalars
  private let aliasKeySymbols: [Int: UInt32]

  init(
    source: SourceFile, nodes: [SyntaxNode], symbols: SymbolTable, decoded: DecodedScalars,
    aliasKeySymbols: [Int: UInt32], hasContent: Bool
  ) {
    self.source = source
    self.nodes = nodes
    self.symbols = symbols
    self.decoded = decoded
    self.aliasKeySymbols = aliasKeySymbols
    self.hasContent = hasContent
  }

  /// The record of a node.
  @inlinable
  public subscript(_ index: SyntaxIndex) -> SyntaxNode { nodes[index] }

  /// The number of nodes.
  @inlinable
  public var count: Int { nodes.count }

  /// The place of a node's value.
  @inlinable
  public func range(_ index: SyntaxIndex) -> SourceRange { nodes[index].range }

  /// The index after a node and its descendants: its next sibling if there is one.
  @inlinable
  public func end(of index: SyntaxIndex) -> SyntaxIndex {
    switch nodes[index].kind {
    case .mapping, .sequence: Int(nodes[index].link)
    case .scalar, .alias: index + 1
    }
  }

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
    let link = nodes[alias].link
    return link == SyntaxNode.none ? nil : Int(link)
  }

  /// The symbol of a key; nil when the key is not a scalar.
  @inline(__always)
  public func symbol(ofKey index: SyntaxIndex) -> Int? {
    let node = nodes[index]
    switch node.kind {
    case .scalar: return Int(node.link)
    case .alias: return aliasKeySymbols[index].map(Int.init)
    case .sequence, .mapping: return nil
    }
  }

  /// The value of a scalar, escapes and folding resolved.
  public func bytes(of index: SyntaxIndex) -> ArraySlice<UInt8> {
    let node = nodes[index]
    if node.flags.contains(.key) { return symbols.bytes(Int(node.link)) }
    if node.flags.contains(.decoded) { return decoded.bytes(Int(node.link)) }
    let quotes = node.flags.contains(.quoted) ? 1 : 0
    return source.bytes[(Int(node.start) + quotes)..<(Int(node.end) - quotes)]
  }

  /// The value of a scalar as text.
  public func text(of index: SyntaxIndex) -> String {
    withBytes(of: index) { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether a key is a plain `<<`.
  @inline(__always)
  public func isMergeKey(_ node: SyntaxNode) -> Bool {
    node.end &- node.start == 2 && node.kind == .scalar && node.style == .plain
      && node.tag == .none && source.bytes[Int(node.start)] == UInt8(ascii: "<")
      && source.bytes[Int(node.start) + 1] == UInt8(ascii: "<")
  }
}

/// The values of scalars that differ from their source text, one after the other.
struct DecodedScalars: Sendable {
  private var pool: [UInt8] = []
  private var ends: [Int] = []

  func bytes(_ number: Int) -> ArraySlice<UInt8> {
    pool[(number == 0 ? 0 : ends[number - 1])..<ends[number]]
  }

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    pool.append(contentsOf: bytes)
    ends.append(pool.count)
    return UInt32(ends.count - 1)
  }
}
