/// A cache as it stands on disk: records in the order of the bytes of their outputs' paths.
///
/// The file is a line that says what it is, records (the output's path and the body, each behind
/// its length), and a hash of all that. A file that is anything else, of another version or
/// damaged, holds no records.
struct CacheFile: Sendable {
  /// The name of the file in the folder of the outputs.
  static let name = ".scenec-cache"
  private static let magic = Array("scenec cache 2\n".utf8)

  private let bytes: [UInt8]
  private let records: [(path: Range<Int>, body: Range<Int>)]
  /// The file when it was read; nil when there is none.
  let stamp: FileStamp?

  /// A cache without records.
  static let empty = CacheFile(bytes: [], stamp: nil)

  /// Reads the bytes of a file; total.
  init(bytes: [UInt8], stamp: FileStamp?) {
    self.stamp = stamp
    let found = Self.records(bytes)
    records = found ?? []
    self.bytes = found == nil ? [] : bytes
  }

  private static func records(
    _ bytes: [UInt8]
  ) -> [(path: Range<Int>, body: Range<Int>)]? {
    let end = bytes.count - 16
    guard end >= magic.count, bytes.starts(with: magic) else { return nil }
    var reader = CacheReader(bytes[end...])
    guard (try? reader.hash()) == ContentHash(of: bytes[..<end]) else { return nil }
    var records: [(path: Range<Int>, body: Range<Int>)] = []
    reader = CacheReader(bytes[magic.count..<end])
    while !reader.isAtEnd {
      guard let path = try? reader.piece(), let body = try? reader.piece() else { return nil }
      if let last = records.last?.path, !precedes(bytes[last], path) { return nil }
      records.append((path.indices, body.indices))
    }
    return records
  }
}

extension CacheFile {
  var count: Int { records.count }

  /// The path of the output of a record.
  func output(_ number: Int) -> ArraySlice<UInt8> { bytes[records[number].path] }

  /// A record; nil when its bytes are something else.
  func record(_ number: Int) -> CacheRecord? {
    try? CacheRecord(output: output(number), body: bytes[records[number].body])
  }

  /// The number of the record of an output; `hint` is looked at first.
  func number(of path: ArraySlice<UInt8>, hint: Int) -> Int? {
    if records.indices.contains(hint), output(hint) == path { return hint }
    var (low, high) = (0, records.count)
    while low < high {
      let middle = (low + high) / 2
      if precedes(output(middle), path) { low = middle + 1 } else { high = middle }
    }
    return low < records.count && output(low) == path ? low : nil
  }

  /// The bytes of a cache with changes; nil takes the record of an output away.
  func merged(with changes: [[UInt8]: CacheRecord?]) -> [UInt8] {
    var writer = CacheWriter()
    writer.write(raw: Self.magic)
    var next = 0
    for (path, record) in changes.sorted(by: { precedes($0.key[...], $1.key[...]) }) {
      let first = next
      while next < count, precedes(output(next), path[...]) { next += 1 }
      copy(first..<next, to: &writer)
      if next < count, output(next) == path[...] { next += 1 }
      guard let record else { continue }
      writer.write(piece: path)
      writer.write(piece: record.body)
    }
    copy(next..<count, to: &writer)
    writer.write(ContentHash(of: writer.bytes))
    return writer.bytes
  }

  /// Copies records as they stand, each behind its lengths.
  private func copy(_ numbers: Range<Int>, to writer: inout CacheWriter) {
    guard let first = numbers.first, let last = numbers.last else { return }
    let start = records[first].path.lowerBound - MemoryLayout<UInt32>.size
    writer.write(raw: bytes[start..<records[last].body.upperBound])
  }
}

private func precedes(_ a: ArraySlice<UInt8>, _ b: ArraySlice<UInt8>) -> Bool {
  a.withUnsafeBytes { a in b.withUnsafeBytes { precedesBytes(a, $0) } }
}
