/// Bytes one after the other, appended without the checks of an array.
struct ByteBuffer: ~Copyable {
  private var start: UnsafeMutablePointer<UInt8>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int) {
    self.capacity = max(capacity, 64)
    start = .allocate(capacity: self.capacity)
  }

  deinit { start.deallocate() }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    reserve(1)[0] = byte
    count += 1
  }

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let first = bytes.baseAddress else { return }
    reserve(bytes.count).update(from: first, count: bytes.count)
    count += bytes.count
  }

  mutating func append(_ text: StaticString) {
    append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func append(_ text: String) {
    for byte in text.utf8 { append(byte) }
  }

  /// Room for more bytes behind the last; `extend` takes those that were written there.
  @inline(__always)
  mutating func reserve(_ more: Int) -> UnsafeMutablePointer<UInt8> {
    if capacity - count < more { grow(by: more) }
    return start + count
  }

  @inline(__always)
  mutating func extend(by written: Int) { count += written }

  private mutating func grow(by more: Int) {
    let largerCapacity = max(capacity * 2, count + more)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: largerCapacity)
    larger.update(from: start, count: count)
    start.deallocate()
    start = larger
    capacity = largerCapacity
  }

  /// Forgets the bytes from an offset on.
  mutating func removeAll(from offset: Int) { count = offset }

  /// All bytes.
  var array: [UInt8] { Array(UnsafeBufferPointer(start: start, count: count)) }
}
