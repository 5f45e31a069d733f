public import SceneSource

/// The index of a node in its tree; the root is 0, and a parent precedes its children.
public typealias SyntaxIndex = Int

/// The kinds of node.
@frozen
public enum SyntaxKind: UInt8 {
  case scalar
  case sequence
  case mapping
  case alias

  /// The kind of some bits; unlike `init(rawValue:)` it is inlined in other modules.
  @inlinable
  init(bits: UInt32) {
    switch bits {
    case 0: self = .scalar
    case 1: self = .sequence
    case 2: self = .mapping
    default: self = .alias
    }
  }
}

/// The tags of the YAML 1.2 core schema, and what stands for the others.
@frozen
public enum SyntaxTag: UInt8 {
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

  /// The tag of some bits; unlike `init(rawValue:)` it is inlined in other modules.
  @inlinable
  init(bits: UInt32) {
    switch bits {
    case 0: self = .none
    case 1: self = .nonSpecific
    case 2: self = .str
    case 3: self = .int
    case 4: self = .float
    case 5: self = .bool
    case 6: self = .null
    case 7: self = .map
    case 8: self = .seq
    default: self = .unsupported
    }
  }

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

/// One flat record of the arena, 12 bytes: a file of 8 MB has more than a million of them.
///
/// Nodes stand in document order: the first child of a collection is the next record, and a
/// collection's `link` is the index after its last descendant. A mapping's children alternate
/// key, value. The bits suffice for what `SyntaxLimits` lets pass.
@frozen
public struct SyntaxNode: Sendable {
  /// No link.
  static let none: UInt32 = linkMask

  /// The start in the low bits, the flags above.
  @usableFromInline
  var startAndFlags: UInt32
  /// The end in the low bits, kind and tag above.
  @usableFromInline
  var endAndSort: UInt32
  /// The link in the low bits, the style above.
  @usableFromInline
  var linkAndStyle: UInt32

  /// Offsets up to 64 MiB.
  @usableFromInline
  static let offsetMask: UInt32 = 1 << 26 - 1
  /// Indices up to 16 million.
  @usableFromInline
  static let linkMask: UInt32 = 1 << 24 - 1

  /// Takes offsets of a text that `SyntaxLimits` lets pass.
  @inline(__always)
  init(
    start: Int, end: Int, link: UInt32, kind: SyntaxKind, style: EventReader.Style,
    tag: SyntaxTag, flags: Flags
  ) {
    startAndFlags = UInt32(truncatingIfNeeded: start) | UInt32(flags.rawValue) << 26
    endAndSort =
      UInt32(truncatingIfNeeded: end) | UInt32(kind.rawValue) << 30 | UInt32(tag.rawValue) << 26
    linkAndStyle = link | UInt32(style.rawValue) << 24
  }

  /// The value without its properties: for a quoted scalar with its quotes, for a block
  /// scalar with its indicator, for a block collection from its first to its last child.
  @inlinable
  @inline(__always)
  public var start: UInt32 { startAndFlags & Self.offsetMask }

  /// The end of the value: the offset after its last byte.
  @inlinable
  @inline(__always)
  public internal(set) var end: UInt32 {
    get { endAndSort & Self.offsetMask }
    set { endAndSort = endAndSort & ~Self.offsetMask | newValue }
  }

  /// For a collection the index after its last descendant; for an alias its target, or
  /// `none`; for a scalar in key position its symbol; for another scalar whose value differs
  /// from its source text the number of its decoded value.
  @inlinable
  @inline(__always)
  public internal(set) var link: UInt32 {
    get { linkAndStyle & Self.linkMask }
    set { linkAndStyle = linkAndStyle & ~Self.linkMask | newValue }
  }

  /// What kind of node it is.
  @inlinable
  @inline(__always)
  public var kind: SyntaxKind { SyntaxKind(bits: endAndSort >> 30) }

  /// How it was written.
  @inlinable
  @inline(__always)
  public var style: EventReader.Style { EventReader.Style(bits: linkAndStyle >> 24) }

  /// Its tag.
  @inlinable
  @inline(__always)
  public internal(set) var tag: SyntaxTag {
    get { SyntaxTag(bits: endAndSort >> 26 & 15) }
    set { endAndSort = endAndSort & ~(15 << 26) | UInt32(newValue.rawValue) << 26 }
  }

  /// Whether it is no alias and has no tag.
  @inlinable
  @inline(__always)
  var isPlain: Bool { endAndSort >> 26 & 15 == 0 && kind != .alias }

  /// What else is known of it.
  @inlinable
  @inline(__always)
  public internal(set) var flags: Flags {
    get { Flags(rawValue: UInt8(truncatingIfNeeded: startAndFlags >> 26)) }
    set { startAndFlags = startAndFlags & Self.offsetMask | UInt32(newValue.rawValue) << 26 }
  }

  /// Facts about a node, a bit each.
  @frozen
  public struct Flags: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt8
    /// Makes flags of their bits.
    @inlinable
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The value of the scalar is not a slice of the source.
    @inlinable
    public static var decoded: Flags { Flags(rawValue: 1) }
    /// The scalar stands in key position.
    @inlinable
    public static var key: Flags { Flags(rawValue: 2) }
    /// The quotes are not part of the value.
    @inlinable
    public static var quoted: Flags { Flags(rawValue: 4) }
    /// The key stands a second time in its mapping, which is already diagnosed.
    @inlinable
    public static var duplicate: Flags { Flags(rawValue: 8) }
    /// The key stands for an entry that was cut out for a syntax error.
    @inlinable
    public static var cut: Flags { Flags(rawValue: 16) }
    /// The collection may lack something that was cut out for a syntax error.
    @inlinable
    public static var incomplete: Flags { Flags(rawValue: 32) }
  }

  /// The index after the node and its descendants, if it stands at an index.
  @inlinable
  @inline(__always)
  func end(at index: SyntaxIndex) -> SyntaxIndex {
    switch kind {
    case .mapping, .sequence: Int(link)
    case .scalar, .alias: index + 1
    }
  }

  /// The place of the value in the file.
  @inlinable
  public var range: SourceRange { SourceRange(Int(start), Int(end)) }
}
