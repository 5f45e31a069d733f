/// Which keys a mapping has: a bit for each that lowering itself knows, one for all others.
struct KeySet: Sendable {
  private var bits: UInt64 = 0

  /// The bit of what is no known key: attributes, modifiers, misspelt keys.
  private static let others: UInt64 = 1 << 63

  init() {}

  init(_ keys: [KnownKey]) {
    assert(KnownKey.allCases.count < 64, "each known key has a bit of its own")
    for key in keys { insert(KeyName(key)) }
  }

  private static func bit(of key: KeyName) -> UInt64 {
    key.number >= 0 && key.number < 63 ? 1 << UInt64(key.number) : others
  }

  /// Adds a key.
  mutating func insert(_ key: KeyName) { bits |= Self.bit(of: key) }

  /// Whether a key may be there; for a known one, whether it is.
  func mayContain(_ key: KeyName) -> Bool { bits & Self.bit(of: key) != 0 }

  /// Whether one of some known keys is there.
  func intersects(_ other: KeySet) -> Bool { bits & other.bits != 0 }

  /// Whether there is no other key than some.
  func isSubset(of other: KeySet) -> Bool { bits & ~other.bits == 0 }
}
