public import SceneSource

/// The YAML of one file as an arena of flat records over its bytes.
///
/// Comments are not part of it, aliases are nodes of their own, and merge keys stay as they
/// are written; `SyntaxWalk` reads through them.
public final class SyntaxTree: Sendable {
  /// The file.
  public let source: SourceFile
  /// All nodes in document order.
  let nodes: RecordStack<SyntaxNode>
  /// The distinct keys.
  public let symbols: SymbolTable
  /// Whether the document has a root node that is not empty, and libyaml read all of it.
  public let hasContent: Bool

  /// The values of scalars that differ from their source text.
  let decoded: TextPool
  let aliasKeySymbols: [Int: UInt32]

  init(
    source: SourceFile, nodes: consuming RecordStack<SyntaxNode>, symbols: SymbolTable,
    decoded: TextPool, aliasKeySymbols: [Int: UInt32], hasContent: Bool
  ) {
    self.source = source
    self.nodes = nodes
    self.symbols = symbols
    self.decoded = decoded
    self.aliasKeySymbols = aliasKeySymbols
    self.hasContent = hasContent
  }

  /// A look at the tree, for what reads much of it while it holds the tree.
  package var view: SyntaxView { SyntaxView(self) }

  /// The record of a node.
  public subscript(_ index: SyntaxIndex) -> SyntaxNode { view[index] }

  /// The indices of all nodes, in document order.
  public var indices: Range<SyntaxIndex> { 0..<nodes.count }

  /// The number of nodes.
  public var count: Int { nodes.count }

  /// The place of a node's value.
  public func range(_ index: SyntaxIndex) -> SourceRange { nodes[index].range }

  /// The index after a node and its descendants: its next sibling if there is one.
  public func end(of index: SyntaxIndex) -> SyntaxIndex { view.end(of: index) }

  /// The items of a sequence, or the keys and values of a mapping by turns.
  public func children(of index: SyntaxIndex) -> [SyntaxIndex] { view.children(of: index) }

  /// What an alias stands for; nil when its anchor is undefined or around the alias itself.
  public func target(of alias: SyntaxIndex) -> SyntaxIndex? { view.target(of: alias) }

  /// The value of a scalar as text.
  public func text(of index: SyntaxIndex) -> String { view.text(of: index) }

  /// The value of a scalar, escapes and folding resolved.
  public func bytes(of index: SyntaxIndex) -> ArraySlice<UInt8> { view.bytes(of: index) }
}
