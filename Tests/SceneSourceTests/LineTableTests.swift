import SceneSource
import Testing

struct LineTableTests {
  private func table(_ text: String) -> LineTable {
    LineTable(SourceFile(name: "test", text: text))
  }

  private func place(_ text: String, _ offset: Int) -> [Int] {
    let location = table(text).location(at: offset)
    return [location.line, location.column, location.offset]
  }

  @Test(arguments: ["ab\ncd\n\nef", "ab\rcd\r\ref", "ab\r\ncd\r\n\r\nef", "ab\ncd\r\n\ref"])
  func `a line ends at LF, CR or CR LF`(text: String) {
    let file = SourceFile(name: "test", text: text)
    let lines = LineTable(file)
    let texts = (1...lines.lineCount).map {
      String(decoding: file.bytes[lines.line($0)], as: UTF8.self)
    }
    #expect(texts == ["ab", "cd", "", "ef"])
  }

  @Test(arguments: [
    ("", 1), ("a", 1), ("\n", 2), ("a\n", 2), ("\r\n", 2), ("\n\r", 3), ("\r\r", 3),
  ])
  func `a break at the end begins an empty last line`(text: String, count: Int) {
    #expect(table(text).lineCount == count)
    #expect(table(text).line(count).isEmpty == (text != "a"))
  }

  @Test func `a line break belongs to the line that it ends`() {
    #expect(place("ab\r\ncd", 2) == [1, 3, 2])
    #expect(place("ab\r\ncd", 3) == [1, 4, 3])
    #expect(place("ab\r\ncd", 4) == [2, 1, 4])
  }

  @Test(arguments: ["\u{85}", "\u{2028}", "\u{2029}", "\u{0B}", "\u{0C}"])
  func `only CR and LF break lines`(separator: String) {
    let text = "a\(separator)b"
    #expect(table(text).lineCount == 1)
    #expect(place(text, text.utf8.count - 1) == [1, 3, text.utf8.count - 1])
  }

  @Test func `columns count scalars`() {
    // é 2 bytes, 日 3, 😀 4, and an e with a combining accent: two scalars.
    let text = "é日😀e\u{301}x"
    let starts = [0, 2, 5, 9, 10, 12, 13]
    #expect(starts.map { place(text, $0)[1] } == [1, 2, 3, 4, 5, 6, 7])
  }

  @Test func `a byte order mark takes no column`() {
    #expect(place("\u{FEFF}ab\nc", 0) == [1, 1, 3])
    #expect(place("\u{FEFF}ab\nc", 3) == [1, 1, 3])
    #expect(place("\u{FEFF}ab\nc", 4) == [1, 2, 4])
    #expect(place("\u{FEFF}ab\nc", 6) == [2, 1, 6])
    #expect(place("\u{FEFF}", 2) == [1, 1, 3])
    #expect(table("\u{FEFF}ab\nc").line(1) == 3..<5)
  }

  @Test func `a byte order mark inside a line is a scalar`() {
    #expect(place("a\u{FEFF}b", 4) == [1, 3, 4])
  }

  @Test func `an offset outside of the file is its nearest end`() {
    #expect(place("ab\nc", 99) == [2, 2, 4])
    #expect(place("ab\nc", -1) == [1, 1, 0])
    #expect(place("", 7) == [1, 1, 0])
  }

  @Test func `malformed bytes do not trap`() {
    let lines = LineTable(SourceFile(name: "test", bytes: [0x80, 0xFF, 0x0A, 0xC3]))
    #expect(lines.lineCount == 2)
    #expect(lines.location(at: 3).line == 2)
  }
}
