package import SceneSource

/// The index of a node in its tree; the root is 0, and a parent precedes its children.
package typealias SyntaxIndex = Int

/// The kinds of node.
package enum SyntaxKind: UInt8 {
  case scalar
  case sequence
  case mapping
  case alias
}

/// The tags of the YAML 1.2 core schema, and what stands for the others.
package enum SyntaxTag: UInt8 {
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
package struct SyntaxNode {
  static let none = UInt32.max

  /// The value without its properties: for a quoted scalar with its quotes, for a block
  /// scalar with its indicator, for a block collection from its first to its last child.
  @usableFromInline
  package var start: UInt32
  @usableFromInline
  package var end: UInt32
  /// For a collection the index after its last descendant; for an alias its target, or
  /// `none`; for a scalar in key position its symbol; for another scalar whose value differs
  /// from its source text the number of its decoded value.
  @usableFromInline
  package var link: UInt32
  @usableFromInline
  package let kind: SyntaxKind
  package let style: EventReader.Style
  package var tag: SyntaxTag
  @usableFromInline
  package var flags: Flags

  @usableFromInline
  package struct Flags: OptionSet {
    @usableFromInline
    package let rawValue: UInt8
    @usableFromInline
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The value of the scalar is not a slice of the source.
    @usableFromInline
    package static let decoded = Flags(rawValue: 1)
    /// The scalar stands in key position.
    @usableFromInline
    package static let key = Flags(rawValue: 2)
    /// The quotes are not part of the value.
    @usableFromInline
    package static let quoted = Flags(rawValue: 4)
    /// The key stands a second time in its mapping, which is already diagnosed.
    @usableFromInline
    package static let duplicate = Flags(rawValue: 8)
  }

  /// The place of the value in the file.
  @inlinable
  package var range: SourceRange { SourceRange(Int(start), Int(end)) }
}
