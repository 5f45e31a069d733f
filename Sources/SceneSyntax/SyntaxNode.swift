public import SceneSource

/// The index of a node in its tree; the root is 0, and a parent precedes its children.
public typealias SyntaxIndex = Int

/// The kinds of node.
@frozen
public enum SyntaxKind {
  case scalar
  case sequence
  case mapping
  case alias
}

/// The tags of the YAML 1.2 core schema, and what stands for the others.
@frozen
public enum SyntaxTag {
  /// No tag: the value decides, or the expected type.
  case none
  /// `!`, a string.
  case nonSpecific
  case str
  case int
  case float
  case bool
  case null
  case map
  case seq
  /// Already diagnosed.
  case unsupported

  /// Whether the tag may stand on a node of a kind; `unsupported` and none may on each.
  func fits(_ kind: SyntaxKind) -> Bool {
    switch (self, kind) {
    case (.map, .scalar), (.seq, .scalar), (.seq, .mapping), (.map, .sequence): false
    case (.str, .mapping), (.int, .mapping), (.float, .mapping), (.bool, .mapping),
      (.null, .mapping):
      false
    case (.str, .sequence), (.int, .sequence), (.float, .sequence), (.bool, .sequence),
      (.null, .sequence):
      false
    default: true
    }
  }

  init(_ tag: String) {
    self =
      switch tag {
      case "!": .nonSpecific
      case "tag:yaml.org,2002:str": .str
      case "tag:yaml.org,2002:int": .int
      case "tag:yaml.org,2002:float": .float
      case "tag:yaml.org,2002:bool": .bool
      case "tag:yaml.org,2002:null": .null
      case "tag:yaml.org,2002:map": .map
      case "tag:yaml.org,2002:seq": .seq
      default: .unsupported
      }
  }
}

/// One flat record of the arena, 16 bytes.
///
/// Nodes stand in document order: the first child of a collection is the next record, and a
/// collection's `link` is the index after its last descendant. A mapping's children alternate
/// key, value.
@frozen
public struct SyntaxNode: Sendable {
  static let none = UInt32.max

  /// The value without its properties: for a quoted scalar with its quotes, for a block
  /// scalar with its indicator, for a block collection from its first to its last child.
  public var start: UInt32
  /// The end of the value: the offset after its last byte.
  public var end: UInt32
  /// For a collection the index after its last descendant; for an alias its target, or
  /// `none`; for a scalar in key position its symbol; for another scalar whose value differs
  /// from its source text the number of its decoded value.
  public var link: UInt32
  /// What kind of node it is.
  public let kind: SyntaxKind
  /// How it was written.
  public let style: EventReader.Style
  /// Its tag.
  public var tag: SyntaxTag
  /// What else is known of it.
  public var flags: Flags

  /// Facts about a node, a bit each.
  @frozen
  public struct Flags: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt8
    /// Makes flags of their bits.
    @inlinable
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The value of the scalar is not a slice of the source.
    public static let decoded = Flags(rawValue: 1)
    /// The scalar stands in key position.
    public static let key = Flags(rawValue: 2)
    /// The quotes are not part of the value.
    public static let quoted = Flags(rawValue: 4)
    /// The key stands a second time in its mapping, which is already diagnosed.
    public static let duplicate = Flags(rawValue: 8)
    /// The key stands for an entry that was cut out for a syntax error.
    public static let cut = Flags(rawValue: 16)
    /// The collection may lack something that was cut out for a syntax error.
    public static let incomplete = Flags(rawValue: 32)
  }

  /// The place of the value in the file.
  @inlinable
  public var range: SourceRange { SourceRange(Int(start), Int(end)) }
}
