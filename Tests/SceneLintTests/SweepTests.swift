import SceneCompiler
import SceneLayout
import SceneSource
import TestSupport
import Testing

/// One diagnostic for a mistake, which says at which counts and in which variants it is there.
struct SweepTests {
  private static func ring(_ more: String) -> String {
    "- {id: ring, layout: radial, radius: 100, \(more), template: {size: 44, shape: circle}}"
  }

  private func clause(_ containers: String, more: String = "") -> [String] {
    findings(containers, more: more).map { finding in
      String(finding.firstMatch(of: #/ \(([^()]*)\)$/#)?.1 ?? "none")
    }
  }

  // 14 circles of 44 fit on a ring of 100: 200 sin(180deg / 14) = 44.5; 15 do not: 41.6.

  @Test func `from a count on`() {
    #expect(clause(Self.ring("count: 5, countRange: [1, 19]")) == ["from 15 of 1...19 children"])
    #expect(clause(Self.ring("count: 16, countRange: [1, 19]")) == ["from 15 of 1...19 children"])
    #expect(clause(Self.ring("count: 14, countRange: [10, 15]")) == ["from 15 of 10...15 children"])
  }

  @Test func `nothing is said when there is one count, or all have it`() {
    #expect(clause(Self.ring("count: 16")) == ["none"])
    #expect(clause(Self.ring("count: 16, countRange: [15, 19]")) == ["none"])
    #expect(clause(Self.ring("count: 5, countRange: [1, 14]")) == [])
  }

  @Test func `up to a count`() {
    // Only the third child fits into 390; without it the last one is shown.
    let choice = """
      - layout: viewThatFits
        count: 1
        countRange: [1, 3]
        children: [{size: 400}, {size: 500}, {size: 300}]
      """
    #expect(clause(choice) == ["up to 2 of 1...3 children"])
  }

  @Test func `with some counts`() {
    // From 45 degrees on: two squares of 130 stand 141 apart, three 122, four 141, five 116.
    let ring = "- {layout: radial, radius: 100, startAngle: 45, count: 2, countRange: [1, 5], "
    #expect(clause(ring + "template: {size: 130}}") == ["with 3 and 5 of 1...5 children"])
  }

  @Test func `another container is named`() {
    let nested = """
      - id: page
        layout: hStack
        children:
          - {id: dock, layout: hStack, spacing: 0, count: 2, countRange: [1, 9], template: {size: 44}}
          - {id: wide, size: 200}
      """
    // 44 n + 8 + 200 > 390 from 5 on: 428.
    #expect(clause(nested) == ["from 5 of 1...9 children of 'dock'"])
  }

  @Test func `variants that differ are named`() {
    let stack = """
      - {id: row, layout: hStack, spacing: 0, count: 3, countRange: [1, 9], template: {size: 44}}
      """
    func variants(_ widths: [(String, Int)]) -> String {
      "variants:\n"
        + widths.map { "  - {name: \($0.0), canvas: [\($0.1), 844]}\n" }.joined()
    }
    // 390 / 44 = 8.9, 320 / 44 = 7.3, 500 / 44 = 11.4, 40 / 44 = 0.9.
    #expect(
      clause(stack, more: variants([("small", 320)]))
        == ["from 9 of 1...9 children; on small from 8"])
    #expect(
      clause(stack, more: variants([("same", 391), ("large", 500)]))
        == ["from 9 of 1...9 children"])
    #expect(
      clause(stack, more: variants([("small", 320), ("tiny", 40), ("little", 321)]))
        == ["from 9 of 1...9 children; on small and little from 8; on tiny at any count"])
    let short = stack.replacing("[1, 9]", with: "[1, 8]")
    #expect(
      clause(short, more: variants([("small", 320)])) == ["on small from 8 of 1...8 children"])
    let one = stack.replacing(", countRange: [1, 9]", with: "")
    #expect(clause(one, more: variants([("tiny", 40), ("large", 500)])) == ["on tiny"])
  }

  @Test func `a variant that sets another layout is checked with it`() {
    let more = "variants: [{name: comb, set: {orbit: {layout: honeycomb}}}]\n"
    // Squares of 60 in cells 63.3 apart: those at 60 degrees are 54.8 apart in height.
    let orbit = "- {id: orbit, layout: radial, radius: 120, count: 5, template: {size: 60}}"
    #expect(clause(orbit, more: more) == ["on comb"])
  }

  @Test func `the text is that of the scene as it is written`() {
    let found = findings(Self.ring("count: 17, countRange: [1, 19]"))
    // 44 - 200 sin(180deg / 17) = 7.25.
    #expect(found.count == 1)
    #expect(found[0].contains("'ring-0' and 'ring-1' overlap by 7.25 points"))
  }

  // MARK: Against every count by itself

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `the counts are those at which the scene alone has the finding`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let layouts = ["radial", "honeycomb", "circle", "hStack", "flow"]
    let layout = layouts[Int(seed) % layouts.count]
    let high = Int.random(in: 2...19, using: &random)
    let low = Int.random(in: 1...high, using: &random)
    let side = Int.random(in: 30...90, using: &random)
    func scene(_ counts: String) -> String {
      "- {id: box, layout: \(layout), \(counts), template: {size: \(side), shape: circle}}"
    }
    let written = Int.random(in: low...high, using: &random)
    let swept = lintResult(
      scene("count: \(written), countRange: [\(low), \(high)]"), canvas: "[260, 260]")
    let rules = ["sibling-overlap", "child-outside-container", "container-outside-canvas"]
    for rule in rules {
      let counts = (low...high).filter { count in
        lintResult(scene("count: \(count)"), canvas: "[260, 260]").diagnostics
          .contains { $0.rule.id == rule }
      }
      let message = swept.diagnostics.first { $0.rule.id == rule }?.message
      #expect((message == nil) == counts.isEmpty, "seed \(seed), \(rule)")
      guard let message else { continue }
      let first = try #require(counts.first)
      if counts.count == high - low + 1 {
        #expect(!message.hasSuffix(")"), "seed \(seed): \(message)")
      } else if counts.last == high, counts.count == high - first + 1 {
        #expect(message.hasSuffix(" (from \(first) of \(low)...\(high) children)"), "seed \(seed)")
      } else {
        #expect(message.contains(" of \(low)...\(high) children)"), "seed \(seed): \(message)")
      }
    }
  }
}
