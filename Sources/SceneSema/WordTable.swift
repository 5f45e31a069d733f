/// A few words with what they mean, looked up by bytes without making a string.
struct WordTable<Value: Sendable>: Sendable {
  private struct Entry {
    let word: PackedWord
    let value: Value
  }

  private let entries: [Entry]

  /// Makes a table of words of at most 16 bytes.
  init(_ words: [(word: String, value: Value)]) {
    entries = words.map { word, value in
      var text = word
      guard let packed = text.withUTF8({ PackedWord($0) }) else {
        preconditionFailure("'\(word)' is longer than 16 bytes")
      }
      return Entry(word: packed, value: value)
    }
  }

  subscript(text: UnsafeBufferPointer<UInt8>) -> Value? {
    guard let word = PackedWord(text) else { return nil }
    for entry in entries where entry.word == word { return entry.value }
    return nil
  }
}

/// At most 16 bytes as two numbers.
private struct PackedWord: Equatable {
  private let count: Int
  private var first: UInt64 = 0
  private var second: UInt64 = 0

  init?(_ text: UnsafeBufferPointer<UInt8>) {
    guard text.count <= 16 else { return nil }
    count = text.count
    for byte in text.prefix(8) { first = first << 8 | UInt64(byte) }
    for byte in text.dropFirst(8) { second = second << 8 | UInt64(byte) }
  }
}
