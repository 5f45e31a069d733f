import SceneCompiler
import SceneLayout
import SceneSource
import Testing

/// Rules that are off, and rules that are errors.
struct LintSettingTests {
  /// A layout that counts how often it is asked.
  private struct Counting: NamedLayout {
    static let name = "counting"
    static let summary = "Counts."
    static let attributes: [AttributeSpec] = []
    /// Touched by one test only, which compiles on its own thread.
    nonisolated(unsafe) static var calls = 0

    init(_ attributes: AttributeValues) {}

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> Size {
      Self.calls += 1
      return Size(square: 100)
    }

    func placeSubviews(
      in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
    }
  }

  private static let text =
    "- {layout: counting, count: 2, countRange: [1, 9], template: {size: 20}}"

  @Test func `with all rules off nothing is laid out; a linted scene is not laid out again`() {
    var options = CompilationOptions.withoutLint
    options.layouts = .standard.adding(Counting.self)
    Counting.calls = 0
    let silent = lintResult(Self.text, options)
    #expect(Counting.calls == 0)
    #expect(silent.diagnostics.isEmpty)
    #expect(silent.placements() != nil)
    #expect(Counting.calls > 0)

    options.rules = RuleSettings()
    let linted = lintResult(Self.text, options)
    let calls = Counting.calls
    #expect(linted.diagnostics.map(\.rule.id) == ["sibling-overlap"])
    #expect(linted.placements() != nil)
    #expect(Counting.calls == calls)
  }

  @Test func `an error of lint keeps the placements back`() {
    let text = "- {layout: radial, radius: 20, count: 5, template: {size: 44}}"
    #expect(lintResult(text).placements() != nil)
    var options = CompilationOptions()
    options.rules["sibling-overlap"] = .error
    let result = lintResult(text, options)
    #expect(result.diagnostics.map(\.severity) == [.error])
    #expect(result.placements() == nil)
    options.rules["sibling-overlap"] = .off
    #expect(lintResult(text, options).diagnostics.isEmpty)
  }

  @Test func `touch-target is off unless it is asked for, and larger for eyes`() {
    let text = "- {layout: hStack, children: [{id: a, size: 50}, {id: b, size: [40, 90]}]}"
    #expect(findings(text) == [])
    var options = CompilationOptions()
    options.rules["touch-target"] = .warning
    #expect(
      findings(text, options)
        == ["touch-target: 'b' is 40 x 90 points, a target needs 44 x 44"])
    options.platform = .visionOS
    #expect(
      findings(text, options) == [
        "touch-target: 'a' is 50 x 50 points, a target needs 60 x 60",
        "touch-target: 'b' is 40 x 90 points, a target needs 60 x 60",
      ])
  }

  @Test func `a scene with an error is not linted`() {
    let result = lintResult("- {layout: radial, radius: 20, count: 5, template: {size: -44}}")
    #expect(result.diagnostics.map(\.rule.id) == ["negative-length"])
  }
}
