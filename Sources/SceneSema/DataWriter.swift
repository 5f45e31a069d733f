import SceneSource
import SceneSyntax

/// Carries `data` to the output: YAML as JSON text, in its own order.
///
/// Types are those of the YAML 1.2 core schema; numbers are kept as written, in the shortest
/// form that reads back equal.
extension Lowering {
  /// Appends a node as JSON; nil when JSON cannot say it, which is reported.
  mutating func writeData(_ node: SyntaxIndex) -> Range<UInt32>? {
    let start = data.count
    guard writeJSON(node, depth: 0) else {
      data.removeSubrange(start...)
      return nil
    }
    return UInt32(start)..<UInt32(data.count)
  }

  private mutating func writeJSON(_ node: SyntaxIndex, depth: Int) -> Bool {
    guard let target = walk.enter(node) else { return false }
    defer { walk.leave(node) }
    guard depth < SyntaxLimits.depth else {
      walk.report(
        .nestedTooDeep(SyntaxLimits.depth, levels: "YAML collections", at: tree.range(target)))
      return false
    }
    switch tree[target].kind {
    case .scalar: return writeScalar(target)
    case .sequence: return writeArray(target, depth)
    case .mapping: return writeObject(target, depth)
    case .alias: return false
    }
  }

  private mutating func writeArray(_ node: SyntaxIndex, _ depth: Int) -> Bool {
    data.append(UInt8(ascii: "["))
    var isFirst = true
    var isGood = true
    var child = node + 1
    let end = tree.end(of: node)
    while child < end {
      if !isFirst { data.append(UInt8(ascii: ",")) }
      isFirst = false
      if !writeJSON(child, depth: depth + 1) { isGood = false }
      child = tree.end(of: child)
    }
    data.append(UInt8(ascii: "]"))
    return isGood
  }

  private mutating func writeObject(_ node: SyntaxIndex, _ depth: Int) -> Bool {
    let entries = walk.beginEntries(of: node)
    defer { walk.endEntries(entries) }
    data.append(UInt8(ascii: "{"))
    var isGood = true
    for index in entries {
      if index > entries.lowerBound { data.append(UInt8(ascii: ",")) }
      if !writeEntry(walk.entry(index), depth) { isGood = false }
    }
    data.append(UInt8(ascii: "}"))
    return isGood
  }

  private mutating func writeEntry(_ entry: MappingEntry, _ depth: Int) -> Bool {
    walk.enter(entry)
    defer { walk.leave(entry) }
    guard let symbol = entry.symbol else {
      if tree[entry.key].kind == .alias && tree.target(of: entry.key) == nil { return false }
      return unrepresentable(entry.key, "a key that is \(found(entry.key))")
    }
    tree.symbols.bytes(symbol).withUnsafeBufferPointer { JSONText.writeString($0, to: &data) }
    data.append(UInt8(ascii: ":"))
    return writeJSON(entry.value, depth: depth + 1)
  }

  private mutating func writeScalar(_ node: SyntaxIndex) -> Bool {
    if writeText(node) { return true }
    let bytes = tree.bytes(of: node)
    let tag = tree[node].tag
    if tag == .none || tag == .null, ScalarValue.isNull(bytes) {
      data.append(contentsOf: "null".utf8)
    } else if tag == .none || tag == .bool, let value = ScalarValue.bool(bytes) {
      data.append(contentsOf: (value ? "true" : "false").utf8)
    } else if tag == .none || tag == .int || tag == .float,
      let value = ScalarValue.number(bytes), tag != .int || value.isInteger
    {
      return writeNumber(value, bytes, node)
    } else {
      return unrepresentable(node, "\(found(node)) with a tag of another kind")
    }
    return true
  }

  /// Writes a scalar if it is a text.
  private mutating func writeText(_ node: SyntaxIndex) -> Bool {
    let tree = self.tree
    return tree.withBytes(of: node) { bytes in
      guard tree.isText(node) || !tree.looksTyped(node, bytes) else { return false }
      JSONText.writeString(bytes, to: &data)
      return true
    }
  }

  private mutating func writeNumber(
    _ value: ScalarValue.Number, _ bytes: ArraySlice<UInt8>, _ node: SyntaxIndex
  ) -> Bool {
    switch value {
    case .integer(let value): data.append(contentsOf: String(value).utf8)
    case .hugeInteger(let value), .double(let value):
      guard value.isFinite else { return unrepresentable(node, quoted(brief(node))) }
      if let digits = JSONText.integerDigits(bytes) {
        data.append(contentsOf: digits)
      } else {
        JSONText.writeNumber(value, to: &data)
      }
    }
    return true
  }

  private mutating func unrepresentable(_ node: SyntaxIndex, _ what: String) -> Bool {
    walk.report(.unrepresentableData(what, at: tree.range(node)))
    return false
  }
}

/// The spelling of JSON values.
enum JSONText {
  /// A string with its quotes; the bytes are UTF-8.
  static func writeString(_ bytes: UnsafeBufferPointer<UInt8>, to data: inout [UInt8]) {
    data.append(UInt8(ascii: "\""))
    defer { data.append(UInt8(ascii: "\"")) }
    if bytes.allSatisfy({ $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C }) {
      data.append(contentsOf: bytes)
      return
    }
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        data.append(UInt8(ascii: "\\"))
        data.append(byte)
      case 0x0A: data.append(contentsOf: "\\n".utf8)
      case 0x0D: data.append(contentsOf: "\\r".utf8)
      case 0x09: data.append(contentsOf: "\\t".utf8)
      case 0..<0x20:
        let hex = String(byte, radix: 16)
        data.append(contentsOf: (byte < 16 ? "\\u000" : "\\u00").utf8)
        data.append(contentsOf: hex.utf8)
      default: data.append(byte)
      }
    }
  }

  /// A finite number in the shortest form that reads back equal.
  static func writeNumber(_ value: Double, to data: inout [UInt8]) {
    let text = value == 0 ? "0" : value.description
    data.append(contentsOf: text.hasSuffix(".0") ? text.dropLast(2).utf8 : text[...].utf8)
  }

  /// The digits of a decimal integer of any length, as JSON wants them; nil for other numbers.
  static func integerDigits(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    var digits = bytes
    var sign: [UInt8] = []
    if digits.first == 0x2B {
      digits.removeFirst()
    } else if digits.first == 0x2D {
      sign = [0x2D]
      digits.removeFirst()
    }
    guard !digits.isEmpty, digits.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return nil }
    let significant = digits.drop { $0 == 0x30 }
    return significant.isEmpty ? [0x30] : sign + significant
  }
}
