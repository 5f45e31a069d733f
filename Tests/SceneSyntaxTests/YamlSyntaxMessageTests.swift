import Testing

/// Syntax errors in our own words, at the place of the cause, with the other end beside it, and
/// what mends them; the fixed text is the one after all fixes.
struct YamlSyntaxMessageTests {
  // MARK: Tabs

  @Test(arguments: [
    ("a:\n⟦\t⟧- b", "a:\n  - b"), ("⟦\t⟧a: 1", "a: 1"), ("- ⟦\t⟧- a", "- - a"),
    ("a:\n  b: 1\n⟦\t⟧c: 2", "a:\n  b: 1\n  c: 2"), ("-⟦\t⟧a: 1\n  b: 2", "- a: 1\n  b: 2"),
    (
      "a:\n⟦\t⟧b: 1\n\tc:\n\t\t- d\n\t\t- e: 1\n\t\t  f: 2",
      "a:\n  b: 1\n  c:\n    - d\n    - e: 1\n      f: 2"
    ),
    ("a:\n    b: 1\n  ⟦\t⟧ c: 2\n    d: 3", "a:\n    b: 1\n    c: 2\n    d: 3"),
    ("a:\n  - b: 1\n    c: 2\n⟦\t⟧- b: 3\n    c: 4", "a:\n  - b: 1\n    c: 2\n  - b: 3\n    c: 4"),
  ])
  func `a tab in the indentation`(marked: String, fixed: String) {
    expectSyntaxFindings(
      marked, "yaml-syntax: a tab cannot indent YAML, expected spaces", fixed: fixed)
  }

  @Test func `a tab in the middle of a scalar`() {
    expectSyntaxFindings(
      "a: ⟨|⟩\n⟦\t⟧b\n",
      """
      yaml-syntax: a tab cannot indent YAML, expected spaces
      - the text starts here
      """, fixed: "a: |\n  b\n")
  }

  @Test func `a tab on a line of nothing else`() {
    expectSyntaxFindings("⟦\t⟧\n", "yaml-syntax: a tab cannot indent YAML, expected spaces")
  }

  // MARK: Brackets and quotes

  @Test(arguments: [
    "a: ⟦[⟧b, é⟨⟩", "a: ⟦[⟧1, 2\nb⟨:⟩ 3", "a: [1, ⟦[⟧2\nb⟨:⟩ 3",
    "a:\n  - ⟦[⟧1,\n     2\n  - b⟨:⟩ 1",
    "a: {b: ⟦[⟧1, 2⟨}⟩\nc: d", "x: 'ok'\na: ⟦[⟧\"]\"\n⟨b:⟩ 3",
  ])
  func `a list that is not closed`(marked: String) {
    expectSyntaxFindings(
      marked,
      """
      yaml-syntax: the '[' opened here is never closed
      - reading stopped here
      """)
  }

  @Test(arguments: ["⟦{⟧a: b⟨⟩", "- ⟦{⟧a: 1\n- b⟨:⟩ 2\n", "a:\n- ⟦{⟧b: 1 # }\n⟨-⟩ {b: 2}\n"])
  func `a mapping that is not closed`(marked: String) {
    expectSyntaxFindings(
      marked,
      """
      yaml-syntax: the '{' opened here is never closed
      - reading stopped here
      """)
  }

  @Test(arguments: [
    "⟦\"⟧a⟨⟩", "⟦'⟧a\nb⟨⟩", "é: ⟦\"⟧日\n  \\\"⟨⟩", "a: ⟦\"⟧b\nc: \"⟨d\"⟩\ne: f",
    "a:\n  - {b: ⟦'⟧c}\n  - {b: '⟨d'}⟩\n",
  ])
  func `a quote that is never closed`(marked: String) {
    expectSyntaxFindings(
      marked,
      """
      yaml-syntax: the quote opened here is never closed
      - reading stopped here
      """)
  }

  @Test(arguments: [
    ("a: ⟨[⟩1, [2], [3] ⟦}⟧", "}", "[", "]", "a: [1, [2], [3] ]"),
    ("⟨{⟩a: b, c: 日 ⟦]⟧", "]", "{", "}", "{a: b, c: 日 }"),
    ("{a: ⟨[⟩1, 2⟦}⟧}", "}", "[", "]", "{a: [1, 2]}"),
  ])
  func `a bracket of the other kind`(
    marked: String, found: String, opening: String, expected: String, fixed: String
  ) {
    expectSyntaxFindings(
      marked,
      """
      yaml-syntax: '\(found)' cannot close a '\(opening)', expected '\(expected)'
      - the '\(opening)' opens here
      """, fixed: fixed)
  }

