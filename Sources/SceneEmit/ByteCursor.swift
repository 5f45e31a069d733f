/// Writes one piece after the other into memory that has room for all of them.
///
/// `OutputBuffer.write(atMost:)` makes the room, so that nothing here looks for it: an output is
/// mostly short pieces, each of which takes fewer steps than the look would.
struct ByteCursor: ~Copyable {
  /// Where the next byte goes.
  private(set) var place: UnsafeMutablePointer<UInt8>

  init(_ place: UnsafeMutablePointer<UInt8>) { self.place = place }

  /// Appends text as UTF-8.
  @inline(__always)
  mutating func write(_ text: StaticString) {
    write(bytes: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends bytes.
  @inline(__always)
  mutating func write(bytes more: UnsafeBufferPointer<UInt8>) {
    guard let source = more.baseAddress else { return }
    place.initialize(from: source, count: more.count)
    place += more.count
  }

  /// Appends one ASCII character.
  @inline(__always)
  mutating func write(byte: UInt8) {
    place.pointee = byte
    place += 1
  }

  /// Appends the first of four characters, the very first in the lowest byte; takes room for
  /// all of them.
  @inline(__always)
  mutating func write(first count: Int, of characters: UInt32) {
    UnsafeMutableRawPointer(place).storeBytes(of: characters.littleEndian, as: UInt32.self)
    place += count
  }
}
