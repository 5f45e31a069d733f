/// What scalars say, by tag, style and the core schema.
extension SyntaxView {
  /// Whether a scalar is taken for a text, whatever it looks like.
  @inlinable
  @inline(__always)
  package func isText(_ index: SyntaxIndex) -> Bool {
    let node = self[index]
    return switch node.tag {
    case .str, .nonSpecific: true
    case .none: node.style != .plain
    default: false
    }
  }

  /// Whether a node is null or nothing at all.
  package func isNull(_ index: SyntaxIndex) -> Bool {
    let node = self[index]
    if node.tag == .none, node.end > node.start {
      switch firstByte(of: node) {
      case UInt8(ascii: "~"), UInt8(ascii: "n"), UInt8(ascii: "N"): break
      default: return false
      }
    }
    guard node.kind == .scalar, !isText(index) else { return false }
    return node.tag == .null || ScalarValue.isNull(unsafeBytes(of: index))
  }

  /// Whether a plain scalar is a number, a bool or null by the core schema.
  package func looksTyped(_ index: SyntaxIndex) -> Bool {
    looksTyped(index, unsafeBytes(of: index))
  }

  /// The same for a scalar with its value.
  package func looksTyped(_ index: SyntaxIndex, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    self[index].tag != .none || ScalarValue.isTyped(bytes)
  }

  /// The number that a scalar says in one of the core schema's forms.
  package func number(_ index: SyntaxIndex) -> ScalarValue.Number? {
    ScalarValue.number(unsafeBytes(of: index))
  }

  /// The bool that a scalar says in one of the core schema's spellings.
  package func bool(_ index: SyntaxIndex) -> Bool? {
    ScalarValue.bool(unsafeBytes(of: index))
  }
}
