/// What a diagnostic is known by from one commit to the next, though its line has moved.
///
/// The fingerprint is the hash of the source line without the blanks around it, a NUL and the
/// rule's id; equal ones of a file are told apart by their number, from 1, in report order.
/// So a diagnostic keeps its fingerprint when other lines come, go or change, or when its own
/// is indented; the name of the file is not in it.
package struct LineFingerprints {
  private let file: SourceFile
  private let lines: LineTable
  /// The line of the last diagnostic: the next one often stands on it too, and it can be long.
  private var last: (line: Int, hash: StableHash)?
  private var counts: [StableHash: Int] = [:]

  /// Fingerprints of one file; ask for them in report order.
  package init(_ file: SourceFile, _ lines: LineTable) {
    self.file = file
    self.lines = lines
  }

  /// The hash of the next diagnostic, and which of the equal ones it is.
  package mutating func next(_ diagnostic: Diagnostic) -> (hash: StableHash, occurrence: Int) {
    var hash = lineHash(lines.location(at: diagnostic.range.offsets.lowerBound).line)
    hash.add(piece: diagnostic.rule.id)
    counts[hash, default: 0] += 1
    return (hash, counts[hash, default: 1])
  }

  private mutating func lineHash(_ line: Int) -> StableHash {
    if let last, last.line == line { return last.hash }
    var text = file.bytes[lines.line(line)]
    while let byte = text.first, byte == 0x20 || byte == 0x09 { text = text.dropFirst() }
    while let byte = text.last, byte == 0x20 || byte == 0x09 { text = text.dropLast() }
    var hash = StableHash()
    text.withUnsafeBufferPointer { hash.add($0) }
    last = (line, hash)
    return hash
  }
}
