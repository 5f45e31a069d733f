package import SceneSource

extension SourceFile {
  /// The file after edits, which must be disjoint.
  package func applying(_ edits: [TextEdit]) -> SourceFile {
    var result: [UInt8] = []
    var copied = 0
    for edit in edits.sorted(by: { $0.range.start < $1.range.start }) {
      let range = edit.range.offsets
      precondition(range.lowerBound >= copied && range.upperBound <= bytes.count)
      result += bytes[copied..<range.lowerBound]
      result += edit.replacement.utf8
      copied = range.upperBound
    }
    return SourceFile(name: name, bytes: result + bytes[copied...])
  }

  /// All bytes as text; malformed UTF-8 is replaced.
  package var text: String { String(decoding: bytes, as: UTF8.self) }
}
