import SceneSource

/// What one pass over the bytes of a file tells before libyaml sees them.
///
/// libyaml reports a bad byte without a mark, and accepts UTF-16 that no other stage could
/// read, so text is checked here: UTF-8 with an optional byte order mark, and only the
/// characters that YAML allows (YAML 1.2.2, production 1, c-printable).
struct SourceEncoding {
  /// 3 after a byte order mark, else 0.
  let contentStart: Int
  /// Whether every byte after the mark is ASCII, so that code points are bytes.
  let isASCII: Bool
  /// How many code points follow the mark, if there is no problem.
  let characterCount: Int
  /// The first bytes that are not allowed.
  let problem: Problem?

  enum Problem {
    case utf16
    case malformed(SourceRange)
    case forbidden(Unicode.Scalar, SourceRange)
    /// A line that starts with `%`, after many such lines.
    case tooManyDirectives(SourceRange)
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    let isUTF16 =
      bytes.count >= 2
      && (bytes[0] == 0xFF && bytes[1] == 0xFE || bytes[0] == 0xFE && bytes[1] == 0xFF)
    let hasMark = bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
    contentStart = hasMark ? 3 : 0
    var continuationCount = 0
    var offset = contentStart
    var directiveCount = 0
    var problem: Problem? = isUTF16 ? .utf16 : nil
    while offset < bytes.count, problem == nil {
      offset = Self.endOfOrdinary(bytes, from: offset)
      if offset == bytes.count { break }
      let byte = bytes[offset]
      if byte == 0x0A || byte == 0x0D, offset + 1 < bytes.count, bytes[offset + 1] == 0x25 {
        directiveCount += 1
        if directiveCount > SyntaxLimits.directiveCount {
          problem = .tooManyDirectives(SourceRange(offset + 1, offset + 2))
        }
      }
      if byte >= 0x20 && byte < 0x7F || byte == 0x0A || byte == 0x0D || byte == 0x09 {
        offset += 1
      } else if byte < 0x80 {
        problem = .forbidden(Unicode.Scalar(byte), SourceRange(offset, offset + 1))
      } else {
        let start = offset
        problem = Self.checkScalar(bytes, &offset)
        continuationCount += offset - start - 1
      }
    }
    isASCII = continuationCount == 0
    characterCount = bytes.count - contentStart - continuationCount
    self.problem = problem
  }

  /// The offset of the first byte that is not in 0x20...0x7E; near the end of the text that of a
  /// byte before it.
  ///
  /// Bit 7 of a byte is set by itself, by one below 0x20 after the subtraction, and by 0x7F after
  /// the addition. A carry goes into higher bytes only, behind the first that is not ordinary.
  @inline(__always)
  private static func endOfOrdinary(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int {
    let text = UnsafeRawBufferPointer(bytes)
    let ones: UInt64 = 0x0101_0101_0101_0101
    var offset = start
    while offset + 8 <= text.count {
      let word = UInt64(littleEndian: text.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      let strange = (word | (word &- ones &* 0x20) | (word &+ ones)) & (ones &* 0x80)
      if strange != 0 { return offset + strange.trailingZeroBitCount / 8 }
      offset += 8
    }
    return offset
  }

  /// Passes one multi-byte scalar; the ranges of well-formed bytes are Unicode's table 3-7.
  private static func checkScalar(
    _ bytes: UnsafeBufferPointer<UInt8>, _ offset: inout Int
  ) -> Problem? {
    let lead = bytes[offset]
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF:
      length = 3
      if lead == 0xE0 { second = 0xA0...0xBF }
      if lead == 0xED { second = 0x80...0x9F }
    case 0xF0...0xF4:
      length = 4
      if lead == 0xF0 { second = 0x90...0xBF }
      if lead == 0xF4 { second = 0x80...0x8F }
    default: return .malformed(SourceRange(offset, offset + 1))
    }
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    for index in 1..<length {
      guard offset + index < bytes.count else {
        return .malformed(SourceRange(offset, bytes.count))
      }
      let byte = bytes[offset + index]
      guard (index == 1 ? second : 0x80...0xBF).contains(byte) else {
        return .malformed(SourceRange(offset, offset + index))
      }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    // C1 controls but NEL, and the two non-characters of the basic plane.
    if value < 0xA0 && value != 0x85 || value == 0xFFFE || value == 0xFFFF,
      let scalar = Unicode.Scalar(value)
    {
      return .forbidden(scalar, SourceRange(offset, offset + length))
    }
    offset += length
    return nil
  }
}
