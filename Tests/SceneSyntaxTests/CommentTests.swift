import SceneSource
import SceneSyntax
import TestSupport
import Testing

/// Comments are found where libyaml skips them, and nowhere else.
struct CommentTests {
  private func comments(_ text: String) -> [String] {
    let file = SourceFile(name: "test", text: text)
    return parseSyntax(file).tree?.comments.map { file.text($0) } ?? []
  }

  @Test(arguments: [
    ("# top\na: 1 # end\n# below", ["# top", "# end", "# below"]),
    ("a: b#c\nd: e #f", ["#f"]),
    ("a: '# no' # yes\nb: \"# no\" # yes", ["# yes", "# yes"]),
    ("a: 'one\n  # no\n  two' # yes", ["# yes"]),
    ("a: \"one\n  # no \\\" # no\n  two\" # yes", ["# yes"]),
    ("a: one\n  two # yes\nb: 1", ["# yes"]),
    ("a: | # yes\n  # no\n  text # no\n# yes\nb: 1", ["# yes", "# yes"]),
    ("a: >2- # yes\n    # no\n   # no\n # yes\nb: 1", ["# yes", "# yes"]),
    ("a: |\n# yes\nb: 1", ["# yes"]),
    ("a: |+\n  x\n\n# yes\n", ["# yes"]),
    ("a: [1, # yes\n  '#', {b: 2} # yes\n]# yes", ["# yes", "# yes", "# yes"]),
    ("a: &x # yes\n  1\nb: !!str # yes\n  c # yes", ["# yes", "# yes", "# yes"]),
    ("%YAML 1.2 # yes\n--- # yes\na: 1\n... # yes\n# yes", ["# yes", "# yes", "# yes", "# yes"]),
    ("a: 1 # yes\n--- # no\nb: 2 # no", ["# yes"]),
    ("? a # yes\n? b # yes\n: # yes\n  c", ["# yes", "# yes", "# yes"]),
    ("a: # yes\nb: # yes\n", ["# yes", "# yes"]),
    ("\u{FEFF}# yes\r\na: 1 # yes\r\n# yes", ["# yes", "# yes", "# yes"]),
    ("a: é # 中 yes\rb: 1 # yes", ["# 中 yes", "# yes"]),
    ("a: 1 # yes\u{2028}b: 2 # yes", ["# yes", "# yes"]),
  ])
  func `comments end at the line's end and are no part of values`(text: String, found: [String]) {
    #expect(comments(text) == found)
  }

  @Test func `of a file with syntax errors too`() {
    #expect(comments("a: 1 # yes\nb: [1, 2\nc: 3 # yes\n") == ["# yes", "# yes"])
    #expect(comments("a: \"1 # no\nb: 2 # no\n# yes\nc: 3 # yes\n").last == "# yes")
  }

  /// Without knowing where comments are: text in a comment may change, other text may not.
  @Test(.enabled(if: !YAMLSuiteTests.cases.isEmpty), arguments: YAMLSuiteTests.cases)
  func `in the YAML test suite`(test: YAMLSuiteTests.Case) {
    let file = SourceFile(name: test.id, text: test.yaml)
    let events = EventDump(test.yaml)
    guard !events.failed, let tree = parseSyntax(file).tree,
      events.lines.filter({ $0.hasPrefix("+DOC") }).count == 1
    else { return }
    expectOnlyComments(tree.comments, in: file, events)
  }

  @Test func `in random texts of all styles`() {
    let seed = UInt64.random(in: 0..<1 << 32)
    var random = SeededRandom(seed: seed)
    for _ in 0..<200 {
      let text = RandomCommentedText(&random)
      let file = SourceFile(name: "random", text: text.text)
      let found = parseSyntax(file).tree?.comments.map { file.text($0) }
      #expect(found == text.comments, "seed \(seed): \(text.text)")
    }
  }

  private func expectOnlyComments(
    _ comments: [SourceRange], in file: SourceFile, _ events: EventDump
  ) {
    let others = comments.map { TextEdit($0, "# ]: '\"") }
    let changed = EventDump(file.applying(others).text)
    #expect(changed.lines == events.lines, "a comment is none")
    for offset in file.bytes.indices where file.bytes[offset] == UInt8(ascii: "#") {
      guard !comments.contains(where: { $0.offsets.contains(offset) }) else { continue }
      let edit = TextEdit(SourceRange(offset, offset + 1), "x")
      let other = EventDump(file.applying([edit]).text)
      #expect(other.lines != events.lines, "byte \(offset) starts a comment")
    }
  }
}

/// A text of entries in random styles, each with a hash that is none of a comment, and with
/// comments between them.
private struct RandomCommentedText {
  private(set) var text = ""
  private(set) var comments: [String] = []
  private var count = 0

  init(_ random: inout SeededRandom) {
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      if Bool.random(using: &random) { addComment(after: "", &random) }
      addEntry(&random)
    }
  }

  private mutating func addComment(after blank: String, _ random: inout SeededRandom) {
    let tails = ["", " 'open", " [", " \"", ": x", " # again", " 中", " |", " - a", " \\"]
    let comment = "#\(count)" + (tails.randomElement(using: &random) ?? "")
    comments.append(comment)
    text += blank + comment + "\n"
    count += 1
  }

  private mutating func addEntry(_ random: inout SeededRandom) {
    count += 1
    text += "k\(count):"
    switch Int.random(in: 0..<8, using: &random) {
    case 0: finish(" plain#hash", &random)
    case 1: finish(" 'single # it''s\n  # still'", &random)
    case 2: finish(" \"double # \\\" # \\\\\n  # still\"", &random)
    case 3: addBlock(" |", &random)
    case 4: addBlock(" >-", &random)
    case 5:
      text += " ["
      addComment(after: " ", &random)
      finish("  a#b, '#', {c: \"#\", d: [~]}]", &random)
    case 6:
      text += " &a\(count) !!str"
      addComment(after: " ", &random)
      finish("  '#'", &random)
    default: finish("", &random)
    }
  }

  private mutating func addBlock(_ indicator: String, _ random: inout SeededRandom) {
    text += indicator
    finish("", &random)
    text += "  # content\n   # content #\n"
  }

  private mutating func finish(_ value: String, _ random: inout SeededRandom) {
    text += value
    if Bool.random(using: &random) { addComment(after: " ", &random) } else { text += "\n" }
  }
}