  @Test(arguments: [
    ("a: {b: c}⟦}⟧\nd: e", "}", "a: {b: c}\nd: e"), ("- [a]⟦]⟧\n- b", "]", "- [a]\n- b"),
  ])
  func `a bracket that closes nothing`(marked: String, found: String, fixed: String) {
    expectSyntaxFindings(
      marked, "yaml-syntax: '\(found)' closes nothing; all brackets before it are closed",
      fixed: fixed)
  }

  @Test(arguments: [
    ("- ⟨a⟩: 1, b: 2⟦}⟧\n- c", "- {a: 1, b: 2}\n- c"),
    ("a: ⟨b⟩: 1, c: 2⟦}⟧\nd: e", "a: {b: 1, c: 2}\nd: e"),
  ])
  func `a brace that opens nowhere`(marked: String, fixed: String) {
    expectSyntaxFindings(
      marked,
      """
      yaml-syntax: '}' closes nothing, expected a '{' before it
      - the '{' may belong here
      """, fixed: fixed)
  }

  @Test(arguments: [
    ("⟨{⟩a: b ⟦c⟧: d}", "{", "}", "c", "{a: b, c: d}"),
    ("⟨[⟩{a: 1} ⟦{⟧b: 2}]", "[", "]", "{", "[{a: 1}, {b: 2}]"),
    ("⟨[⟩\"a\"\n ⟦\"b\"⟧]", "[", "]", "\"b\"", "[\"a\",\n \"b\"]"),
  ])
  func `a comma that is missing`(
    marked: String, opening: String, closing: String, word: String, fixed: String
  ) {
    expectSyntaxFindings(
      marked,
      """
      yaml-syntax: expected ',' or '\(closing)' before '\(word)'
      - the '\(opening)' opens here
      """, fixed: fixed)
  }

  // MARK: Values

  @Test(arguments: [
    ("a: ⟦@b c⟧ # d", "@", "a: \"@b c\" # d"), ("a: ⟦`b`⟧", "`", "a: \"`b`\""),
    ("é: [⟦%⟧ ]", "%", "é: [\"%\" ]"), ("{a: ⟦@b⟧, c: d}", "@", "{a: \"@b\", c: d}"),
  ])
  func `a reserved character`(marked: String, character: String, fixed: String) {
    expectSyntaxFindings(
      marked, "yaml-syntax: '\(character)' cannot start a value without quotes", fixed: fixed)
  }

  @Test(arguments: [("a: b⟦:⟧ c", "a: \"b: c\""), ("- a: b c⟦:⟧ d\n- e", "- a: \"b c: d\"\n- e")])
  func `a colon inside a value`(marked: String, fixed: String) {
    expectSyntaxFindings(
      marked, "yaml-syntax: a text with ': ' in it needs quotes", fixed: fixed)
  }

  @Test func `text after a quoted value`() {
    expectSyntaxFindings(
      "a: ⟨\"⟩b\"⟦c⟧\n",
      """
      yaml-syntax: text after the closing quote, expected nothing more
      - the value starts here
      """)
    expectSyntaxFindings(
      "a: ⟨'⟩it'⟦s⟧ b'\n",
      """
      yaml-syntax: text after the closing quote, expected nothing more
      - the value starts here
      = in single quotes a ' is written twice: ''
      """)
  }

  @Test func `text after the end`() {
    expectSyntaxFindings(
      "a: b\n... ⟦c⟧\n", "yaml-syntax: text after the end of the scene, expected nothing more")
    expectSyntaxFindings(
      "[a]\n⟦b⟧\n", "yaml-syntax: text after the end of the scene, expected nothing more")
  }

  @Test(arguments: [
    ("a: ⟨\"⟩\\u⟦12\"⟧", "an escape is too short, expected more hexadecimal digits"),
    ("a: ⟨\"⟩⟦\\q\"⟧", "unknown escape in a double-quoted text; write a backslash as '\\\\'"),
    ("a: ⟨\"⟩\\u⟦d800\"⟧", "the escape names no character"),
  ])
  func `an escape that is none`(marked: String, message: String) {
    expectSyntaxFindings(marked, "yaml-syntax: \(message)\n- the quote opens here")
  }

  // MARK: Entries

  @Test(arguments: [
    ("a: b\nc⟦:⟧d\ne: f", "a: b\nc: d\ne: f"), ("- a⟦:⟧b\n  c: d", "- a: b\n  c: d"),
    ("a⟦:⟧1\nb: 2", "a: 1\nb: 2"), ("a⟦:⟧{b: 1, c: 2}\nd: e", "a: {b: 1, c: 2}\nd: e"),
  ])
  func `a blank that is missing after a colon`(marked: String, fixed: String) {
    expectSyntaxFindings(marked, "yaml-syntax: expected a blank after ':'", fixed: fixed)
  }

