import SceneSource

/// Reads `# scenec: ignore[rule, ...] reason` and `# scenec: ignore-file[rule, ...] reason`.
///
/// Blanks are free. What is misspelt counts as what it was meant to be, so that one mistake
/// gives one finding.
struct SuppressionParser {
  static let marker: StaticString = "scenec:"

  private let bytes: [UInt8]
  private let rules: SuppressibleRules
  private let end: Int
  private var offset: Int

  /// The suppression that a comment is, or that stands at its end behind another `#`; nil for
  /// any other comment.
  static func parse(
    _ comment: SourceRange, of bytes: [UInt8], _ rules: SuppressibleRules
  ) -> Suppression? {
    var end = comment.offsets.upperBound
    while end > comment.offsets.lowerBound, bytes[end - 1].isBlank { end -= 1 }
    for start in comment.offsets where start < end && bytes[start] == UInt8(ascii: "#") {
      guard start == comment.offsets.lowerBound || bytes[start - 1].isBlank else { continue }
      var parser = SuppressionParser(bytes: bytes, rules: rules, end: end, offset: start + 1)
      if parser.skipMarker() { return parser.suppression(from: start) }
    }
    return nil
  }

  private mutating func skipMarker() -> Bool {
    skipBlanks()
    let marker = Self.marker.withUTF8Buffer { Array($0) }
    guard bytes[offset..<end].starts(with: marker) else { return false }
    offset += marker.count
    return true
  }

  private mutating func suppression(from start: Int) -> Suppression {
    let comment = SourceRange(start, end)
    skipBlanks()
    let word = takeWord()
    guard let (scope, isKnown) = Self.scope(text(word)) else {
      return Suppression(
        comment: comment, scope: nil, entries: [],
        problem: .unknownWord(word.offsets.isEmpty ? comment : word, meant: nil))
    }
    let (names, formProblem) = takeNames(after: word)
    let meant = scope == .line ? "ignore" : "ignore-file"
    return Suppression(
      comment: comment, scope: scope, entries: names.map(entry),
      problem: isKnown ? formProblem : .unknownWord(word, meant: meant))
  }

  /// What a word says to do, and whether it is spelt well.
  private static func scope(_ word: String) -> (Suppression.Scope, isKnown: Bool)? {
    switch word {
    case "ignore": return (.line, true)
    case "ignore-file": return (.file, true)
    default: break
    }
    let candidates = ["ignore", "ignore-file", "ignore-line", "ignore-next-line"]
    guard let nearest = NearestName.of(word, among: candidates) else { return nil }
    return (nearest == "ignore-file" ? .file : .line, false)
  }

  private func entry(_ range: SourceRange) -> Suppression.Entry {
    let name = text(range)
    let rule = rules[name] != nil ? name : NearestName.of(name, among: rules.ids)
    return Suppression.Entry(name: name, range: range, rule: rule)
  }

  // MARK: Names

  private mutating func takeNames(
    after word: SourceRange
  ) -> ([SourceRange], Suppression.Problem?) {
    skipBlanks()
    guard offset < end, bytes[offset] == UInt8(ascii: "[") else {
      return takeBareNames(after: word)
    }
    let opening = offset
    offset += 1
    if let closing = bytes[offset..<end].firstIndex(of: UInt8(ascii: "]")) {
      let names = takeNames(upTo: closing)
      let brackets = SourceRange(opening, closing + 1)
      return (names, names.isEmpty ? .empty(brackets) : nil)
    }
    let names = takeRuleNames(atLeastOne: true)
    let last = names.last.map { Int($0.end) } ?? opening + 1
    return (names, .notClosed(SourceRange(opening, opening + 1), end: last))
  }

  /// `ignore sibling-overlap`: the names of rules that follow.
  private mutating func takeBareNames(
    after word: SourceRange
  ) -> ([SourceRange], Suppression.Problem?) {
    let names = takeRuleNames(atLeastOne: false)
    guard let first = names.first, let last = names.last else {
      return ([], .noBrackets(word, edits: []))
    }
    let gap = SourceRange(Int(word.end), Int(first.start))
    let end = SourceRange(Int(last.end), Int(last.end))
    return (names, .noBrackets(word, edits: [TextEdit(gap, "["), TextEdit(end, "]")]))
  }

  /// All words up to the closing bracket.
  private mutating func takeNames(upTo closing: Int) -> [SourceRange] {
    var names: [SourceRange] = []
    while offset < closing {
      if bytes[offset].isSeparator {
        offset += 1
        continue
      }
      let start = offset
      while offset < closing, !bytes[offset].isSeparator { offset += 1 }
      names.append(SourceRange(start, offset))
    }
    offset = closing + 1
    return names
  }

  /// The words that are ids of rules, up to one that is none.
  private mutating func takeRuleNames(atLeastOne: Bool) -> [SourceRange] {
    var names: [SourceRange] = []
    while offset < end {
      while offset < end, bytes[offset].isSeparator { offset += 1 }
      let name = takeWord()
      let isWanted = rules[text(name)] != nil || names.isEmpty && atLeastOne
      guard !name.offsets.isEmpty, isWanted else { break }
      names.append(name)
    }
    return names
  }

  // MARK: Bytes

  private func text(_ range: SourceRange) -> String {
    String(decoding: bytes[range.offsets], as: UTF8.self)
  }

  /// Letters, digits, `-` and `_`, maybe none.
  private mutating func takeWord() -> SourceRange {
    let start = offset
    while offset < end, bytes[offset].isWordCharacter { offset += 1 }
    return SourceRange(start, offset)
  }

  private mutating func skipBlanks() {
    while offset < end, bytes[offset].isBlank { offset += 1 }
  }
}

extension UInt8 {
  var isBlank: Bool { self == 0x20 || self == 0x09 }

  fileprivate var isSeparator: Bool { isBlank || self == UInt8(ascii: ",") }

  fileprivate var isWordCharacter: Bool {
    self | 0x20 >= 0x61 && self | 0x20 <= 0x7A || self >= 0x30 && self <= 0x39
      || self == UInt8(ascii: "-") || self == UInt8(ascii: "_")
  }
}
