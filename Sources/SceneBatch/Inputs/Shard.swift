import SceneSource

/// A part of the scenes of a run, the same one on every machine.
///
/// The parts of one count are disjoint and hold every scene. Which part has a scene follows from
/// its name alone: FNV-1a (64 bits) of its bytes without a leading './', mixed by the last step
/// of MurmurHash3 since the low bits of FNV cancel out where a name repeats its folder's, modulo
/// the count.
package struct Shard: Sendable, Equatable {
  /// The number of the part, from 1 to the count.
  package let number: Int
  /// How many parts there are.
  package let count: Int
  /// The most parts that there may be.
  package static let maximumCount = 1_000_000

  /// Reads `2/5`; nil for everything that names no part.
  package init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard parts.count == 2, parts.allSatisfy({ $0.allSatisfy(digits.contains) }),
      let number = Int(Substring(parts[0])), let count = Int(Substring(parts[1])),
      (1...Self.maximumCount).contains(count), (1...count).contains(number)
    else { return nil }
    self.number = number
    self.count = count
  }

  /// Whether the part has the scene of a name.
  package func contains(_ name: String) -> Bool {
    var bytes = name.utf8[...]
    while bytes.starts(with: "./".utf8) {
      bytes = bytes.dropFirst(2).drop { $0 == UInt8(ascii: "/") }
    }
    var hash = StableHash()
    hash.add(bytes)
    return hash.mixed % UInt64(count) == UInt64(number - 1)
  }

  /// What tells its reports from those of the other parts: `2-of-5`.
  package var label: String { "\(number)-of-\(count)" }
}

extension Shard: CustomStringConvertible {
  /// As it is written: `2/5`.
  package var description: String { "\(number)/\(count)" }
}
