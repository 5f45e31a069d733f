package import SceneSource

/// A text that is made to cost more than it weighs, and how many findings of which rules it has.
package struct HostileInput: Sendable {
  /// What is hostile about it.
  package let name: String
  /// The text.
  package let file: SourceFile
  /// The number of findings of each rule.
  package let findings: [String: Int]

  private init(_ name: String, _ text: String, _ findings: [String: Int]) {
    self.name = name
    self.findings = findings
    file = SourceFile(name: "hostile.scene.yaml", text: text)
  }

  /// A scene of one container, or of one leaf.
  private init(_ name: String, element: String, _ findings: [String: Int]) {
    self.init(name, "version: 1\ncontainers:\n  - \(element)\n", findings)
  }

  /// A scene with definitions before its one element.
  private init(_ name: String, _ definitions: String, _ element: String, _ findings: [String: Int])
  {
    self.init(
      name, "version: 1\n\(definitions)containers:\n  - \(element)\n", findings)
  }

  /// All of them.
  package static var all: [HostileInput] { nesting + bombs + crowds + giants }

  // MARK: Depth

  private static var nesting: [HostileInput] {
    let container = "{layout: circle, children: ["
    return [
      HostileInput("80,000 brackets", times(80_000, "["), ["nesting-limit": 1]),
      HostileInput("40,000 dashes", times(40_000, "- "), ["nesting-limit": 1]),
      HostileInput("20,000 braces", times(20_000, "{a: "), ["nesting-limit": 1]),
      HostileInput(
        "400 nested containers",
        element: times(400, container) + "{size: 1}" + times(400, "]}"), ["nesting-limit": 1]),
      HostileInput(
        "100 nested containers",
        element: times(100, container) + "{size: 1}" + times(100, "]}"), ["nesting-limit": 1]),
      HostileInput(
        "10,000 aliases of aliases", chain(10_000) { "[*a\($0)]" }, "{size: 1, data: *a10000}",
        ["nesting-limit": 1]),
    ]
  }

  // MARK: Multiplication

  private static var bombs: [HostileInput] {
    [
      HostileInput(
        "an alias bomb in data", chain(9) { "[\(times(10, "*a\($0), "))]" },
        "{size: 1, data: *a9}", ["alias-expansion-limit": 1]),
      HostileInput(
        "an alias bomb of merges",
        "x-0: &a0 {x-k0: 1}\n"
          + chain(9, first: "") { "{x-k\($0): 1, <<: [\(times(10, "*a\($0), "))]}" },
        "{size: 1, <<: *a9}", ["alias-expansion-limit": 1]),
      HostileInput(
        "an alias bomb of children",
        "x-0: &a0 {size: 1}\n"
          + chain(9, first: "") { "{layout: flow, children: [\(times(10, "*a\($0), "))]}" },
        "*a9", ["alias-expansion-limit": 1]),
      HostileInput(
        "templates of templates",
        "x-0: &a0 {size: 1}\n"
          + chain(9, first: "") { "{layout: circle, count: 19, template: *a\($0)}" },
        "*a9", ["input-limit": 1]),
      HostileInput(
        "5,000 merged mappings",
        "x-a: &a {x-0: 0, x-1: 1, x-2: 2, x-3: 3, x-4: 4, x-5: 5, x-6: 6, x-7: 7}\n",
        "{size: 1, <<: [\(times(5_000, "*a, "))]}", [:]),
      HostileInput(
        "5,000 merge keys", "x-a: &a {x-0: 0, x-1: 1, x-2: 2}\n",
        "{size: 1, \(times(5_000, "<<: *a, "))}", [:]),
      HostileInput(
        "a long key in data, through aliases", "x-a: &a \(times(20_000, "k"))\n",
        "{size: 1, data: [\(times(4_000, "{*a : 1}, "))]}", ["alias-expansion-limit": 1]),
      HostileInput(
        "a long key, 10,000 times through aliases", "x-a: &a x-\(times(400_000, "k"))\n",
        "{size: 1, \(times(10_000, "*a : 1, "))}", ["duplicate-key": 9_999]),
      HostileInput(
        "50,000 aliases of one wrong value", "x-a: &a {size: nope}\n",
        "{layout: flow, children: [\(times(50_000, "*a, "))]}", ["wrong-type": 1]),
    ]
  }

  /// `x-0: &a0 ...` to `x-count: &acount ...`, each made of the number of the one before.
  private static func chain(
    _ count: Int, first: String = "x-0: &a0 [1]\n", _ value: (Int) -> String
  ) -> String {
    first + (1...count).map { "x-\($0): &a\($0) \(value($0 - 1))\n" }.joined()
  }

  // MARK: Number

  private static var crowds: [HostileInput] {
    let keys = (0..<60_000).map { "key-\($0): 1" }
    return [
      HostileInput(
        "60,000 unknown keys on a line",
        element: "{size: 1, \(keys.joined(separator: ", "))}", ["unknown-key": 60_000]),
      HostileInput(
        "60,000 unknown keys, each on its line",
        "version: 1\ncontainers: [{size: 1}]\n\(keys.joined(separator: "\n"))\n",
        ["unknown-key": 60_000]),
      HostileInput(
        "60,000 times the same key", "x-a: 1\n" + times(60_000, "x-a: 1\n"), "{size: 1}",
        ["duplicate-key": 60_000]),
      HostileInput(
        "60,000 wrong values on a line",
        element: "{layout: flow, children: [\(times(60_000, "{size: nope}, "))]}",
        ["wrong-type": 60_000]),
      HostileInput(
        "10,000 times the same id",
        element: "{layout: flow, children: [\(times(10_000, "{id: a, size: 1}, "))]}",
        ["duplicate-id": 9_999]),
      HostileInput(
        "20,000 anchors", (0..<20_000).map { "x-\($0): &anchor-\($0) 1\n" }.joined(), "{size: 1}",
        ["unused-anchor": 20_000]),
      HostileInput(
        "20,000 aliases without an anchor",
        (0..<20_000).map { "x-\($0): &anchor-\($0) 1\nx-y-\($0): *anchro-\($0)\n" }.joined(),
        "{size: 1}", ["unused-anchor": 20_000, "undefined-alias": 20_000]),
      HostileInput(
        "120,000 tag directives",
        (0..<120_000).map { "%TAG !t\($0)! tag:x\n" }.joined()
          + "---\nversion: 1\ncontainers: [{size: 1}]\n", ["input-limit": 1]),
      HostileInput(
        "20,000 misspelt layouts",
        "version: 1\ncontainers:\n"
          + times(20_000, "  - {layout: cirlce, children: [{size: 1}]}\n"),
        ["unknown-layout": 20_000]),
    ]
  }

  // MARK: Size

  private static var giants: [HostileInput] {
    let text = times(3_000_000, "x")
    return [
      HostileInput("a name of 3 MB", "version: 1\nname: \(text)\ncontainers: [{size: 1}]\n", [:]),
      HostileInput("a size of 3 MB", element: "{size: \(text)}", ["wrong-type": 1]),
      HostileInput("an id of 3 MB", element: "{size: 1, id: \"\(text) \"}", ["invalid-id": 1]),
      HostileInput(
        "a count of 3 MB",
        element:
          "{layout: circle, count: \(times(3_000_000, "0"))20, template: {size: 1}}",
        ["count-out-of-range": 1]),
      HostileInput(
        "a number of 3 MB", element: "{size: \(times(3_000_000, "9"))}", ["not-finite": 1]),
      HostileInput("data of 3 MB", element: "{size: 1, data: \(times(1_000_000, "é "))}", [:]),
      HostileInput(
        "a key of 1 MB", "version: 1\n? \(times(1_000_000, "k"))\n: 1\ncontainers: [{size: 1}]\n",
        ["unknown-key": 1]),
      HostileInput(
        "an anchor of 1 MB", "x-a: &\(times(1_000_000, "k")) 1\n", "{size: 1}", ["unused-anchor": 1]
      ),
      HostileInput("1e309", element: "{size: 1e309}", ["not-finite": 1]),
      HostileInput("1 MB of comments", element: "{size: 1}" + times(500_000, "\n#"), [:]),
    ]
  }

  private static func times(_ count: Int, _ text: String) -> String {
    String(repeating: text, count: count)
  }
}
