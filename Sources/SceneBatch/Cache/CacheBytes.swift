/// Numbers, texts and lists as the bytes of a cache; numbers are little-endian.
struct CacheWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ number: some FixedWidthInteger) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// Bytes as they are, without their count.
  mutating func write(raw more: some Collection<UInt8>) { bytes.append(contentsOf: more) }

  /// Bytes behind their count.
  mutating func write(piece more: some Collection<UInt8>) {
    write(UInt32(more.count))
    bytes.append(contentsOf: more)
  }

  mutating func write(_ text: String) { write(piece: text.utf8) }

  mutating func write(_ hash: ContentHash) {
    write(hash.low)
    write(hash.high)
  }

  mutating func write<Element>(
    list: [Element], _ writeElement: (Element, inout CacheWriter) -> Void
  ) {
    write(UInt32(list.count))
    for element in list { writeElement(element, &self) }
  }
}

/// Reads what a `CacheWriter` wrote; total on arbitrary bytes.
struct CacheReader {
  /// The bytes do not hold what is expected there.
  struct Damage: Error {}

  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  /// Whether all bytes are read.
  var isAtEnd: Bool { rest.isEmpty }

  mutating func number<Number: FixedWidthInteger>(
    _ type: Number.Type = Number.self
  ) throws(Damage) -> Number {
    let bytes = try raw(MemoryLayout<Number>.size)
    return bytes.withUnsafeBytes {
      Number(littleEndian: $0.loadUnaligned(as: Number.self))
    }
  }

  mutating func raw(_ count: Int) throws(Damage) -> ArraySlice<UInt8> {
    guard count <= rest.count else { throw Damage() }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  mutating func piece() throws(Damage) -> ArraySlice<UInt8> {
    try raw(Int(try number(UInt32.self)))
  }

  mutating func text() throws(Damage) -> String {
    // (A path need not be UTF-8; what is read is only compared and shown.)
    String(decoding: try piece(), as: UTF8.self)
  }

  mutating func hash() throws(Damage) -> ContentHash {
    ContentHash(low: try number(), high: try number())
  }

  mutating func list<Element>(
    _ readElement: (inout CacheReader) throws(Damage) -> Element
  ) throws(Damage) -> [Element] {
    // No count is believed: each element takes at least a byte that must be there.
    var list: [Element] = []
    for _ in 0..<(try number(UInt32.self)) {
      guard !isAtEnd else { throw Damage() }
      list.append(try readElement(&self))
    }
    return list
  }
}
