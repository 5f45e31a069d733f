import SceneSource
import Testing

struct QuotedTextTests {
  @Test(arguments: [
    ("radius", "'radius'"),
    ("", "''"),
    ("it's", "'it's'"),
    ("Größe 日本 😀", "'Größe 日本 😀'"),
    ("a\nb\rc\td", #"'a\nb\rc\td'"#),
    ("\u{0}\u{7}\u{1B}[31m\u{7F}", #"'\u{0}\u{7}\u{1B}[31m\u{7F}'"#),
    ("\u{85}\u{2028}\u{2029}", #"'\u{85}\u{2028}\u{2029}'"#),
    ("\u{202E}abc\u{200B}\u{FEFF}", #"'\u{202E}abc\u{200B}\u{FEFF}'"#),
    ("\u{E000}\u{10FFFF}", #"'\u{E000}\u{10FFFF}'"#),
  ])
  func `stands on one line and moves no cursor`(text: String, expected: String) {
    #expect(quoted(text) == expected)
  }

  @Test func `is cut after forty scalars`() {
    let forty = String(repeating: "x", count: 40)
    #expect(quoted(forty) == "'\(forty)'")
    #expect(quoted(forty + "y") == "'\(forty)…'")
    #expect(quoted(String(repeating: "é", count: 3_000_000)).count == 43)
  }

  @Test func `an escape counts as the one scalar that it stands for`() {
    let bells = String(repeating: "\u{7}", count: 41)
    #expect(quoted(bells) == "'" + String(repeating: #"\u{7}"#, count: 40) + "…'")
  }

  @Test func `takes a part of a text`() {
    #expect(quoted("radius: 5".prefix(6)) == "'radius'")
  }
}
