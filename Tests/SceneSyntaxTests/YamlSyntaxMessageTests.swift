import Testing

/// libyaml's refusals in our own words, at the place where they stand.
struct YamlSyntaxMessageTests {
  @Test(arguments: [
    "a:\n⟦\t⟧- b", "⟦\t⟧a: 1", "- ⟦\t⟧- a", "a:\n  b: 1\n⟦\t⟧c: 2",
  ])
  func `a tab at the start of a line`(marked: String) {
    expectSyntaxFindings(marked, "yaml-syntax: a tab cannot indent YAML, expected spaces")
  }

  @Test func `a tab in the middle of a scalar`() {
    expectSyntaxFindings(
      "a: ⟨|⟩\n⟦\t⟧b\n",
      """
      yaml-syntax: a tab cannot indent YAML, expected spaces
      - the text starts here
      """)
  }

  @Test(arguments: [("a: ⟦@b⟧ c", "@"), ("a: ⟦`b`⟧", "`"), ("é: [⟦%⟧ ]", "%")])
  func `a reserved character`(marked: String, character: String) {
    expectSyntaxFindings(
      marked, "yaml-syntax: '\(character)' cannot start a value without quotes")
  }

  @Test func `text after the end`() {
    expectSyntaxFindings(
      "a: b\n... ⟦c⟧\n", "yaml-syntax: text after the end of the scene, expected nothing more")
    expectSyntaxFindings(
      "[a]\n⟦b⟧\n", "yaml-syntax: text after the end of the scene, expected nothing more")
  }

  @Test(arguments: ["a: ⟨[⟩b, é⟦⟧", "a: ⟨[⟩1, 2\nb⟦:⟧ 3", "a: ⟨[⟩1, [2], [3] ⟦}⟧"])
  func `a list that is not closed`(marked: String) {
    expectSyntaxFindings(
      marked,
      """
      yaml-syntax: the list is not closed, expected ',' or ']'
      - the list opens here
      """)
  }

  @Test(arguments: ["⟨{⟩a: b⟦⟧", "⟨{⟩a: b, c: 日 ⟦]⟧", "- ⟨{⟩a: 1\n- b⟦:⟧ 2\n"])
  func `a mapping that is not closed`(marked: String) {
    expectSyntaxFindings(
      marked,
      """
      yaml-syntax: the mapping is not closed, expected ',' or '}'
      - the mapping opens here
      """)
  }

  @Test(arguments: ["⟨\"⟩a\" ⟦b:⟧ c", "⟨a⟩: \"b\"⟦c⟧\n", "⟨a⟩: b\n⟦-⟧ c\n"])
  func `something else where a key should be`(marked: String) {
    expectSyntaxFindings(
      marked,
      """
      yaml-syntax: expected a key of the mapping at its indentation
      - the mapping starts here
      """)
  }

  @Test func `a key without its colon`() {
    expectSyntaxFindings(
      "a: b\n⟨c⟩\n⟦d:⟧ e",
      """
      yaml-syntax: expected ': ' after the key
      - the key starts here
      """)
  }

  @Test(arguments: ["a: b⟦:⟧ c", "a\nb⟦:⟧ c", "a: 1\n  b⟦:⟧ 2"])
  func `a colon inside a value`(marked: String) {
    expectSyntaxFindings(
      marked, "yaml-syntax: a ':' cannot stand here; check the indentation, or quote the text")
  }

  @Test(arguments: ["⟨-⟩ a\n⟦b:⟧ c", "⟨-⟩ - a\n ⟦-⟧ b"])
  func `something else where an item should be`(marked: String) {
    expectSyntaxFindings(
      marked,
      """
      yaml-syntax: expected '- ' at the list's indentation
      - the list starts here
      """)
  }

  @Test(arguments: ["⟨\"⟩a⟦⟧", "⟨'⟩a\nb⟦⟧", "é: ⟨\"⟩日\n  \\\"⟦⟧"])
  func `a quote that is never closed`(marked: String) {
    expectSyntaxFindings(
      marked,
      """
      yaml-syntax: the quote is never closed
      - the quote opens here
      """)
  }

  @Test func `the document marker ends a quoted text too early`() {
    expectSyntaxFindings(
      "a: ⟨\"⟩b\n⟦---⟧ c\"",
      """
      yaml-syntax: found unexpected document indicator
      - the quote opens here
      """)
  }
}
