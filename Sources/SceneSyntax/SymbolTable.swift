/// Numbers the distinct keys of a file, in order of first sight.
///
/// Looking up costs one hash of the key; the hash is seeded for each process, so no file can
/// be made that collides.
public struct SymbolTable: Sendable {
  private(set) var pool = TextPool()
  private var slots: [UInt32]
  /// The keys of at most eight bytes that were seen last, by their bytes as one word.
  private var shortKeys: [ShortKey]

  private struct ShortKey {
    var word: UInt64 = 0
    var count = -1
    var symbol: UInt32 = 0
  }

  init() {
    slots = Array(repeating: .max, count: 256)
    shortKeys = Array(repeating: ShortKey(), count: 256)
  }

  /// The number of distinct keys.
  public var count: Int { pool.count }

  /// The text of a symbol.
  public func bytes(_ symbol: Int) -> ArraySlice<UInt8> { pool[symbol] }

  /// The start of a symbol's text, more than a message shows and than any known name has.
  public func briefText(_ symbol: Int) -> String {
    String(decoding: bytes(symbol).prefix(200), as: UTF8.self)
  }

  /// The symbol of a key, made if it is new.
  @inline(__always)
  mutating func intern(_ key: UnsafeBufferPointer<UInt8>) -> UInt32 {
    guard key.count <= 8 else { return internByHash(key) }
    let word = Self.word(key)
    let place = Int(truncatingIfNeeded: (word &* 0x9E37_79B9_7F4A_7C15) >> 56)
    let known = shortKeys[place]
    if known.word == word, known.count == key.count { return known.symbol }
    let symbol = internByHash(key)
    shortKeys[place] = ShortKey(word: word, count: key.count, symbol: symbol)
    return symbol
  }

  /// At most eight bytes as a word, which differs for those of one length: the first and the last
  /// four, that overlap, or each of up to three.
  @inline(__always)
  private static func word(_ key: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let count = key.count
    if count >= 4 {
      let bytes = UnsafeRawBufferPointer(key)
      let first = bytes.loadUnaligned(as: UInt32.self)
      let last = bytes.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
      return UInt64(first) << 32 | UInt64(last)
    }
    guard count > 0 else { return 0 }
    return UInt64(key[0]) << 16 | UInt64(key[count / 2]) << 8 | UInt64(key[count - 1])
  }

  @inline(never)
  private mutating func internByHash(_ key: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var slot = firstSlot(for: key)
    while slots[slot] != .max {
      if matches(Int(slots[slot]), key) { return slots[slot] }
      slot = (slot + 1) & (slots.count - 1)
    }
    let symbol = UInt32(pool.count)
    slots[slot] = symbol
    pool.append(key)
    if pool.count * 2 > slots.count { grow() }
    return symbol
  }

  private func matches(_ symbol: Int, _ key: UnsafeBufferPointer<UInt8>) -> Bool {
    let known = pool[symbol]
    guard known.count == key.count else { return false }
    return known.withUnsafeBufferPointer { known in
      for index in 0..<key.count where known[index] != key[index] { return false }
      return true
    }
  }

  private func firstSlot(for key: UnsafeBufferPointer<UInt8>) -> Int {
    var hasher = Hasher()
    hasher.combine(bytes: UnsafeRawBufferPointer(key))
    return hasher.finalize() & (slots.count - 1)
  }

  private mutating func grow() {
    slots = Array(repeating: .max, count: slots.count * 2)
    for symbol in 0..<pool.count {
      var slot = bytes(symbol).withUnsafeBufferPointer { firstSlot(for: $0) }
      while slots[slot] != .max { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(symbol)
    }
  }
}
