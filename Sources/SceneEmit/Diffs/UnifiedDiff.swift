public import SceneSource

/// The edits of one file as a unified diff that `patch -p1` and `git apply` take.
///
/// Lines end at LF, as those programs read them; all other bytes are copied. Linear in the size
/// of the file.
public struct UnifiedDiff {
  /// Lines of the old text that are replaced by other lines.
  private struct Change {
    var old: Range<Int>
    var new: [ArraySlice<UInt8>]
  }

  private static let context = 3

  private let lines: [ArraySlice<UInt8>]
  private let changes: [Change]
  private let name: String

  /// Takes the edits of a file, in order and disjoint; `name` stands for it in the diff.
  public init(_ file: SourceFile, _ edits: [TextEdit], name: String) {
    self.name = name
    let lines = Self.lines(file.bytes[...])
    self.lines = lines
    changes = Self.changes(file, lines, edits)
  }

  /// Writes the diff; nothing when no line changes.
  public func write(to output: inout OutputBuffer) {
    guard !changes.isEmpty else { return }
    output.write("--- \(Self.fileName("a/" + name))\n+++ \(Self.fileName("b/" + name))\n")
    var growth = 0
    var start = 0
    while start < changes.count {
      var end = start + 1
      while end < changes.count, isNear(changes[end - 1], changes[end]) { end += 1 }
      write(changes[start..<end], &growth, to: &output)
      start = end
    }
  }

  // MARK: Changes

  private static func lines(_ bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var result: [ArraySlice<UInt8>] = []
    var start = bytes.startIndex
    for offset in bytes.indices where bytes[offset] == 0x0A {
      result.append(bytes[start...offset])
      start = offset + 1
    }
    if start < bytes.endIndex { result.append(bytes[start...]) }
    return result
  }

  private static func changes(
    _ file: SourceFile, _ lines: [ArraySlice<UInt8>], _ edits: [TextEdit]
  ) -> [Change] {
    var result: [Change] = []
    var line = 0
    var index = 0
    while index < edits.count {
      // The lines that the edits touch, up to an edit that touches another line.
      while line < lines.count, lines[line].endIndex <= Int(edits[index].range.start) { line += 1 }
      let first = line
      var group: [TextEdit] = []
      while index < edits.count, group.isEmpty || Int(edits[index].range.start) < end(line, lines) {
        while line < lines.count - 1, lines[line].endIndex <= Int(edits[index].range.end) {
          line += 1
        }
        group.append(edits[index])
        index += 1
      }
      let last = min(line + 1, lines.count)
      result += change(file, lines, first..<max(first, last), group)
      line = last
    }
    return result
  }

  private static func end(_ line: Int, _ lines: [ArraySlice<UInt8>]) -> Int {
    line < lines.count ? lines[line].endIndex : .max
  }

  /// The change of some lines, without those at its ends that stay as they are.
  private static func change(
    _ file: SourceFile, _ lines: [ArraySlice<UInt8>], _ range: Range<Int>, _ edits: [TextEdit]
  ) -> [Change] {
    let start = range.isEmpty ? file.bytes.count : lines[range.lowerBound].startIndex
    let end = range.isEmpty ? start : lines[range.upperBound - 1].endIndex
    var text = EditedText(Array(file.bytes[start..<end]))
    text.apply(
      edits.map {
        TextEdit(
          SourceRange(Int($0.range.start) - start, Int($0.range.end) - start), $0.replacement)
      })
    var change = Change(old: range, new: Self.lines(text.bytes[...]))
    while let line = change.new.first, !change.old.isEmpty, line == lines[change.old.lowerBound] {
      change.new.removeFirst()
      change.old = change.old.dropFirst()
    }
    while let line = change.new.last, !change.old.isEmpty, line == lines[change.old.upperBound - 1]
    {
      change.new.removeLast()
      change.old = change.old.dropLast()
    }
    return change.old.isEmpty && change.new.isEmpty ? [] : [change]
  }

  private func isNear(_ a: Change, _ b: Change) -> Bool {
    b.old.lowerBound - a.old.upperBound <= 2 * Self.context
  }

  // MARK: Hunks

  private func write(
    _ hunk: ArraySlice<Change>, _ growth: inout Int, to output: inout OutputBuffer
  ) {
    let first = max(hunk[hunk.startIndex].old.lowerBound - Self.context, 0)
    let last = min(hunk[hunk.endIndex - 1].old.upperBound + Self.context, lines.count)
    let more = hunk.reduce(0) { $0 + $1.new.count - $1.old.count }
    output.write("@@ -\(Self.range(first, last - first))")
    output.write(" +\(Self.range(first + growth, last - first + more)) @@\n")
    var line = first
    for change in hunk {
      write(lines[line..<change.old.lowerBound], " ", to: &output)
      write(lines[change.old], "-", to: &output)
      write(change.new[...], "+", to: &output)
      line = change.old.upperBound
    }
    write(lines[line..<last], " ", to: &output)
    growth += more
    output.flushIfFull()
  }

  /// A hunk's start, from 1, and its number of lines; an empty one names the line before it.
  private static func range(_ start: Int, _ count: Int) -> String {
    "\(count == 0 ? start : start + 1),\(count)"
  }

  private func write(
    _ lines: ArraySlice<ArraySlice<UInt8>>, _ mark: String, to output: inout OutputBuffer
  ) {
    for line in lines {
      output.write(mark)
      output.write(bytes: line)
      if line.last != 0x0A { output.write("\n\\ No newline at end of file\n") }
    }
  }

  // MARK: Names

  /// A name as the header has it: in quotes with escapes as in C when it has characters that
  /// end it, and with a tab behind it when it has blanks.
  private static func fileName(_ name: String) -> String {
    let isOdd = { (byte: UInt8) in byte < 0x20 || byte == 0x7F || byte == 0x22 || byte == 0x5C }
    if name.utf8.contains(where: isOdd) {
      return "\"" + name.utf8.map { isOdd($0) || $0 >= 0x80 ? octal($0) : text($0) }.joined() + "\""
    }
    return name.contains(" ") ? name + "\t" : name
  }

  private static func text(_ byte: UInt8) -> String { String(Character(Unicode.Scalar(byte))) }

  private static func octal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 8)
    return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
  }
}