  @Test(arguments: [
    ("a:\n  - {b: 1}\n  ⟦-⟧{b: 2}\n", "a:\n  - {b: 1}\n  - {b: 2}\n"),
    ("a:\n  ⟦-⟧b: 1\n    c: 2\n", "a:\n  - b: 1\n    c: 2\n"),
  ])
  func `a blank that is missing after a dash`(marked: String, fixed: String) {
    expectSyntaxFindings(marked, "yaml-syntax: expected a blank after '-'", fixed: fixed)
  }

  @Test(arguments: [
    ("a: b\n⟦c⟧\n⟨d:⟩ e", "c", "a: b\nc:\nd: e"),
    ("a: b\n⟦c⟧ d\n⟨e:⟩ f", "c", "a: b\nc: d\ne: f"), ("⟦a⟧ 1\nb⟨:⟩ 2", "a", "a: 1\nb: 2"),
    ("- ⟦a⟧ b\n  c⟨:⟩ d", "a", "- a: b\n  c: d"),
  ])
  func `a key without its colon`(marked: String, key: String, fixed: String) {
    expectSyntaxFindings(
      marked,
      """
      yaml-syntax: expected ': ' after '\(key)'
      - reading stopped here
      """, fixed: fixed)
  }

  @Test(arguments: [
    ("a:\n  ⟨b⟩: 1\n ⟦c⟧: 2", "c", 3, "a:\n  b: 1\n  c: 2"),
    ("a:\n  - ⟨b⟩: 1\n  ⟦c⟧: 2\n    d: 3", "c", 5, "a:\n  - b: 1\n    c: 2\n    d: 3"),
    ("⟨a⟩:\n  - b\n ⟦c⟧: 1\nd: 2", "c", 1, "a:\n  - b\nc: 1\nd: 2"),
  ])
  func `a key that has lost its indentation`(
    marked: String, key: String, column: Int, fixed: String
  ) {
    let isTooDeep = column == 1
    expectSyntaxFindings(
      marked,
      """
      yaml-syntax: '\(key)' \(isTooDeep ? "is indented too deep" : "has lost its indentation"), \
      expected column \(column)
      - it should line up with this
      """, fixed: fixed)
  }

  @Test(arguments: [
    ("⟨a⟩: 1\n  ⟦b⟧: 2", "b", 1, "a: 1\nb: 2"),
    ("  ⟦a⟧: 1\n⟨b⟩: 2\nc: 3", "a", 1, "a: 1\nb: 2\nc: 3"),
    ("- b: 1\n   ⟦c⟧: 2", "c", 3, "- b: 1\n  c: 2"),
  ])
  func `a key that is indented too deep`(
    marked: String, key: String, column: Int, fixed: String
  ) {
    let marked = key == "c" ? marked.replacing("- b", with: "- ⟨b⟩") : marked
    expectSyntaxFindings(
      marked,
      """
      yaml-syntax: '\(key)' is indented too deep, expected column \(column)
      - it should line up with this
      """, fixed: fixed)
  }

  @Test(arguments: [
    ("a:\n  ⟨-⟩ b\n ⟦-⟧ c", "a:\n  - b\n  - c"), ("- ⟨-⟩ a\n ⟦-⟧ b", "- - a\n  - b"),
  ])
  func `an item that has lost its indentation`(marked: String, fixed: String) {
    expectSyntaxFindings(
      marked,
      """
      yaml-syntax: this item has lost its indentation, expected column 3
      - it should line up with this
      """, fixed: fixed)
  }

  @Test(arguments: [
    ("a:\n  ⟨-⟩ {b: 1}\n  ⟦{⟧b: 2}\n", "a:\n  - {b: 1}\n  - {b: 2}\n"),
    (
      "a:\n    ⟦b⟧: 1\n    c: 2\n  ⟨-⟩ b: 3\n    c: 4", "a:\n  - b: 1\n    c: 2\n  - b: 3\n    c: 4"
    ),
    ("a:\n  ⟨-⟩ {b: 1}\n    ⟦b⟧: 2\n    c: 3", "a:\n  - {b: 1}\n  - b: 2\n    c: 3"),
  ])
  func `an item without its dash`(marked: String, fixed: String) {
    expectSyntaxFindings(
      marked,
      """
      yaml-syntax: expected '- ' before an item of the list
      - the list starts here
      """, fixed: fixed)
  }

  @Test(arguments: ["⟨-⟩ a\n⟦b:⟧ c"])
  func `something else where an item should be`(marked: String) {
    expectSyntaxFindings(
      marked,
      """
      yaml-syntax: expected '- ' at the list's indentation
      - the list starts here
      """)
  }

  @Test func `something else where a key should be`() {
    expectSyntaxFindings(
      "⟨a⟩: b\n⟦-⟧ c\n",
      """
      yaml-syntax: expected a key of the mapping at its indentation
      - the mapping starts here
      """)
  }
}
