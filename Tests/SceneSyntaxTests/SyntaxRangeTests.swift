import SceneSource
import SceneSyntax
import TestSupport
import Testing

/// The place of every node of a tree, marked in its text.
struct SyntaxRangeTests {
  private func expectPlaces(
    _ marked: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let source = MarkedSource(marked)
    let tree = try #require(parseSyntax(source.file).tree, sourceLocation: sourceLocation)
    let found = source.marked(primary: tree.indices.map(tree.range))
    #expect(found == source.canonical, sourceLocation: sourceLocation)
    #expect(misplacedNodes(tree) == [], sourceLocation: sourceLocation)
  }

  @Test(arguments: [
    "⟦b c⟧  # comment\n", "⟦\"b c\"⟧\n", "⟦'it''s'⟧", "⟦\"a\\n\\\n  b\"⟧", "⟦b\n\n  c⟧\n\n",
    "--- ⟦b⟧\n...\n", "  ⟦b⟧  \n",
  ])
  func `a scalar with its quotes, without blanks and comments`(marked: String) throws {
    try expectPlaces(marked)
  }

  @Test(arguments: [
    "⟦⟦a⟧: ⟦|\n  x\n\n  y⟧\n\n⟦b⟧: ⟦>-\n  z⟧⟧\n",
    "⟦⟦a⟧: ⟦|+\n  x⟧\n\n\n⟦b⟧: ⟦1⟧⟧\n",
    "⟦⟦a⟧: ⟦|\n  x⟧\n# comment\n\n⟦b⟧: ⟦1⟧⟧\n",
    "⟦⟦a⟧: ⟦|2-\n    x⟧⟧",
    "⟦⟦a⟧: ⟦|⟧\n⟦b⟧: ⟦1⟧⟧\n",
    "⟦⟦a⟧: ⟦|\r\n  x⟧\r\n\r\n⟦b⟧: ⟦1⟧⟧\r\n",
  ])
  func `a block scalar from its indicator to its last text`(marked: String) throws {
    try expectPlaces(marked)
  }

  @Test(arguments: [
    "⟦⟦a⟧:\n  ⟦⟦b⟧:\n    ⟦⟦c⟧: ⟦1⟧⟧⟧\n\n# end\n\n⟦d⟧: ⟦2⟧⟧\n\n",
    "⟦⟦a⟧:\n  ⟦- ⟦1⟧\n  - ⟦2⟧⟧\n# comment\n⟦b⟧: ⟦3⟧⟧\n",
    "⟦⟦a⟧:\n⟦- ⟦1⟧\n- ⟦2⟧⟧\n⟦b⟧: ⟦3⟧⟧\n",
    "⟦- ⟦- ⟦a⟧\n  - ⟦b⟧⟧\n- ⟦⟦c⟧: ⟦d⟧⟧⟧\n",
    "⟦? ⟦a⟧\n: ⟦b⟧⟧\n",
  ])
  func `a block collection ends with its last child`(marked: String) throws {
    try expectPlaces(marked)
  }

  @Test(arguments: [
    "⟦[⟦a⟧, ⟦{⟦b⟧: ⟦1⟧}⟧, ⟦[]⟧, ⟦{}⟧]⟧  # comment",
    "⟦{\n  ⟦a⟧: ⟦[\n  ]⟧,\n}⟧\n",
    "⟦[⟦⟦a⟧: ⟦1⟧⟧, ⟦⟦b⟧: ⟦2⟧⟧]⟧",
    "⟦[⟦⟦a⟧: ⟦1⟧⟧ , ⟦⟦b⟧: ⟦2⟧⟧ ]⟧",
  ])
  func `a flow collection with its brackets`(marked: String) throws {
    try expectPlaces(marked)
  }

  @Test(arguments: [
    "⟦⟦a⟧:⟦⟧\n⟦b⟧: ⟦1⟧⟧\n", "⟦- ⟦a⟧\n-⟦⟧\n- ⟦b⟧⟧\n", "⟦{⟦a⟧: ⟦⟧, ⟦b⟧: ⟦1⟧}⟧",
    "⟦⟦a⟧: &x⟦⟧\n⟦b⟧: ⟦*x⟧⟧\n",
  ])
  func `a value that is left out stands behind its mark`(marked: String) throws {
    try expectPlaces(marked)
  }

  @Test(arguments: [
    "⟦⟦a⟧: &x !!str ⟦1⟧\n⟦b⟧: ⟦*x⟧⟧\n",
    "⟦⟦a⟧: !!str &x ⟦1⟧\n⟦b⟧: ⟦[⟦*x⟧, ⟦*x⟧]⟧⟧\n",
    "⟦⟦a⟧: !!seq # why\n  ⟦- ⟦1⟧⟧⟧\n",
    "⟦⟦a⟧: &x\n  # why\n\n  ⟦⟦b⟧: ⟦1⟧⟧⟧\n",
    "⟦⟦a⟧: !<tag:yaml.org,2002:str> ⟦'1'⟧⟧\n",
    "⟦{⟦a⟧: &x ⟦{⟦b⟧: ⟦1⟧}⟧, ⟦c⟧: ⟦*x⟧}⟧",
    "⟦&x ⟦a⟧: ⟦1⟧\n⟦*x⟧ : ⟦2⟧⟧\n",
    "⟦⟦a⟧: &x ⟦|\n  b⟧\n⟦c⟧: ⟦*x⟧⟧\n",
  ])
  func `anchors and tags are no part of a value`(marked: String) throws {
    try expectPlaces(marked)
  }

  @Test(arguments: [
    "\u{FEFF}⟦⟦a⟧: ⟦1⟧⟧\n",
    "\u{FEFF}# é\n⟦⟦a⟧: ⟦1⟧⟧\n",
    "# é日😀\n⟦⟦ü😀⟧: ⟦日本⟧\n⟦e\u{301}⟧: ⟦[⟦'é'⟧, ⟦\"😀\"⟧]⟧⟧\n",
    "⟦⟦é⟧: &x ⟦|\n  日本\n  日⟧\n⟦b⟧: ⟦*x⟧⟧\n",
    "⟦⟦a⟧: ⟦'x\u{2028}y'⟧\n⟦b⟧: ⟦1⟧⟧ # \u{2029}\n",
    "# a\u{85}⟦⟦b⟧: ⟦1⟧⟧\n",
    "⟦⟦a⟧: ⟦1⟧\r\n⟦b⟧:\r\n  ⟦- ⟦x\r\n    y⟧⟧⟧\r\n",
    "⟦⟦a⟧: ⟦1⟧\r⟦b⟧: ⟦2⟧⟧\r",
  ])
  func `places count bytes, whatever libyaml counts`(marked: String) throws {
    try expectPlaces(marked)
  }
}
