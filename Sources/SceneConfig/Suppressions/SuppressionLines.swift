import SceneSource

/// The lines that the suppressions of a file are about.
///
/// Lines end at LF, CR or CR LF, as in reports. Making it costs time linear in the file's size
/// from the first comment on, a look-up a binary search.
struct SuppressionLines {
  private let bytes: [UInt8]
  /// The lines in order, and the numbers of the suppressions that are about each.
  private var lines: [(range: Range<Int>, numbers: [Int])] = []

  /// Takes the comments by their numbers, in order.
  init(_ bytes: [UInt8], _ comments: [(number: Int, range: SourceRange)]) {
    self.bytes = bytes
    var next: (start: Int, line: Int?)?
    for (number, range) in comments.reversed() {
      let start = lineStart(Int(range.start))
      var target: Int? = start
      if isOnOwnLine(range) {
        let below = nextLine(Int(range.end))
        target = contentLine(from: below, next)
        next = (below, target)
      }
      if let target { add(number, target) }
    }
    lines.reverse()
  }

  /// The suppressions that are about the line of an offset, in order.
  func numbers(at offset: Int) -> [Int] {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].range.upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low < lines.count && lines[low].range.contains(offset) ? lines[low].numbers : []
  }

  /// Adds a suppression whose line is at most the one added last.
  private mutating func add(_ number: Int, _ line: Int) {
    if let last = lines.indices.last, lines[last].range.lowerBound == line {
      lines[last].numbers.insert(number, at: 0)
    } else {
      let end = nextLine(line)
      // A file that ends without a line break ends within its last line.
      lines.append((line..<(end == bytes.count ? end + 1 : end), [number]))
    }
  }

  /// Whether only blanks stand before a comment on its line.
  func isOnOwnLine(_ comment: SourceRange) -> Bool {
    bytes[lineStart(Int(comment.start))..<Int(comment.start)].allSatisfy(\.isBlank)
      || bytes[lineStart(Int(comment.start))...].first { !$0.isBlank } == UInt8(ascii: "#")
  }

  /// What goes with a comment that is removed: its whole line, or the blanks before it.
  func removal(of comment: SourceRange) -> SourceRange {
    let line = lineStart(Int(comment.start))
    var start = Int(comment.start)
    while start > line, bytes[start - 1].isBlank { start -= 1 }
    if start == line { return SourceRange(line, nextLine(Int(comment.end))) }
    return SourceRange(start, lineEnd(Int(comment.end)))
  }

  // MARK: Lines

  private func lineStart(_ offset: Int) -> Int {
    var start = offset
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    return start == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : start
  }

  private func lineEnd(_ offset: Int) -> Int {
    var end = offset
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    return end
  }

  private func nextLine(_ offset: Int) -> Int {
    let end = lineEnd(offset)
    guard end < bytes.count else { return end }
    let isCRLF = bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A
    return end + (isCRLF ? 2 : 1)
  }

  /// The first line from `start` on that holds more than a comment; `known` answers for all
  /// lines from there on, so that a long run of comments is passed once.
  private func contentLine(from start: Int, _ known: (start: Int, line: Int?)?) -> Int? {
    var line = start
    while line < bytes.count {
      if let known, line == known.start { return known.line }
      var offset = line
      while offset < bytes.count, bytes[offset].isBlank { offset += 1 }
      let isEmpty =
        offset == bytes.count
        || [0x0A, 0x0D, UInt8(ascii: "#")].contains(bytes[offset])
      if !isEmpty { return line }
      line = nextLine(offset)
    }
    return nil
  }
}
