import SceneLayout
import SceneSource
import SceneSyntax

/// The fixes of values. Each takes a node that is no alias, and answers nil when it does not
/// tell what was meant.
extension Lowering {
  /// Whether a node is one word or number without a tag, so that its text can be replaced.
  private func isReplaceable(_ node: SyntaxIndex) -> Bool {
    tree[node].kind == .scalar && tree[node].tag == .none && tree.bytes(of: node).count <= 200
  }

  private func replace(
    _ node: SyntaxIndex, with text: String, _ applicability: FixIt.Applicability
  ) -> FixIt {
    FixIt(
      "replace with \(quoted(text))", applicability,
      edits: [TextEdit(tree.range(node), text)])
  }

  // MARK: Types

  /// `yes`, `no`, `on`, `off`, `y` and `n`, which were bools in YAML 1.1, and bools in quotes.
  func meantBool(_ node: SyntaxIndex) -> FixIt? {
    guard isReplaceable(node) else { return nil }
    switch brief(node).lowercased() {
    case "yes", "on", "y", "true": return replace(node, with: "true", .safe)
    case "no", "off", "n", "false": return replace(node, with: "false", .safe)
    default: return nil
    }
  }

  /// A number without its quotes, without `pt` behind it, or without `.0` where it must be whole.
  func meantNumber(_ node: SyntaxIndex, fits: (ScalarValue.Number) -> Bool) -> FixIt? {
    guard isReplaceable(node) else { return nil }
    var text = brief(node)
    if text.hasSuffix("pt") { text = String(text.dropLast(2).trimmingBlanks) }
    guard let number = ScalarValue.number(Array(text.utf8)[...]) else { return nil }
    if fits(number) {
      let isNew = tree[node].style != .plain || text.utf8.count < tree.bytes(of: node).count
      return isNew ? replace(node, with: text, .safe) : nil
    }
    guard case .double(let value) = number, value == value.rounded(), value.magnitude < 1e15,
      fits(.integer(Int(value)))
    else { return nil }
    return replace(node, with: "\(Int(value))", .safe)
  }

  /// `90°`, or a blank before the unit.
  func meantAngle(_ node: SyntaxIndex) -> FixIt? {
    guard isReplaceable(node) else { return nil }
    let text = brief(node)
    let isDegrees = text.hasSuffix("°")
    let meant = (isDegrees ? text.dropLast() : text[...]).filter { $0 != " " }
    guard meant.utf8.count < text.utf8.count else { return nil }
    let bytes = Array(meant.utf8)[...]
    let number = isDegrees ? bytes : AngleUnit.split(bytes)?.0
    guard let number, ScalarValue.number(number)?.double.isFinite == true else { return nil }
    return replace(node, with: meant, .safe)
  }

  // MARK: Ranges

  /// The nearest number of a range.
  func clamped(_ node: SyntaxIndex, _ number: WholeNumber, to range: ClosedRange<Int>) -> FixIt? {
    guard isReplaceable(node) else { return nil }
    let value =
      switch number {
      case .value(let value): min(max(value, range.lowerBound), range.upperBound)
      case .tooLarge(let isNegative): isNegative ? range.lowerBound : range.upperBound
      }
    return replace(node, with: "\(value)", .unsafe)
  }

  /// The nearest number of a range, unless that end is not part of it.
  func clamped(_ node: SyntaxIndex, _ value: Double, to range: NumberRange) -> FixIt? {
    guard isReplaceable(node) else { return nil }
    if let minimum = range.minimum, value < minimum {
      return range.excludesMinimum ? nil : replace(node, with: minimum.shortText, .unsafe)
    }
    guard let maximum = range.maximum, value > maximum, !range.excludesMaximum else { return nil }
    return replace(node, with: maximum.shortText, .unsafe)
  }

  /// A number at least as great as a bound, which is what SwiftUI makes of a smaller one.
  func raised(_ node: SyntaxIndex, to bound: Double) -> FixIt? {
    guard bound.isFinite, isReplaceable(node) else { return nil }
    return replace(node, with: bound.shortText, .unsafe)
  }

