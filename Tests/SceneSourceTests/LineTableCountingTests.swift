import SceneSource
import Testing

/// Look-ups against a count from the first byte, over texts of every mixture of pieces.
struct LineTableCountingTests {
  private static let pieces = ["a", "\n", "\r", "é", "😀", "\u{2028}"]

  @Test(arguments: pieces)
  func `every short text agrees with a count`(first: String) {
    var texts = [first]
    for _ in 0..<3 {
      for text in texts { checkAll(text) }
      texts = texts.flatMap { text in Self.pieces.map { text + $0 } }
    }
  }

  private func checkAll(_ text: String) {
    let file = SourceFile(name: "test", text: text)
    let lines = LineTable(file)
    let found = (0...file.bytes.count).map { offset in
      let place = lines.location(at: offset)
      return [place.line, place.column]
    }
    #expect(found == (0...file.bytes.count).map { count(file.bytes, before: $0) })
  }

  /// A text of 12,000 pieces, where a break follows 1 in 3,000: lines are many blocks long.
  @Test(arguments: [1, 77] as [UInt64])
  func `long lines agree with a count`(seed: UInt64) {
    var state = seed
    var text = "\u{FEFF}"
    for _ in 0..<12_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let draw = Int(state >> 33)
      text +=
        draw % 3_000 == 0
        ? ["\n", "\r", "\r\n"][draw / 3_000 % 3] : ["a", "é", "日", "😀"][draw % 4]
    }
    let file = SourceFile(name: "test", text: text)
    let lines = LineTable(file)
    #expect(lines.lineCount > 3)
    var expected = [1, 1]
    for offset in 3..<file.bytes.count {
      let found = lines.location(at: offset)
      guard [found.line, found.column] == expected else {
        Issue.record("seed \(seed), offset \(offset): \(found), expected \(expected)")
        return
      }
      advance(&expected, over: offset, in: file.bytes)
    }
  }

  private func count(_ bytes: [UInt8], before offset: Int) -> [Int] {
    var place = [1, 1]
    for index in 0..<offset { advance(&place, over: index, in: bytes) }
    return place
  }

  /// Moves a line and a column over one byte.
  private func advance(_ place: inout [Int], over index: Int, in bytes: [UInt8]) {
    let next = index + 1 < bytes.count ? bytes[index + 1] : 0
    switch bytes[index] {
    case 0x0A: place = [place[0] + 1, 1]
    case 0x0D where next != 0x0A: place = [place[0] + 1, 1]
    // The column grows at the first byte of a scalar; a byte within one has the next column.
    case 0x80...0xBF: break
    default: place[1] += 1
    }
  }
}
