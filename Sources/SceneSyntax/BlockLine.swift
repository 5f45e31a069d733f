/// One line of a text as block style reads it: its indentation, and the entries that start on it.
struct BlockLine {
  /// `- ` of a list, or a key with its `:`.
  struct Entry {
    let start: Int
    /// From 0, in bytes.
    let column: Int
    let isItem: Bool
    /// After the `-`, or at the `:`.
    let indicator: Int
    /// Where the value starts if it is on the line, else the end of the line.
    let contentStart: Int
    /// Where the first entry of the same list or mapping starts.
    var firstStart: Int
  }

  let start: Int
  /// Before the line break.
  let end: Int
  /// The offset of the next line; one more than the text's size after its last line.
  let next: Int
  /// The first byte that is no blank and no tab, or `end`.
  let content: Int

  var column: Int { content - start }

  init(_ text: [UInt8], from start: Int) {
    self.start = start
    var offset = start
    while offset < text.count, text[offset].isBlank { offset += 1 }
    content = offset
    while offset < text.count, text[offset] != 0x0A, text[offset] != 0x0D { offset += 1 }
    end = offset
    let isCRLF = offset + 1 < text.count && text[offset] == 0x0D && text[offset + 1] == 0x0A
    next = offset + (isCRLF ? 2 : 1)
  }

  /// The line that an offset is on.
  init(_ text: [UInt8], containing offset: Int) {
    var start = min(offset, text.count)
    while start > 0, text[start - 1] != 0x0A, text[start - 1] != 0x0D { start -= 1 }
    if start == 0, text.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
    self.init(text, from: start)
  }

  /// Whether there is nothing but blanks and a comment.
  func isEmpty(_ text: [UInt8]) -> Bool {
    content == end || text[content] == UInt8(ascii: "#")
  }

  /// Whether a tab is among the blanks at its start.
  func startsWithTab(_ text: [UInt8]) -> Bool { text[start..<content].contains(0x09) }

  /// The entries that start on the line, outermost first.
  func entries(_ text: [UInt8]) -> [Entry] {
    var result: [Entry] = []
    var offset = content
    while offset < end, text[offset] == UInt8(ascii: "-"),
      offset + 1 == end || text[offset + 1].isBlank
    {
      result.append(entry(text, from: offset, isItem: true, indicator: offset + 1))
      offset = skipBlanks(text, from: offset + 1)
    }
    if let colon = colon(text, ofKeyAt: offset) {
      result.append(entry(text, from: offset, isItem: false, indicator: colon))
    }
    return result
  }

  private func entry(
    _ text: [UInt8], from offset: Int, isItem: Bool, indicator: Int
  ) -> Entry {
    Entry(
      start: offset, column: offset - start, isItem: isItem, indicator: indicator,
      contentStart: skipBlanks(text, from: isItem ? indicator : indicator + 1), firstStart: offset)
  }

  func skipBlanks(_ text: [UInt8], from offset: Int) -> Int {
    var offset = offset
    while offset < end, text[offset].isBlank { offset += 1 }
    return min(offset, end)
  }

  /// The end of the word at an offset of the line.
  func wordEnd(_ text: [UInt8], from offset: Int) -> Int {
    var offset = offset
    while offset < end, !text[offset].isBlank { offset += 1 }
    return offset
  }

  /// After the anchor and the tag that may stand before a value.
  func skipProperties(_ text: [UInt8], from offset: Int) -> Int {
    var offset = offset
    while offset < end, text[offset] == UInt8(ascii: "&") || text[offset] == UInt8(ascii: "!") {
      offset = skipBlanks(text, from: wordEnd(text, from: offset))
    }
    return offset
  }

  /// Whether an entry of the line has its value on the lines below.
  func opensBlock(_ text: [UInt8], _ entry: Entry) -> Bool {
    let value = skipProperties(text, from: entry.contentStart)
    return value == end
      || [UInt8(ascii: "#"), UInt8(ascii: "|"), UInt8(ascii: ">")].contains(text[value])
  }

  private func colon(_ text: [UInt8], ofKeyAt start: Int) -> Int? {
    var offset = skipProperties(text, from: start)
    guard offset < end else { return nil }
    switch text[offset] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let quote = text[offset]
      offset += 1
      while offset < end, text[offset] != quote { offset += 1 }
      offset = skipBlanks(text, from: min(offset + 1, end))
      return isColon(text, offset) ? offset : nil
    case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "]"), UInt8(ascii: "}"),
      UInt8(ascii: "#"), UInt8(ascii: "|"), UInt8(ascii: ">"):
      return nil
    default: break
    }
    while offset < end {
      if isColon(text, offset) { return offset }
      if text[offset] == UInt8(ascii: "#"), text[offset - 1].isBlank { return nil }
      offset += 1
    }
    return nil
  }

  private func isColon(_ text: [UInt8], _ offset: Int) -> Bool {
    offset < end && text[offset] == UInt8(ascii: ":")
      && (offset + 1 == end || text[offset + 1].isBlank)
  }
}

extension UInt8 {
  var isBlank: Bool { self == 0x20 || self == 0x09 }
  var isQuote: Bool { self == UInt8(ascii: "\"") || self == UInt8(ascii: "'") }
  var isOpeningBracket: Bool { self == UInt8(ascii: "[") || self == UInt8(ascii: "{") }
  var isClosingBracket: Bool { self == UInt8(ascii: "]") || self == UInt8(ascii: "}") }

  /// The characters that libyaml takes for the name of an anchor.
  var isAnchorCharacter: Bool {
    self >= 0x30 && self <= 0x39 || self | 0x20 >= 0x61 && self | 0x20 <= 0x7A
      || self == UInt8(ascii: "_") || self == UInt8(ascii: "-")
  }

  /// `]` for `[` and `}` for `{`.
  var closingBracket: UInt8 { self == UInt8(ascii: "[") ? UInt8(ascii: "]") : UInt8(ascii: "}") }

  /// Letters, digits, `_` and `-`, of which keys are made.
  var isKeyCharacter: Bool {
    self >= 0x30 && self <= 0x39 || self | 0x20 >= 0x61 && self | 0x20 <= 0x7A
      || self == UInt8(ascii: "_") || self == UInt8(ascii: "-")
  }
}
