/// The block structure of a text up to an offset, as its author most likely meant it.
///
/// It is read from the indentation of the lines, and reads on after a bracket or a quote that
/// is still open where the next entry starts. One pass; nothing is kept but what is open.
struct BlockOutline {
  /// A bracket or a quote.
  struct Opening {
    let offset: Int
    let character: UInt8
    /// The column of the entry that it is the value of; -1 for the value of the document.
    let column: Int
  }

  /// The entries around the offset, outermost first, the ones on its own line included.
  private(set) var entries: [BlockLine.Entry] = []
  /// The entries that were open before the line of the offset.
  private(set) var entriesBefore: [BlockLine.Entry] = []
  /// The brackets and the quote that are open at the offset.
  private(set) var open: [Opening] = []
  /// The last bracket or quote that was still open where an entry outside of it starts.
  private(set) var unclosed: Opening?
  /// Whether the line of the offset starts inside of a bracket, a quote or a block scalar.
  private(set) var isContinuation = false

  private let text: [UInt8]
  private let target: Int
  private var blockScalarColumn: Int?

  init(_ text: [UInt8], upTo target: Int) {
    self.text = text
    self.target = target
    var start = text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while start <= target, start <= text.count {
      let line = BlockLine(text, from: start)
      scan(line)
      start = line.next
    }
  }

  private mutating func scan(_ line: BlockLine) {
    if target < line.next || line.next > text.count { entriesBefore = entries }
    isContinuation = false
    if let column = blockScalarColumn {
      isContinuation = line.content == line.end || line.column > column
      if isContinuation { return }
      blockScalarColumn = nil
    }
    if let outermost = open.first {
      if line.content == line.end || line.column > outermost.column || line.entries(text).isEmpty {
        isContinuation = true
        return scanValue(line, from: line.content)
      }
      unclosed = open.last
      open = []
    }
    guard !line.isEmpty(text) else { return }
    let found = line.entries(text)
    for entry in found { enter(entry) }
    openValue(line, from: found.last?.contentStart ?? line.content)
  }

  private mutating func enter(_ entry: BlockLine.Entry) {
    var entry = entry
    while let last = entries.last, last.column >= entry.column {
      // The items of a key may stand at its own column.
      if last.column == entry.column, entry.isItem, !last.isItem { break }
      if last.column == entry.column, last.isItem == entry.isItem {
        entry.firstStart = last.firstStart
      }
      entries.removeLast()
    }
    entries.append(entry)
  }

  // MARK: Values

  private mutating func openValue(_ line: BlockLine, from start: Int) {
    let offset = line.skipProperties(text, from: start)
    guard offset < line.end, offset < target else { return }
    let column = entries.last?.column ?? -1
    switch text[offset] {
    case UInt8(ascii: "|"), UInt8(ascii: ">"): blockScalarColumn = column
    case let character where character.isQuote || character.isOpeningBracket:
      open = [Opening(offset: offset, character: character, column: column)]
      scanValue(line, from: offset + 1)
    default: break
    }
  }

  /// Reads on in brackets and quotes, to the end of the line, of the outermost, or at the target.
  private mutating func scanValue(_ line: BlockLine, from start: Int) {
    var offset = start
    var startsToken = true
    while offset < min(line.end, target), let innermost = open.last {
      let byte = text[offset]
      if innermost.character.isQuote {
        offset = scanQuoted(offset, innermost.character)
        startsToken = false
        continue
      }
      if byte == UInt8(ascii: "#"), offset == line.content || text[offset - 1].isBlank { return }
      if byte.isOpeningBracket || startsToken && byte.isQuote {
        open.append(Opening(offset: offset, character: byte, column: innermost.column))
      } else if byte.isClosingBracket {
        close(byte)
      }
      if !byte.isBlank {
        startsToken =
          byte.isOpeningBracket || byte == UInt8(ascii: ",") || byte == UInt8(ascii: ":")
      }
      offset += 1
    }
  }

  /// Passes one character of a quoted text.
  private mutating func scanQuoted(_ offset: Int, _ quote: UInt8) -> Int {
    let isSingle = quote == UInt8(ascii: "'")
    if !isSingle, text[offset] == UInt8(ascii: "\\") { return offset + 2 }
    guard text[offset] == quote else { return offset + 1 }
    if isSingle, offset + 1 < text.count, text[offset + 1] == quote { return offset + 2 }
    open.removeLast()
    return offset + 1
  }

  /// Closes the innermost bracket that fits, and what is inside of it; else the innermost.
  private mutating func close(_ bracket: UInt8) {
    let fitting = open.lastIndex {
      $0.character.isOpeningBracket && $0.character.closingBracket == bracket
    }
    open.removeSubrange((fitting ?? open.count - 1)...)
  }
}
