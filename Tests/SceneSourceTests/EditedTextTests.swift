import SceneSource
import TestSupport
import Testing

/// Edits of edited text lead back to edits of the old one.
struct EditedTextTests {
  private func edit(_ start: Int, _ end: Int, _ text: String) -> TextEdit {
    TextEdit(SourceRange(start, end), text)
  }

  @Test func `edits of edited text are edits of the old text`() {
    var text = EditedText(Array("one two three".utf8))
    #expect(text.edits == [])
    text.apply([edit(0, 3, "1"), edit(7, 8, "")])
    #expect(String(decoding: text.bytes, as: UTF8.self) == "1 twothree")
    #expect(text.edits == [edit(0, 3, "1"), edit(7, 8, "")])
    text.apply([edit(1, 2, ""), edit(10, 10, "!")])
    #expect(String(decoding: text.bytes, as: UTF8.self) == "1twothree!")
    #expect(text.edits == [edit(0, 4, "1"), edit(7, 8, ""), edit(13, 13, "!")])
  }

  @Test func `random edits, one after the other, against plain replacement`() {
    let seed = UInt64.random(in: 0..<1 << 32)
    var random = SeededRandom(seed: seed)
    for _ in 0..<200 {
      let original = (0..<Int.random(in: 0...30, using: &random)).map { UInt8(97 + $0 % 26) }
      var text = EditedText(original)
      var expected = original
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        let edits = randomEdits(expected.count, &random)
        text.apply(edits)
        for edit in edits.reversed() {
          expected.replaceSubrange(edit.range.offsets, with: Array(edit.replacement.utf8))
        }
      }
      #expect(text.bytes == expected, "seed \(seed)")
      var again = EditedText(original)
      again.apply(text.edits)
      #expect(again.bytes == expected, "seed \(seed)")
    }
  }

  private func randomEdits(_ count: Int, _ random: inout SeededRandom) -> [TextEdit] {
    var edits: [TextEdit] = []
    var offset = 0
    while offset <= count, edits.count < 5 {
      let start = Int.random(in: offset...count, using: &random)
      let end = Int.random(in: start...min(start + 4, count), using: &random)
      edits.append(edit(start, end, ["", "X", "YZ"].randomElement(using: &random) ?? ""))
      offset = end + 1
    }
    return edits
  }
}
