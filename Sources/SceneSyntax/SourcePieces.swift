import SceneSource

/// What goes with a piece of a text that is taken away, so that the rest stays YAML.
struct SourcePieces {
  private let bytes: UnsafeBufferPointer<UInt8>

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// An anchor or a tag with the blanks behind it, or before it at the end of a line; nil
  /// between brackets when no value follows.
  func property(_ token: Range<Int>) -> SourceRange? {
    let next = skipBlanks(token.upperBound)
    switch next < bytes.count ? bytes[next] : 0x0A {
    case 0x0A, 0x0D, UInt8(ascii: "#"):
      var start = token.lowerBound
      while start > 0, bytes[start - 1].isBlank { start -= 1 }
      return SourceRange(start, token.upperBound)
    case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ":"): return nil
    default: return SourceRange(token.lowerBound, next)
    }
  }

  /// An entry of a mapping that is not its first: whole lines, or with the comma before it.
  ///
  /// Nil when something else, as a comment, stands on its lines.
  func entry(_ entry: Range<Int>) -> SourceRange? {
    var start = entry.lowerBound
    while start > 0, bytes[start - 1].isBlank { start -= 1 }
    let end = skipBlanks(entry.upperBound)
    let isAtLineEnd = end == bytes.count || bytes[end] == 0x0A || bytes[end] == 0x0D
    guard start > 0 else { return nil }
    switch bytes[start - 1] {
    case UInt8(ascii: ","): return SourceRange(start - 1, entry.upperBound)
    case 0x0A where isAtLineEnd, 0x0D where isAtLineEnd:
      return SourceRange(start, lineBreakEnd(end))
    default: return nil
    }
  }

  private func skipBlanks(_ start: Int) -> Int {
    var offset = start
    while offset < bytes.count, bytes[offset].isBlank { offset += 1 }
    return offset
  }

  private func lineBreakEnd(_ offset: Int) -> Int {
    guard offset < bytes.count else { return offset }
    let isCRLF =
      bytes[offset] == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
    return offset + (isCRLF ? 2 : 1)
  }
}
