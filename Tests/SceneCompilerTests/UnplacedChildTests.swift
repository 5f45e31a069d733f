import SceneCompiler
import SceneLayout
import SceneSource
import Testing

/// Children that a layout of one's own forgets.
struct UnplacedChildTests {
  private struct FirstOnly: NamedLayout {
    static let name = "firstOnly"
    static let summary = "Places the first child."
    static let attributes: [AttributeSpec] = []

    init(_ attributes: AttributeValues) {}

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> Size { Size(square: 100) }

    func placeSubviews(
      in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      subviews.first?.place(at: bounds.origin, proposal: .unspecified)
    }
  }

  private func findings(_ children: String) -> [String] {
    let text = "version: 1\ncontainers: [{layout: firstOnly, \(children)}]"
    let result = Compilation(
      SourceFile(name: "test.scene.yaml", text: text), layouts: .standard.adding(FirstOnly.self))
    return result.diagnostics.filter { $0.rule.id == "unplaced-child" }.map {
      "\($0.rule.id) \($0.severity.rawValue) \(result.source.text($0.range)): \($0.message)"
    }
  }

  @Test func `each is a warning at its first key`() throws {
    #expect(
      findings("children: [{size: 10}, {id: b, size: 10}, {shape: circle, size: 5}]") == [
        "unplaced-child warning id: firstOnly gives this child no place; it stands at the centre",
        "unplaced-child warning shape: firstOnly gives this child no place; "
          + "it stands at the centre",
      ])
  }

  @Test func `a template is named once for all its copies`() throws {
    #expect(findings("count: 5, template: {size: 10}").count == 1)
  }

  @Test func `all children placed is no finding`() throws {
    #expect(findings("children: [{size: 10}]") == [])
  }
}
