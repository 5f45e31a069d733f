/// A 128-bit hash of bytes, the same on every machine: MurmurHash3 x64 128.
///
/// It tells contents apart that nobody made to collide; it guards nothing. See
/// https://github.com/aappleby/smhasher/blob/master/src/MurmurHash3.cpp.
struct ContentHash: Hashable, Sendable {
  let low: UInt64
  let high: UInt64
}

extension ContentHash {
  /// The hash of bytes that are at hand.
  init(of bytes: some Sequence<UInt8>) {
    var hasher = ContentHasher()
    hasher.add(bytes)
    self = hasher.finished
  }
}

/// Takes bytes piece by piece; the hash does not depend on where one ends.
struct ContentHasher: Sendable {
  private static let factors: (UInt64, UInt64) = (0x87C3_7B91_1142_53D5, 0x4CF5_AD43_2745_937F)

  private var state: (UInt64, UInt64)
  /// The bytes since the last whole block of 16, the first in the lowest bits.
  private var rest: (UInt64, UInt64) = (0, 0)
  private var count = 0

  init(seed: UInt32 = 0) { state = (UInt64(seed), UInt64(seed)) }

  /// Appends bytes.
  mutating func add(_ bytes: some Sequence<UInt8>) {
    let isDone: Void? = bytes.withContiguousStorageIfAvailable { add(UnsafeRawBufferPointer($0)) }
    if isDone == nil { for byte in bytes { add(byte: byte) } }
  }

  /// Appends a text with its length before it, so that no two lists of pieces are alike.
  mutating func add(piece text: String) { add(piece: Array(text.utf8)) }

  /// Appends bytes with their count before them, so that no two lists of pieces are alike.
  mutating func add(piece bytes: [UInt8]) {
    add(UInt64(bytes.count))
    add(bytes)
  }

  /// Appends a number.
  mutating func add(_ number: UInt64) {
    withUnsafeBytes(of: number.littleEndian) { add($0) }
  }

  private mutating func add(_ bytes: UnsafeRawBufferPointer) {
    var offset = 0
    while count & 15 != 0, offset < bytes.count {
      add(byte: bytes[offset])
      offset += 1
    }
    let end = offset + (bytes.count - offset) & ~15
    count += end - offset
    // A copy stays in registers, which takes half the time.
    var state = state
    while offset < end {
      Self.mix(
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)),
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self)),
        into: &state)
      offset += 16
    }
    self.state = state
    while offset < bytes.count {
      add(byte: bytes[offset])
      offset += 1
    }
  }

  private mutating func add(byte: UInt8) {
    let position = count & 15
    if position < 8 {
      rest.0 |= UInt64(byte) << (8 * UInt64(position))
    } else {
      rest.1 |= UInt64(byte) << (8 * UInt64(position - 8))
    }
    count += 1
    guard position == 15 else { return }
    Self.mix(rest.0, rest.1, into: &state)
    rest = (0, 0)
  }

  private static func mix(
    _ first: UInt64, _ second: UInt64, into state: inout (UInt64, UInt64)
  ) {
    state.0 ^= scrambled(first)
    state.0 = (rotated(state.0, 27) &+ state.1) &* 5 &+ 0x52DC_E729
    state.1 ^= scrambled(second: second)
    state.1 = (rotated(state.1, 31) &+ state.0) &* 5 &+ 0x3849_5AB5
  }

  private static func scrambled(_ block: UInt64) -> UInt64 {
    rotated(block &* factors.0, 31) &* factors.1
  }

  private static func scrambled(second block: UInt64) -> UInt64 {
    rotated(block &* factors.1, 33) &* factors.0
  }

  /// The hash of all that was added.
  var finished: ContentHash {
    var (a, b) = state
    // Without bytes both terms are 0.
    b ^= Self.scrambled(second: rest.1)
    a ^= Self.scrambled(rest.0)
    a ^= UInt64(count)
    b ^= UInt64(count)
    a &+= b
    b &+= a
    a = avalanche(a)
    b = avalanche(b)
    a &+= b
    b &+= a
    return ContentHash(low: a, high: b)
  }
}

private func rotated(_ word: UInt64, _ count: UInt64) -> UInt64 {
  word << count | word >> (64 - count)
}

private func avalanche(_ word: UInt64) -> UInt64 {
  var word = word
  word ^= word >> 33
  word &*= 0xFF51_AFD7_ED55_8CCD
  word ^= word >> 33
  word &*= 0xC4CE_B9FE_1A85_EC53
  return word ^ (word >> 33)
}
