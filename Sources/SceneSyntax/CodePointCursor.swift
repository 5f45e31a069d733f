/// Turns libyaml's code point indices into byte offsets.
///
/// libyaml's `mark.index` counts code points after a byte order mark. Marks arrive almost in
/// order, so the cursor walks from the last one, in either direction; a whole file costs time
/// linear in its size. In an ASCII file the walk is an addition. In a text with patches the
/// offsets are those of the file.
struct CodePointCursor {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let contentStart: Int
  /// Whether an index is an offset of the file, but for the mark.
  let countsBytes: Bool
  private var index = 0
  private var offset: Int
  private let patches: PatchedText

  /// Takes the bytes that libyaml reads: those of the file with their patches.
  init(
    _ bytes: UnsafeBufferPointer<UInt8>, _ encoding: SourceEncoding, _ patches: PatchedText
  ) {
    self.bytes = bytes
    self.patches = patches
    contentStart = encoding.contentStart
    countsBytes = encoding.isASCII && patches.isEmpty
    offset = encoding.contentStart
  }

  /// Where something starts.
  @inline(__always)
  mutating func startOffset(of codePoint: Int) -> Int {
    if countsBytes { return min(contentStart &+ codePoint, bytes.count) }
    return patches.start(walk(to: codePoint))
  }

  /// Where something ends.
  @inline(__always)
  mutating func endOffset(of codePoint: Int) -> Int {
    if countsBytes { return min(contentStart &+ codePoint, bytes.count) }
    return patches.end(walk(to: codePoint))
  }

  /// The offset in the text with its patches.
  mutating func patchedOffset(of codePoint: Int) -> Int { walk(to: codePoint) }

  /// Whether a node that starts here stands for something that was cut.
  @inline(__always)
  mutating func isInCut(_ codePoint: Int) -> Bool {
    !countsBytes && !patches.isEmpty && patches.isInCut(walk(to: codePoint))
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
