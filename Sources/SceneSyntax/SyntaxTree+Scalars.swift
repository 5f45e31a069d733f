public import SceneSource

/// What scalars say, by tag, style and the core schema.
extension SyntaxTree {
  /// Reads the value of a scalar, escapes and folding resolved, where it stands.
  @inlinable
  @inline(__always)
  package func withBytes<Result>(
    of index: SyntaxIndex, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let node = nodes[index]
    guard node.flags.isDisjoint(with: [.key, .decoded]) else {
      return bytes(of: index).withUnsafeBufferPointer(body)
    }
    let quotes = node.flags.contains(.quoted) ? 1 : 0
    return source.bytes.withUnsafeBufferPointer {
      body(
        UnsafeBufferPointer(rebasing: $0[(Int(node.start) + quotes)..<(Int(node.end) - quotes)]))
    }
  }

  /// Whether a scalar is taken for a text, whatever it looks like.
  @inlinable
  @inline(__always)
  package func isText(_ index: SyntaxIndex) -> Bool {
    let node = nodes[index]
    return switch node.tag {
    case .str, .nonSpecific: true
    case .none: node.style != .plain
    default: false
    }
  }

  /// Whether a node is null or nothing at all.
  package func isNull(_ index: SyntaxIndex) -> Bool {
    let node = nodes[index]
    if node.tag == .none, node.end > node.start {
      switch source.bytes[Int(node.start)] {
      case UInt8(ascii: "~"), UInt8(ascii: "n"), UInt8(ascii: "N"): break
      default: return false
      }
    }
    guard node.kind == .scalar, !isText(index) else { return false }
    return node.tag == .null || withBytes(of: index) { ScalarValue.isNull($0) }
  }

  /// Whether a plain scalar is a number, a bool or null by the core schema.
  package func looksTyped(_ index: SyntaxIndex) -> Bool {
    withBytes(of: index) { looksTyped(index, $0) }
  }

  /// The same for a scalar with its value.
  package func looksTyped(_ index: SyntaxIndex, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    nodes[index].tag != .none || ScalarValue.isTyped(bytes)
  }

  /// The number that a scalar says in one of the core schema's forms.
  package func number(_ index: SyntaxIndex) -> ScalarValue.Number? {
    withBytes(of: index) { ScalarValue.number($0) }
  }

  /// The bool that a scalar says in one of the core schema's spellings.
  package func bool(_ index: SyntaxIndex) -> Bool? {
    withBytes(of: index) { ScalarValue.bool($0) }
  }
}
