import TestSupport
import Testing

@testable import SceneBatch

/// The hash of contents against what its author's implementation gives.
struct ContentHashTests {
  private func hash(_ bytes: [UInt8], seed: UInt32 = 0) -> [UInt8] {
    var hasher = ContentHasher(seed: seed)
    hasher.add(bytes)
    let hash = hasher.finished
    return [hash.low, hash.high].flatMap { word in (0..<8).map { UInt8(word >> (8 * $0) & 0xFF) } }
  }

  // The hashes of the bytes from 0 up to each count below 256, under seeds from 256 down, are
  // hashed; the first four bytes are 0x6384BA69 for MurmurHash3_x64_128.
  @Test func `SMHasher's verification value`() {
    var hashes: [UInt8] = []
    for count in 0..<256 {
      hashes += hash((0..<count).map { UInt8($0) }, seed: UInt32(256 - count))
    }
    #expect(Array(hash(hashes).prefix(4)) == [0x69, 0xBA, 0x84, 0x63])
  }

  @Test func `texts whose hashes are published`() {
    let text = Array("The quick brown fox jumps over the lazy dog".utf8)
    let words = ContentHash(of: text)
    #expect(words.low == 0xE34B_BC7B_BC07_1B6C)
    #expect(words.high == 0x7A43_3CA9_C49A_9347)
    #expect(ContentHash(of: []) == ContentHash(low: 0, high: 0))
  }

  @Test func `pieces give the hash of the whole`() {
    let seed = UInt64.random(in: 0 ... .max)
    var random = SeededRandom(seed: seed)
    for _ in 0..<200 {
      let bytes = (0..<Int.random(in: 0...90, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      var hasher = ContentHasher()
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Int.random(in: 1...40, using: &random)
        hasher.add(rest.prefix(count))
        rest = rest.dropFirst(count)
      }
      #expect(hasher.finished == ContentHash(of: bytes), "seed \(seed)")
    }
  }
}
