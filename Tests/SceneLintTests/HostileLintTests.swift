import SceneCompiler
import SceneLayout
import SceneSource
import Testing

/// Scenes whose geometry is a lot of work end in time.
@Suite(.timeLimit(.minutes(15)))
struct HostileLintTests {
  @Test func `many layers, each with a range`() {
    let text = String(
      repeating: "- {layout: hStack, count: 1, countRange: [1, 19], template: {size: 20}}\n",
      count: 20_000)
    #expect(lintResult(text).diagnostics.map(\.rule.id) == [])
  }

  @Test func `many containers in one layer, each with a range`() {
    let child = "{layout: hStack, count: 1, countRange: [1, 9], template: {size: [1, 1]}}"
    let list = Array(repeating: child, count: 3_000).joined(separator: ", ")
    let found = lintResult("- {id: all, layout: flow, children: [\(list)]}").diagnostics
    #expect(found.map(\.rule.id) == [])
  }

  @Test func `templates in templates whose ranges multiply`() {
    var template = "{size: 1}"
    for _ in 0..<12 {
      template = "{layout: zStack, count: 1, countRange: [1, 19], template: \(template)}"
    }
    #expect(lintResult("- \(template)").diagnostics.map(\.rule.id) == [])
  }

  @Test func `as many copies as a scene may have, on one spot`() {
    var template = "{size: 10, shape: circle}"
    for _ in 0..<4 {
      template = "{layout: radial, radius: 0, count: 19, template: \(template)}"
    }
    let found = lintResult("- \(template)").diagnostics
    #expect(found.map(\.rule.id) == Array(repeating: "sibling-overlap", count: 4))
  }

  @Test func `a range that a configuration makes endless`() {
    var options = CompilationOptions()
    options.limits = SceneLimits(counts: 1...2_000_000_000)
    let text = "- {layout: hStack, count: 2, countRange: [1, 2000000000], template: {size: 20}}"
    #expect(lintResult(text, options).diagnostics.map(\.rule.id) == [])
    // Up to a million elements are tried: 40 n + 8 (n - 1) > 390 from 9 on.
    let few = text.replacing("2000000000", with: "400").replacing("size: 20", with: "size: 40")
    #expect(
      findings(few, options) == [
        "container-outside-canvas: layer 1 of 424 x 40 points reaches 17 points outside the canvas "
          + "of 390 x 844 (from 9 of 1...400 children)"
      ])
  }
}
