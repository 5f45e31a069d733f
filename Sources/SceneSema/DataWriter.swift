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
      data.removeAll(from: start)
      return nil
    }
    return UInt32(start)..<UInt32(data.count)
  }

  private mutating func writeJSON(_ node: SyntaxIndex, depth: Int) -> Bool {
    if walk.isPlain(node) { return writeValue(node, depth) }
    guard let target = walk.enter(node) else { return false }
    defer { walk.leave(node) }
    return writeValue(target, depth)
  }

  private mutating func writeValue(_ target: SyntaxIndex, _ depth: Int) -> Bool {
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
    JSONText.writeString(tree.unsafeBytes(ofSymbol: symbol), to: &data)
    data.append(UInt8(ascii: ":"))
    return writeJSON(entry.value, depth: depth + 1)
  }

  private mutating func writeScalar(_ node: SyntaxIndex) -> Bool {
    let bytes = tree.unsafeBytes(of: node)
    let tag = tree[node].tag
    if tree.isText(node) || !tree.looksTyped(node, bytes) {
      JSONText.writeString(bytes, to: &data)
    } else if tag == .none || tag == .null, ScalarValue.isNull(bytes) {
      data.append("null" as StaticString)
    } else if tag == .none || tag == .bool, let value = ScalarValue.bool(bytes) {
      data.append((value ? "true" : "false") as StaticString)
    } else if tag == .none || tag == .int || tag == .float,
      let value = ScalarValue.number(bytes), tag != .int || value.isInteger
    {
      return writeNumber(value, bytes, node)
    } else {
      return unrepresentable(node, "\(found(node)) with a tag of another kind")
    }
    return true
  }

  private mutating func writeNumber(
    _ value: ScalarValue.Number, _ bytes: UnsafeBufferPointer<UInt8>, _ node: SyntaxIndex
  ) -> Bool {
    switch value {
    case .integer(let value): data.append(String(value))
    case .hugeInteger(let value), .double(let value):
      guard value.isFinite else { return unrepresentable(node, quoted(brief(node))) }
      if let digits = JSONText.integerDigits(bytes) {
        digits.withUnsafeBufferPointer { data.append($0) }
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
