import SceneCompiler
import SceneEmit
import SceneLayout
import SceneSource
import TestSupport
import Testing

/// Counts of a project that allows others than 1...19.
struct ConfiguredLimitsTests {
  private func options(_ counts: ClosedRange<Int>) -> CompilationOptions {
    var options = CompilationOptions()
    options.limits = SceneLimits(counts: counts)
    return options
  }

  private func expectFindings(_ marked: String, _ counts: ClosedRange<Int>, _ words: String) {
    let source = MarkedSource("version: 1\ncontainers:\n  - " + marked + "\n")
    let found = Compilation(source.file, options(counts)).diagnostics
    #expect(source.report(found) == source.expectedReport(words))
  }

  @Test func `a count beyond 19 is allowed where the project says so, and laid out`() throws {
    let file = SourceFile(
      name: "a.scene.yaml",
      text: "version: 1\ncontainers:\n  - {layout: circle, count: 25, template: {size: 20}}\n")
    let result = Compilation(file, options(1...30))
    #expect(result.diagnostics.isEmpty)
    #expect(try #require(result.placements()).elements.count == 26)
    #expect(Compilation(file).diagnostics.map(\.rule.id) == ["count-out-of-range"])
  }

  @Test func `messages say the project's numbers`() {
    expectFindings(
      "{layout: flow, count: ⟦31⟧, template: {size: 20}}", 2...30,
      "count-out-of-range: count is 31, expected 2...30")
    expectFindings(
      "{layout: flow, count: 5, countRange: [⟦1⟧, ⟦31⟧], template: {size: 20}}", 2...30,
      """
      count-out-of-range: the lower end of countRange is 1, expected 2...30
      count-out-of-range: the upper end of countRange is 31, expected 2...30
      """)
  }

  @Test(arguments: ["circle", "radial", "honeycomb", "concentric"])
  func `the list of a round layout follows the project's limit`(layout: String) {
    let four = "{size: 1}, {size: 1}, {size: 1}, "
    expectFindings(
      "{layout: \(layout), children: [\(four)⟦{size: 1}⟧]}", 1...3,
      "count-out-of-range: the list has 4 children, expected 1...3")
    expectFindings("{layout: \(layout), children: [\(four){size: 1}]}", 1...4, "")
  }

  @Test func `other lists have no limit of their own`() {
    expectFindings("{layout: flow, children: [{size: 1}, {size: 1}]}", 1...1, "")
  }

  @Test func `the scene's schema says the project's numbers`() throws {
    let text = try #require(schemaText("scene", limits: SceneLimits(counts: 2...30)))
    #expect(text.contains("\"minimum\": 2,"))
    #expect(text.contains("\"maximum\": 30"))
    #expect(text.contains("\"maxItems\": 30"))
    #expect(text.contains("within 2...30."))
    #expect(!text.contains("19"))
  }
}
