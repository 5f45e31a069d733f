import SceneCompiler
import SceneSource
import TestSupport
import Testing

/// What the fixes of single values make of them.
struct ValueFixTests {
  private func expectFix(
    _ text: String, _ fixed: String, _ applicability: FixIt.Applicability = .safe,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let found = Compilation(SourceFile(name: "test.scene.yaml", text: text)).diagnostics
    let fixes = found.flatMap(\.fixIts)
    #expect(fixes.map(\.applicability) == [applicability], sourceLocation: sourceLocation)
    let result = FixedSource(
      SourceFile(name: "test.scene.yaml", text: text), applying: applicability
    ).result
    #expect(result.source.text == fixed, sourceLocation: sourceLocation)
    #expect(result.diagnostics.isEmpty, sourceLocation: sourceLocation)
  }

  private func expectElementFix(
    _ element: String, _ fixed: String, _ applicability: FixIt.Applicability = .safe,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let head = "version: 1\ncontainers:\n  - "
    expectFix(
      head + element + "\n", head + fixed + "\n", applicability, sourceLocation: sourceLocation)
  }

  @Test(arguments: [
    ("yes", "true"), ("no", "false"), ("ON", "true"), ("Off", "false"), ("y", "true"),
    ("n", "false"), ("\"true\"", "true"), ("'no'", "false"),
  ])
  func `words that YAML 1.1 took for bools`(word: String, value: String) {
    expectElementFix(
      "{layout: circle, children: [{size: 8, fixedSize: {horizontal: \(word)}}]}",
      "{layout: circle, children: [{size: 8, fixedSize: {horizontal: \(value)}}]}")
  }

  @Test(arguments: [("'64'", "64"), ("64pt", "64"), ("64 pt", "64"), ("\"64pt\"", "64")])
  func `numbers in quotes and with points`(text: String, number: String) {
    expectElementFix(
      "{layout: circle, children: [{size: \(text)}]}",
      "{layout: circle, children: [{size: \(number)}]}")
  }

  @Test(arguments: [("90°", "90"), ("90 deg", "90deg"), ("0.25 turn", "0.25turn")])
  func `angles`(text: String, angle: String) {
    expectElementFix(
      "{layout: circle, startAngle: \(text), children: [{size: 8}]}",
      "{layout: circle, startAngle: \(angle), children: [{size: 8}]}")
  }

  @Test(arguments: [
    ("count: 20", "count: 19"), ("count: 0", "count: 1"),
    ("count: 99999999999999999999", "count: 19"),
    ("count: 7, countRange: [1, 5]", "count: 5, countRange: [1, 5]"),
  ])
  func `counts beyond a limit are clamped`(counts: String, fixed: String) {
    expectElementFix(
      "{layout: circle, \(counts), template: {size: 8}}",
      "{layout: circle, \(fixed), template: {size: 8}}", .unsafe)
  }

  @Test func `a count beyond the list is clamped to it`() {
    expectElementFix(
      "{layout: circle, count: 30, children: [{size: 8}, {size: 8}]}",
      "{layout: circle, count: 2, children: [{size: 8}, {size: 8}]}", .unsafe)
  }

  @Test func `a minus where a length stands`() {
    expectElementFix(
      "{layout: radial, radius: -60, children: [{size: 8}]}",
      "{layout: radial, radius: 60, children: [{size: 8}]}", .unsafe)
  }

  @Test func `ids that stand twice get the first free name`() {
    expectElementFix(
      "{layout: circle, children: [{id: a, size: 8}, {id: a, size: 8}, {id: a-2, size: 8}]}",
      "{layout: circle, children: [{id: a, size: 8}, {id: a-3, size: 8}, {id: a-2, size: 8}]}")
    expectElementFix(
      "{layout: circle, children: [{id: a-2, size: 8}, {id: \"a-2\", size: 8}]}",
      "{layout: circle, children: [{id: a-2, size: 8}, {id: a-3, size: 8}]}")
  }

  @Test func `one element behind two aliases cannot be renamed`() {
    let text =
      "version: 1\ncontainers:\n  - {layout: circle, children: [&a {id: a, size: 8}, *a]}\n"
    let found = Compilation(SourceFile(name: "test", text: text)).diagnostics
    #expect(found.map(\.rule.id) == ["duplicate-id"])
    #expect(found.flatMap(\.fixIts).isEmpty)
  }

  @Test(arguments: [
    ("my menu", "my-menu"), ("2nd", "_2nd"), ("'a/b'", "a-b"), ("café au lait", "caf-au-lait"),
  ])
  func `ids with other characters`(id: String, fixed: String) {
    expectElementFix(
      "{id: \(id), layout: circle, children: [{size: 8}]}",
      "{id: \(fixed), layout: circle, children: [{size: 8}]}", .unsafe)
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `the version that is missing`(lineBreak: String) {
    let rest = "containers:\(lineBreak)  - {layout: circle, children: [{size: 8}]}\(lineBreak)"
    expectFix("# c\(lineBreak)" + rest, "# c\(lineBreak)version: 1\(lineBreak)" + rest)
    expectFix("\u{FEFF}" + rest, "\u{FEFF}version: 1\(lineBreak)" + rest)
    expectFix(
      "{containers: [{layout: circle, children: [{size: 8}]}]}",
      "{version: 1, containers: [{layout: circle, children: [{size: 8}]}]}")
  }

  @Test func `an entry that stands twice with the same text`() {
    expectElementFix(
      "layout: circle\n    count: 3  # three\n    template: {size: 8}\n    count: 3",
      "layout: circle\n    count: 3  # three\n    template: {size: 8}")
    expectElementFix(
      "{layout: circle, children: [{size: 8, size: 8}]}",
      "{layout: circle, children: [{size: 8}]}")
  }

  @Test func `an anchor that nothing uses, but not one that a misspelt alias means`() {
    expectElementFix(
      "{layout: circle, children: [{size: &size 8}, &dot {size: 8}, *dot]}",
      "{layout: circle, children: [{size: 8}, &dot {size: 8}, *dot]}")
    expectFix(
      "x-size: &size\n  # eight\n  8\nversion: 1\ncontainers:\n"
        + "  - {layout: circle, children: [{size: *siez}]}\n",
      "x-size: &size\n  # eight\n  8\nversion: 1\ncontainers:\n"
        + "  - {layout: circle, children: [{size: *size}]}\n")
  }

  @Test(arguments: [
    ("children: [{size: 8}, {size: 9}", "]"), ("children:\n      - {size: 8", "}"),
    ("children: [\n      {size: 8}", "]"), ("children: [{size: 8}]\n    id: \"dot", "\""),
  ])
  func `a bracket or a quote that is left open`(entry: String, closing: String) {
    expectElementFix(
      "layout: circle\n    \(entry)\n    startAngle: 0",
      "layout: circle\n    \(entry)\(closing)\n    startAngle: 0", .unsafe)
  }
}
