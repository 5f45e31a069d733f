/// A place in a file for people and report formats.
public struct SourceLocation: Hashable, Sendable {
  /// The line, from 1.
  public let line: Int
  /// The column in Unicode scalars, from 1.
  public let column: Int
  /// The offset in UTF-8 bytes, from 0.
  public let offset: Int
}

/// The lines of one file, for the emitters that print lines and columns.
///
/// A line ends at LF, CR or CR LF: what editors, language servers and SARIF readers know.
/// (libyaml breaks lines at NEL, LS and PS too; its own line numbers are never printed.)
/// A byte order mark takes no column. Building the table is linear in the file's size; a
/// look-up costs at most `blockSize` bytes of counting, however long a line is.
public struct LineTable: Sendable {
  private static let blockSize = 1024

  private let bytes: [UInt8]
  private let lineStarts: [Int]
  /// The number of Unicode scalars before each block of `blockSize` bytes.
  private let scalarsBeforeBlock: [Int]

  /// Scans the file once.
  public init(_ file: SourceFile) {
    bytes = file.bytes
    var starts = [file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    var blocks: [Int] = []
    file.bytes.withUnsafeBufferPointer { bytes in
      var scalars = 0
      for offset in 0..<bytes.count {
        let byte = bytes[offset]
        if offset % Self.blockSize == 0 { blocks.append(scalars) }
        if byte & 0xC0 != 0x80 { scalars += 1 }
        let isCROfCRLF = byte == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
        if byte == 0x0A || byte == 0x0D && !isCROfCRLF { starts.append(offset + 1) }
      }
    }
    lineStarts = starts
    scalarsBeforeBlock = blocks
  }

  /// The number of lines; a file that ends in a line break has an empty last line.
  public var lineCount: Int { lineStarts.count }

  /// The place of an offset; an offset past the end is the end.
  public func location(at offset: Int) -> SourceLocation {
    let offset = min(max(offset, lineStarts[0]), max(bytes.count, lineStarts[0]))
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    let column = scalarCount(before: offset) - scalarCount(before: lineStarts[low]) + 1
    return SourceLocation(line: low + 1, column: column, offset: offset)
  }

  /// The bytes of a line, from 1, without its line break.
  public func line(_ number: Int) -> Range<Int> {
    let start = lineStarts[number - 1]
    var end = number < lineStarts.count ? lineStarts[number] : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  private func scalarCount(before offset: Int) -> Int {
    let block = min(offset / Self.blockSize, scalarsBeforeBlock.count - 1)
    guard block >= 0 else { return 0 }
    var count = scalarsBeforeBlock[block]
    for index in (block * Self.blockSize)..<offset where bytes[index] & 0xC0 != 0x80 {
      count += 1
    }
    return count
  }
}
