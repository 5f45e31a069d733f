/// Bytes on their way to a file, a stream or a string.
///
/// Emitters append; a sink, if there is one, is handed the bytes in blocks, so that the whole
/// of a large output never stands in memory. The memory is the buffer's own: an array would
/// check on each of the many short pieces that nobody shares it.
public struct OutputBuffer: ~Copyable {
  fileprivate var start: UnsafeMutablePointer<UInt8>
  fileprivate var count = 0
  private var capacity: Int
  private let sink: (([UInt8]) -> Void)?
  private let blockSize: Int

  /// Makes a buffer that keeps everything.
  public init() {
    sink = nil
    blockSize = .max
    capacity = 4096
    start = .allocate(capacity: capacity)
  }

  /// Makes a buffer that hands `sink` blocks of at least `blockSize` bytes, and the rest when
  /// `flush` is called.
  public init(blockSize: Int = 1 << 16, sink: @escaping ([UInt8]) -> Void) {
    self.sink = sink
    self.blockSize = blockSize
    capacity = min(blockSize, 1 << 16) + 4096
    start = .allocate(capacity: capacity)
  }

  deinit { start.deallocate() }

  /// The bytes that no sink has taken yet.
  public var bytes: [UInt8] { Array(UnsafeBufferPointer(start: start, count: count)) }

  /// How many bytes no sink has taken yet.
  var byteCount: Int { count }

  /// Takes back what was written last, so that some bytes stay.
  mutating func truncate(to length: Int) { count = min(max(length, 0), count) }

  /// Appends text as UTF-8.
  @inline(__always)
  public mutating func write(_ text: StaticString) {
    write(bytes: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends text as UTF-8.
  ///
  /// Disfavoured, so that a literal is taken for the bytes that it is.
  @_disfavoredOverload
  public mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { write(bytes: $0) }
  }

  /// Appends bytes.
  public mutating func write(bytes more: some Collection<UInt8>) {
    let isContiguous: Void? = more.withContiguousStorageIfAvailable { write(bytes: $0) }
    if isContiguous == nil { for byte in more { write(byte: byte) } }
  }

  /// Appends bytes.
  @inline(__always)
  public mutating func write(bytes more: UnsafeBufferPointer<UInt8>) {
    guard let source = more.baseAddress else { return }
    makeRoom(for: more.count)
    (start + count).update(from: source, count: more.count)
    count += more.count
  }

  /// Appends one ASCII character.
  @inline(__always)
  public mutating func write(byte: UInt8) {
    makeRoom(for: 1)
    start[count] = byte
    count += 1
  }

  /// Appends what `fill` writes, at most `length` bytes.
  @inline(__always)
  mutating func write(atMost length: Int, _ fill: (inout ByteCursor) -> Void) {
    makeRoom(for: length)
    var cursor = ByteCursor(start + count)
    fill(&cursor)
    let end = cursor.place - start
    precondition(end <= count + length, "more was written than there is room for")
    count = end
  }

  /// Hands the bytes to the sink if there is a block of them; call it at the seams of an output.
  @inline(__always)
  public mutating func flushIfFull() {
    if count >= blockSize { flush() }
  }

  /// Hands all bytes to the sink; without a sink nothing happens.
  public mutating func flush() {
    guard let sink, count > 0 else { return }
    sink(bytes)
    count = 0
  }

  @inline(__always)
  private mutating func makeRoom(for more: Int) {
    if count + more > capacity { grow(to: count + more) }
  }

  @inline(never)
  private mutating func grow(to needed: Int) {
    let larger = max(needed, capacity * 2)
    let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    moved.update(from: start, count: count)
    start.deallocate()
    start = moved
    capacity = larger
  }
}

extension ByteCursor {
  /// Appends the bytes that a buffer keeps.
  @inline(__always)
  mutating func write(_ buffer: borrowing OutputBuffer) {
    write(bytes: UnsafeBufferPointer(start: buffer.start, count: buffer.count))
  }
}
