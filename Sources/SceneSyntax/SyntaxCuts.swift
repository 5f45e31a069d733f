/// What a builder must know of the pieces that were cut out of its text.
struct SyntaxCuts {
  /// The names of anchors and of aliases that were cut.
  let anchors: Set<String>
  let aliases: Set<String>
  /// The places where nothing stands for what was cut, in order, and whether a collection is
  /// known that goes on behind it.
  private var gaps: [(place: Int, isTaken: Bool)]

  init(_ patches: PatchedText, _ bytes: UnsafeBufferPointer<UInt8>) {
    anchors = patches.cutNames(after: UInt8(ascii: "&"), in: bytes)
    aliases = patches.cutNames(after: UInt8(ascii: "*"), in: bytes)
    gaps = patches.gaps.map { ($0, false) }
  }

  /// Whether what was cut may belong to a collection: the innermost one around a gap, and those
  /// that end right before it.
  ///
  /// Collections must be asked in the order in which they are closed.
  mutating func takeGap(from start: Int, lastEnd: Int, next: Int) -> Bool {
    var isFound = false
    for index in gaps.indices where gaps[index].place >= start && gaps[index].place <= next {
      if lastEnd <= gaps[index].place {
        isFound = true
      } else if !gaps[index].isTaken {
        gaps[index].isTaken = true
        isFound = true
      }
    }
    return isFound
  }
}