  /// The number on the other side of 0.
  func withoutMinus(_ node: SyntaxIndex, in range: NumberRange) -> FixIt? {
    guard isReplaceable(node), tree[node].style == .plain else { return nil }
    let bytes = tree.bytes(of: node)
    guard bytes.first == UInt8(ascii: "-"),
      let number = ScalarValue.number(bytes.dropFirst())?.double, range.contains(number)
    else { return nil }
    let start = Int(tree[node].start)
    return FixIt("remove the '-'", .unsafe, edits: [TextEdit(SourceRange(start, start + 1), "")])
  }

  // MARK: Counts

  /// The counts that a container may have.
  func countsOf(_ content: ContainerContent) -> ClosedRange<Int> {
    let counts = limits.counts
    guard content.list != nil, content.childCount > 0 else { return counts }
    return counts.lowerBound...max(counts.lowerBound, min(counts.upperBound, content.childCount))
  }

  /// The ends of a reversed range in their order, if all is well then.
  func swapped(
    _ items: [SyntaxIndex], _ ends: (low: Int, high: Int), within counts: ClosedRange<Int>,
    _ keys: KeyedMapping
  ) -> FixIt? {
    guard counts.contains(ends.low), counts.contains(ends.high) else { return nil }
    if let count = keys.entry(.count, self) {
      guard let pair = wholeNumbers([count.value, count.value]),
        (ends.high...ends.low).contains(pair.low)
      else { return nil }
    }
    let ranges = items.map { tree.range($0) }
    return FixIt(
      "swap the ends", .safe,
      edits: [
        TextEdit(ranges[0], tree.source.text(ranges[1])),
        TextEdit(ranges[1], tree.source.text(ranges[0])),
      ])
  }

  // MARK: Names

  /// An id with '-' for what ids cannot have.
  func validID(_ node: SyntaxIndex) -> FixIt? {
    guard isReplaceable(node) else { return nil }
    var id = ""
    for byte in tree.bytes(of: node) where byte & 0xC0 != 0x80 {
      let isLetter = byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte == UInt8(ascii: "_")
      let isOther = byte >= 0x30 && byte <= 0x39 || byte == UInt8(ascii: ".")
      if id.isEmpty, isOther { id = "_" }
      if isLetter || isOther {
        id.unicodeScalars.append(Unicode.Scalar(byte))
      } else if !id.isEmpty, !id.hasSuffix("-") {
        id += "-"
      }
    }
    while id.hasSuffix("-") { id.removeLast() }
    guard !id.isEmpty, !ScalarValue.isTyped(Array(id.utf8)[...]) else { return nil }
    return replace(node, with: id, .unsafe)
  }

  // MARK: Keys

  /// `version: 1` before the first key of the scene.
  func insertedVersion(_ root: SyntaxIndex, _ keys: KeyedMapping) -> FixIt? {
    let start = Int(keys.firstKey(self).start)
    guard tree.end(of: root) > root + 1, start >= Int(tree[root].start) else { return nil }
    let bytes = tree.source.bytes
    let entry = "version: 1"
    if tree[root].style == .flow {
      guard start > 0, bytes[start - 1] == UInt8(ascii: "{") || bytes[start - 1] == 0x20,
        bytes[Int(tree[root].start)..<start].allSatisfy({ $0 == 0x20 || $0 == UInt8(ascii: "{") })
      else { return nil }
      return inserted(entry + ", ", at: start)
    }
    let line = bytes[..<start].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 }
    let lineStart = line ?? (bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    guard bytes[lineStart..<start].allSatisfy({ $0 == 0x20 }) else { return nil }
    let indentation = String(repeating: " ", count: start - lineStart)
    return inserted(entry + lineBreak + indentation, at: start)
  }

  private func inserted(_ text: String, at offset: Int) -> FixIt {
    FixIt(
      "insert 'version: 1'", .safe, edits: [TextEdit(SourceRange(offset, offset), text)])
  }

  /// The first line break of the file.
  private var lineBreak: String {
    let bytes = tree.source.bytes
    guard let first = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return "\n" }
    if bytes[first] == 0x0A { return "\n" }
    return first + 1 < bytes.count && bytes[first + 1] == 0x0A ? "\r\n" : "\r"
  }
}

extension Substring {
  /// Without the blanks at its end.
  fileprivate var trimmingBlanks: Substring {
    var result = self
    while result.last == " " { result.removeLast() }
    return result
  }
}
