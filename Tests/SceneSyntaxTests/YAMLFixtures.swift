import Testing

/// A text and its events between `+STR` and `-STR`.
struct YAMLFixture: Sendable, CustomTestStringConvertible {
  let name: String
  let yaml: String
  let events: String

  init(_ name: String, _ yaml: String, _ events: String) {
    (self.name, self.yaml, self.events) = (name, yaml, events)
  }

  var testDescription: String { name }

  static let all = [
    YAMLFixture(
      "a list at the indentation of its key", "sizes:\n- 1\n- 2\nnext: 3\n",
      """
      +DOC
      +MAP
      =VAL :sizes
      +SEQ
      =VAL :1
      =VAL :2
      -SEQ
      =VAL :next
      =VAL :3
      -MAP
      -DOC
      """),
    YAMLFixture(
      "values that are left out", "a:\nb: ~\n? c\n",
      """
      +DOC
      +MAP
      =VAL :a
      =VAL :
      =VAL :b
      =VAL :~
      =VAL :c
      =VAL :
      -MAP
      -DOC
      """),
    YAMLFixture(
      "chomping: clipped, stripped, kept", "a: |\n  x\n\nb: |-\n  y\n\nc: |+\n  z\n\n",
      """
      +DOC
      +MAP
      =VAL :a
      =VAL |x\\n
      =VAL :b
      =VAL |y
      =VAL :c
      =VAL |z\\n\\n
      -MAP
      -DOC
      """),
    YAMLFixture(
      "folding keeps more indented lines", ">\n one\n two\n   three\n\n four\n",
      """
      +DOC
      =VAL >one two\\n  three\\n\\nfour\\n
      -DOC
      """),
    YAMLFixture(
      "an indentation indicator", "- |2\n   x\n- >1-\n  y\n",
      """
      +DOC
      +SEQ
      =VAL | x\\n
      =VAL > y
      -SEQ
      -DOC
      """),
    YAMLFixture(
      "lines of plain and quoted scalars fold", "- a\n  b\n\n  c\n- \"d \n  \\  e\\\n  f\"\n",
      """
      +DOC
      +SEQ
      =VAL :a b\\nc
      =VAL "d   ef
      -SEQ
      -DOC
      """),
    YAMLFixture(
      "escapes only in double quotes", "- \"\\x41\\u263A\\U0001F600\\t\\\"\"\n- 'it''s \\n'\n",
      """
      +DOC
      +SEQ
      =VAL "A☺😀\\t"
      =VAL 'it's \\\\n
      -SEQ
      -DOC
      """),
    YAMLFixture(
      "a pair in a flow list is a mapping", "[a: 1, {b: 2}, [], {}, 'c': 3,]",
      """
      +DOC
      +SEQ []
      +MAP {}
      =VAL :a
      =VAL :1
      -MAP
      +MAP {}
      =VAL :b
      =VAL :2
      -MAP
      +SEQ []
      -SEQ
      +MAP {}
      -MAP
      +MAP {}
      =VAL 'c
      =VAL :3
      -MAP
      -SEQ
      -DOC
      """),
    YAMLFixture(
      "anchors, tags and aliases", "&m !!map\na: &v !!str 1\n*v : !local &w [*v]\n",
      """
      +DOC
      +MAP &m <tag:yaml.org,2002:map>
      =VAL :a
      =VAL &v <tag:yaml.org,2002:str> :1
      =ALI *v
      +SEQ [] &w <!local>
      =ALI *v
      -SEQ
      -MAP
      -DOC
      """),
    YAMLFixture(
      "keys that are collections", "? [a, b]\n: c\n? d: e\n: f\n",
      """
      +DOC
      +MAP
      +SEQ []
      =VAL :a
      =VAL :b
      -SEQ
      =VAL :c
      +MAP
      =VAL :d
      =VAL :e
      -MAP
      =VAL :f
      -MAP
      -DOC
      """),
    YAMLFixture(
      "indicators inside plain scalars", "- a#b\n- c:d\n- -e\n- f, g]\n- ?h\n- x # y\n",
      """
      +DOC
      +SEQ
      =VAL :a#b
      =VAL :c:d
      =VAL :-e
      =VAL :f, g]
      =VAL :?h
      =VAL :x
      -SEQ
      -DOC
      """),
    YAMLFixture(
      "markers and directives", "%YAML 1.2\n%TAG !s! tag:example.com:\n--- !s!t\n- 1\n...\n",
      """
      +DOC ---
      +SEQ <tag:example.com:t>
      =VAL :1
      -SEQ
      -DOC ...
      """),
    YAMLFixture(
      "lists in lists on one line", "- - a\n  - b\n- - - c\n",
      """
      +DOC
      +SEQ
      +SEQ
      =VAL :a
      =VAL :b
      -SEQ
      +SEQ
      +SEQ
      =VAL :c
      -SEQ
      -SEQ
      -SEQ
      -DOC
      """),
  ]
}
