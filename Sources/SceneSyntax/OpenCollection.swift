/// A collection that is not closed yet.
struct OpenCollection {
  let index: SyntaxIndex
  let isMapping: Bool
  /// Whether the next child of a mapping is a key.
  var expectsKey: Bool
  var lastEnd = 0
  /// Whether an item or a key is a placeholder.
  var hasCut = false
  /// A bit for the symbols of the keys so far, which many symbols share.
  var seenSymbols: UInt64 = 0
  /// Whether a key may stand a second time.
  var mayRepeat = false

  @inline(__always)
  mutating func note(_ symbol: UInt32) {
    let bit: UInt64 = 1 << UInt64(symbol & 63)
    mayRepeat = mayRepeat || seenSymbols & bit != 0
    seenSymbols |= bit
  }
}
