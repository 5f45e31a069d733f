import SceneCompiler
import SceneSource
import Testing

/// One cause, one diagnostic.
struct CascadeTests {
  private func rules(_ containers: String, canvas: String = "[390, 844]") -> [String] {
    findings(containers, canvas: canvas).map { String($0.prefix { $0 != ":" }) }
  }

  @Test func `a container that collapsed says nothing of its children's places`() {
    let comb = """
      - layout: flow
        children: [{layout: honeycomb, count: 7, template: {size: 66}}]
      """
    #expect(rules(comb) == ["collapsed-proposal"])
    // The same at 100 points: they overlap and stand outside.
    #expect(
      rules(comb.replacing("count: 7", with: "frame: {width: 100, height: 100}, count: 7"))
        == ["child-outside-container", "sibling-overlap"])
  }

  @Test func `a ring that collapsed says nothing of its children's places`() {
    #expect(
      rules("- {layout: radial, count: 5, template: {size: 64}}", canvas: "[60, 60]")
        == ["ring-collapsed"])
  }

  @Test func `what is around a child that is too long is not to blame`() {
    let flow = """
      - layout: vStack
        children:
          - {layout: flow, children: [{size: [500, 20]}, {size: 20}]}
      """
    #expect(rules(flow) == ["flow-child-wider-than-line"])
  }

  @Test func `beside what is not finite nothing counts`() {
    let endless = """
      - layout: vStack
        children:
          - {layout: flow, children: [{size: [500, 20]}, {size: 0}]}
          - shape: rectangle
            modifiers:
              - {aspectRatio: {ratio: 1.0e+99, mode: fill}}
              - {aspectRatio: {ratio: 1.0e-99, mode: fill}}
              - {aspectRatio: {ratio: 1.0e+99, mode: fill}}
              - {aspectRatio: {ratio: 1.0e-99, mode: fill}}
      """
    #expect(rules(endless) == ["infinite-size"])
  }

  @Test func `nothing is found about what is not shown`() {
    let hidden = """
      - layout: viewThatFits
        children: [{size: 600}, {layout: vStack, children: [{size: 0}, {size: 700}]}, {size: 60}]
      """
    #expect(rules(hidden) == [])
  }

  @Test func `what shows nothing is not outside as well`() {
    #expect(rules("- {size: 0, position: {x: 500, y: 20}}") == ["zero-size"])
  }

  @Test func `one diagnostic for a place behind several aliases`() {
    let text = """
      version: 1
      x-dot: &dot {id: dot, shape: circle}
      containers:
        - {layout: flow, children: [*dot]}
        - {layout: flow, children: [*dot, {size: 30}]}
      """
    let found = Compilation(SourceFile(name: "test.scene.yaml", text: text)).diagnostics
    #expect(found.map(\.rule.id) == ["flexible-child-at-ideal"])
  }
}
