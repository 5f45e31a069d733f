/// Turns libyaml's code point indices into byte offsets.
///
/// libyaml's `mark.index` counts code points after a byte order mark. Marks arrive almost in
/// order, so the cursor walks from the last one, in either direction; a whole file costs time
/// linear in its size. In an ASCII file the walk is an addition.
struct CodePointCursor {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let contentStart: Int
  private let isASCII: Bool
  private var index = 0
  private var offset: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ encoding: SourceEncoding) {
    self.bytes = bytes
    contentStart = encoding.contentStart
    isASCII = encoding.isASCII
    offset = encoding.contentStart
  }

  @inline(__always)
  mutating func byteOffset(of codePoint: Int) -> Int {
    if isASCII { return min(contentStart + codePoint, bytes.count) }
    return walk(to: codePoint)
  }

  private mutating func walk(to codePoint: Int) -> Int {
    while index < codePoint, offset < bytes.count {
      offset += 1
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      index += 1
    }
    while index > codePoint, offset > contentStart {
      offset -= 1
      while offset > contentStart, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
      index -= 1
    }
    return offset
  }
}
