/// Numbered texts, one after the other in one array.
struct TextPool: Sendable {
  private(set) var bytes: [UInt8] = []
  private(set) var ends: [Int] = []

  /// How many texts there are.
  var count: Int { ends.count }

  /// The text of a number.
  subscript(number: Int) -> ArraySlice<UInt8> {
    bytes[(number == 0 ? 0 : ends[number - 1])..<ends[number]]
  }

  /// Adds a text; its number is the count before.
  mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    bytes.append(contentsOf: text)
    ends.append(bytes.count)
  }
}

/// A look at a pool that does not hold it; valid as long as somebody holds the pool as it is.
@frozen
@usableFromInline
struct TextPoolView {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let ends: UnsafeBufferPointer<Int>

  init(_ pool: TextPool) {
    bytes = pool.bytes.withUnsafeBufferPointer { $0 }
    ends = pool.ends.withUnsafeBufferPointer { $0 }
  }

  /// How many texts there are.
  var count: Int { ends.count }

  /// The text of a number.
  subscript(number: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[(number == 0 ? 0 : ends[number - 1])..<ends[number]])
  }
}
