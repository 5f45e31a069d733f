import SceneSource
import SceneSyntax
import Testing

struct AliasTests {
  private func targets(_ text: String) throws -> [String] {
    let tree = try #require(parseSyntax(SourceFile(name: "test", text: text)).tree)
    return tree.indices.filter { tree[$0].kind == .alias }.map { alias in
      tree.target(of: alias).map { tree.source.text(tree.range($0)) } ?? "nothing"
    }
  }

  @Test func `an alias stands for the latest node of its name`() throws {
    #expect(
      try targets("[&x 1, *x, &x [2], *x, &x {a: 3}, *x, *x]") == [
        "1", "[2]", "{a: 3}", "{a: 3}",
      ])
    expectSyntaxFindings(
      "[&x 1, *x, ⟦&x⟧ 2]", "unused-anchor: no alias uses anchor 'x'",
      fixed: "[&x 1, *x, 2]")
  }

  @Test func `an undefined alias names the nearest anchor`() throws {
    expectSyntaxFindings(
      "[&small 1, *small, ⟦*smal⟧]",
      "undefined-alias: no anchor 'smal' is defined before this alias; did you mean '*small'?",
      fixed: "[&small 1, *small, *small]")
    expectSyntaxFindings(
      "[&a 1, *a, ⟦*elsewhere⟧]",
      "undefined-alias: no anchor 'elsewhere' is defined before this alias")
    expectSyntaxFindings(
      "[⟦*late⟧, &late 1, *late]",
      "undefined-alias: no anchor 'late' is defined before this alias")
    #expect(try targets("[*late, &late 1, *late]") == ["nothing", "1"])
  }

  @Test(arguments: [
    "⟨&x⟩ [⟦*x⟧]", "a: ⟨&x⟩ {b: ⟦*x⟧}", "⟨&x⟩ {a: [{b: ⟦*x⟧}]}", "⟨&x⟩ {⟦*x⟧ : 1}",
    "a: ⟨&x⟩ !!seq\n  - b\n  - ⟦*x⟧\n",
  ])
  func `an alias inside its own node`(marked: String) {
    expectSyntaxFindings(
      marked,
      """
      recursive-alias: alias 'x' stands inside the node that it names
      - the anchor is here
      """)
  }

  @Test(arguments: ["⟦&x⟧: 1", "{⟦&x⟧: 1, b: 2}", "⟦&x-_9⟧: [1]", "a:\n  ⟦&x⟧: 1\n"])
  func `an anchor of an empty key ends before the colon, and cannot be taken away`(marked: String) {
    let name = marked.contains("x-_9") ? "x-_9" : "x"
    expectSyntaxFindings(marked, "unused-anchor: no alias uses anchor '\(name)'")
  }

  @Test func `each anchor that nobody uses is told at its own place`() {
    expectSyntaxFindings(
      "{a: ⟦&one⟧ 1, b: !!seq ⟦&two⟧ [], c: &three 3, d: *three, ⟦&four⟧ e: ⟦&five⟧ }",
      """
      unused-anchor: no alias uses anchor 'one'
      unused-anchor: no alias uses anchor 'two'
      unused-anchor: no alias uses anchor 'four'
      unused-anchor: no alias uses anchor 'five'
      """, fixed: "{a: 1, b: !!seq [], c: &three 3, d: *three, e: &five }")
  }

  @Test(arguments: [
    ("{a: 1, ⟨b⟩: 2, ⟦b⟧: 3}", "b"),
    ("⟨a⟩: 1\n⟦'a'⟧: 2\n", "a"),
    ("⟨1⟩: a\n⟦\"1\"⟧: b\n", "1"),
    ("{⟨\"é\"⟩: 1, ⟦\"\\u00e9\"⟧: 2}", "é"),
    ("{&x ⟨a⟩: 1, ⟦*x⟧ : 2}", "a"),
    ("{⟨\"<<\"⟩: 1, ⟦'<<'⟧: 2}", "<<"),
    ("{!!str ⟨<<⟩: 1, !!str ⟦<<⟧: 2}", "<<"),
    ("? ⟨|-\n  a⟩\n: 1\n⟦a⟧: 2\n", "a"),
  ])
  func `the same key twice`(marked: String, key: String) {
    expectSyntaxFindings(
      marked,
      """
      duplicate-key: key '\(key)' stands here a second time
      - first '\(key)' is here
      """)
  }

  @Test(arguments: [
    "{a: {a: {a: 1}}}", "[{a: 1}, {a: 2}]", "{a: 1, A: 2}", "{<<: {a: 1}, <<: {a: 2}}",
    "{é: 1, e\u{301}: 2}", "{? [a] : 1, ? [a] : 2}",
  ])
  func `keys that only look alike`(text: String) {
    expectSyntaxFindings(text, "")
  }

  @Test func `a third key refers to the first too`() {
    expectSyntaxFindings(
      "{⟨a⟩: 1, ⟦a⟧: 2, ⟦a⟧: 3}",
      """
      duplicate-key: key 'a' stands here a second time
      - first 'a' is here
      duplicate-key: key 'a' stands here a second time
      - first 'a' is here
      """)
  }

  @Test(arguments: [
    ("⟦!local⟧", "!local"), ("⟦!!timestamp⟧", "!!timestamp"), ("⟦!<a:b>⟧", "!<a:b>"),
  ])
  func `a tag that is none of the core schema`(tag: String, name: String) {
    expectSyntaxFindings(
      "a: \(tag) b\n",
      "unsupported-tag: tag '\(name)' is not supported, "
        + "expected one of !!str !!int !!float !!bool !!null !!map !!seq")
  }

  @Test(arguments: [
    ("str", "c"), ("int", "1"), ("float", "1"), ("bool", "true"), ("null", "~"),
    ("map", "{a: b}"), ("seq", "[a]"),
  ])
  func `a tag of the core schema in each spelling`(tag: String, value: String) {
    expectSyntaxFindings("a: !!\(tag) \(value)\nb: !<tag:yaml.org,2002:\(tag)> \(value)\n", "")
    expectSyntaxFindings(
      "%TAG !y! tag:yaml.org,2002:\n---\na: !y!\(tag) \(value)\nb: ! c\n", "")
  }

  @Test(arguments: ["⟦!!map⟧ a", "⟦!!map⟧ [a]", "⟦!!seq⟧ {a: b}", "⟦!!str⟧ [a]", "⟦!!int⟧ {a: b}"])
  func `a tag of another kind than its value`(value: String) {
    let tag = value.drop { $0 != "!" }.prefix { $0 != "⟧" }
    expectSyntaxFindings(
      "a: \(value)\n", "unsupported-tag: tag '\(tag)' does not fit the kind of its value")
  }
}
