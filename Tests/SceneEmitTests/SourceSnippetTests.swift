import SceneSource
import Testing

/// The source line and the caret below it, column by column as a terminal shows them.
struct SourceSnippetTests {
  @Test(arguments: [
    ("name: 120", "1 | name: 120", "  |       ^~~"),
    ("né: 120", "1 | né: 120", "  |     ^~~"),
    ("ne\u{301}: 120", "1 | ne\u{301}: 120", "  |     ^~~"),
    ("音楽: 120", "1 | 音楽: 120", "  |       ^~~"),
    ("🎧: 120", "1 | 🎧: 120", "  |     ^~~"),
    ("👩‍🚀: 120", "1 | 👩‍🚀: 120", "  |     ^~~"),
    ("ｗ: 120", "1 | ｗ: 120", "  |     ^~~"),
    ("\t\t120", "1 |   120", "  |   ^~~"),
    ("a:\u{1B}[31m 120", "1 | a:·[31m 120", "  |         ^~~"),
    ("a\u{202E}b: 120", "1 | a·b: 120", "  |      ^~~"),
  ])
  func `the caret stands below the token`(text: String, line: String, caret: String) throws {
    #expect(try SampleFile(text).snippet(at: "120") == [line, caret])
  }

  @Test(arguments: ["🇫🇷", "⭐", "✅", "🪐"])
  func `flags and newer emoji are two columns wide`(emoji: String) throws {
    #expect(try SampleFile(emoji + " 120").snippet(at: "120").last == "  |    ^~~")
  }

  @Test func `waves are as wide as the token`() throws {
    #expect(try SampleFile("a: 音楽x").snippet(at: "音楽x").last == "  |    ^~~~~")
    #expect(try SampleFile("a: é").snippet(at: "é").last == "  |    ^")
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `a line is shown without its line break, its number in front`(end: String) throws {
    let lines = Array(repeating: "x", count: 9) + ["b: 120", "c"]
    let file = SampleFile(lines.joined(separator: end))
    #expect(try file.snippet(at: "120") == ["10 | b: 120", "   |    ^~~"])
  }

  @Test func `a byte order mark takes no column`() throws {
    #expect(try SampleFile("\u{FEFF}a: 120").snippet(at: "120") == ["1 | a: 120", "  |    ^~~"])
  }

  @Test func `an empty range has one caret, also at the end of the file`() throws {
    let file = SampleFile("ab\n")
    #expect(try file.snippet(at: SourceRange(1, 1)) == ["1 | ab", "  |  ^"])
    #expect(try file.snippet(at: SourceRange(2, 2)) == ["1 | ab", "  |   ^"])
    #expect(try file.snippet(at: SourceRange(3, 3)) == ["2 | ", "  | ^"])
    #expect(try SampleFile("").snippet(at: SourceRange(0, 0)) == ["1 | ", "  | ^"])
  }

  @Test func `a range over several lines is marked to the end of its first line`() throws {
    let file = SampleFile("a: [1,\n  2]\n")
    #expect(try file.snippet(at: "[1,\n  2]") == ["1 | a: [1,", "  |    ^~~"])
  }

  @Test func `a long line is cut to a window of 100 bytes on both sides`() throws {
    let head = String(repeating: "h", count: 250)
    let tail = String(repeating: "t", count: 300)
    let lines = try SampleFile(head + "120" + tail).snippet(at: "120")
    #expect(lines[0] == "1 | …" + head.suffix(100) + "120" + tail.prefix(97) + "…")
    #expect(lines[1] == "  |  " + String(repeating: " ", count: 100) + "^~~")
  }

  @Test func `a range longer than the window is marked as far as it is shown`() throws {
    let token = String(repeating: "k", count: 500)
    let lines = try SampleFile("a: \(token)").snippet(at: token)
    #expect(lines[0] == "1 | a: " + token.prefix(100) + "…")
    #expect(lines[1] == "  |    ^" + String(repeating: "~", count: 99))
  }

  @Test func `the window never cuts a character into pieces`() throws {
    let head = String(repeating: "é", count: 120) + "x"
    let lines = try SampleFile(head + "120" + String(repeating: "音", count: 60)).snippet(at: "120")
    #expect(!lines[0].contains("\u{FFFD}"))
    #expect(lines[0].hasPrefix("1 | …é"))
    #expect(lines[0].hasSuffix("音…"))
    let shown = try #require(lines[0].firstRange(of: "120")).lowerBound
    let caret = try #require(lines[1].firstIndex(of: "^"))
    #expect(
      lines[0].distance(from: lines[0].startIndex, to: shown)
        == lines[1].distance(from: lines[1].startIndex, to: caret))
  }
}
