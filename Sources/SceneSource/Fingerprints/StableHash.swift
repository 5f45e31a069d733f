/// A hash that is the same on every machine and in every version: FNV-1a with 64 bits.
///
/// It tells lines apart; it guards nothing. See http://www.isthe.com/chongo/tech/comp/fnv/.
package struct StableHash: Hashable {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Makes the hash of nothing.
  package init() {}

  /// Appends bytes.
  package mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
  }

  /// Appends a NUL, which keeps two pieces apart, and a text.
  package mutating func add(piece text: String) {
    add(CollectionOfOne(0))
    add(text.utf8)
  }

  /// 16 hexadecimal digits.
  package var digits: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// All bits depend on all bytes: the last step of MurmurHash3 (`fmix64`), for who takes a few.
  package var mixed: UInt64 {
    var bits = state
    bits = (bits ^ (bits >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    bits = (bits ^ (bits >> 33)) &* 0xC4CE_B9FE_1A85_EC53
    return bits ^ (bits >> 33)
  }
}
