/// Bytes on their way to a file, a stream or a string.
///
/// Emitters append; a sink, if there is one, is handed the bytes in blocks, so that the whole
/// of a large output never stands in memory.
public struct OutputBuffer: ~Copyable {
  /// The bytes that no sink has taken yet.
  public private(set) var bytes: [UInt8] = []
  private let sink: (([UInt8]) -> Void)?
  private let blockSize: Int

  /// Makes a buffer that keeps everything.
  public init() {
    sink = nil
    blockSize = .max
  }

  /// Makes a buffer that hands `sink` blocks of at least `blockSize` bytes, and the rest when
  /// `flush` is called.
  public init(blockSize: Int = 1 << 16, sink: @escaping ([UInt8]) -> Void) {
    self.sink = sink
    self.blockSize = blockSize
    bytes.reserveCapacity(blockSize + 4096)
  }

  /// Appends text as UTF-8.
  @inline(__always)
  public mutating func write(_ text: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends text as UTF-8.
  public mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  /// Appends bytes.
  public mutating func write(bytes more: some Collection<UInt8>) {
    bytes.append(contentsOf: more)
  }

  /// Appends one ASCII character.
  @inline(__always)
  public mutating func write(byte: UInt8) {
    bytes.append(byte)
  }

  /// Hands the bytes to the sink if there is a block of them; call it at the seams of an output.
  @inline(__always)
  public mutating func flushIfFull() {
    if bytes.count >= blockSize { flush() }
  }

  /// Hands all bytes to the sink; without a sink nothing happens.
  public mutating func flush() {
    guard let sink, !bytes.isEmpty else { return }
    sink(bytes)
    bytes.removeAll(keepingCapacity: true)
  }
}
