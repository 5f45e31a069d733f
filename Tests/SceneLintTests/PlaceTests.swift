import SceneCompiler
import SceneSource
import TestSupport
import Testing

/// Where findings about places stand.
struct PlaceTests {
  private static let words = """
    sibling-overlap: 'm-0' and 'm-1' overlap by 12.94 points; 8 children would fit, a radius of \
    85.1 would do
    - both are this, 44 x 44 points
    """

  @Test func `the radius that is written, wherever it is`() {
    expectLint(
      """
      version: 1
      containers:
        - {id: m, layout: radial, radius: ⟦60⟧, count: 12, template: {⟨size⟩: 44, shape: circle}}
      """, Self.words)
    expectLint(
      """
      version: 1
      x-ring: &ring {radius: ⟦60⟧, startAngle: 0}
      x-base: &base {<<: *ring, layout: radial}
      containers:
        - {id: m, <<: [*base], count: 12, template: {⟨size⟩: 44, shape: circle}}
      """, Self.words)
    expectLint(
      """
      version: 1
      x-reach: &reach 60
      containers:
        - {id: m, layout: radial, 'radius': ⟦*reach⟧, count: 12, template: {⟨size⟩: 44, shape: circle}}
      """, Self.words)
  }

  @Test func `the layout where no radius is written, and both children`() {
    expectLint(
      """
      version: 1
      canvas: [100, 100]
      containers:
        - layout: ⟦radial⟧
          children:
            - {⟨id⟩: a, size: 40, angle: 0}
            - {⟨size⟩: [40, 40], angle: 0}
            - {id: c, size: 20, angle: 0, offset: {y: 30}}
      """,
      """
      sibling-overlap: 'a' and child 2 overlap by 40 points; 1 child would fit
      - 'a', 40 x 40 points
      - child 2, 40 x 40 points
      """)
  }

  @Test func `the file of a large scene is read again for the place`() {
    let comment = String(repeating: "# a long comment to pass a mebibyte\n", count: 40_000)
    let text = """
      version: 1
      \(comment)containers:
        - {id: m, layout: radial, radius: 60, count: 12, template: {size: 44, shape: circle}}
      """
    let source = SourceFile(name: "test.scene.yaml", text: text)
    #expect(source.bytes.count > 1 << 20)
    let found = Compilation(source).diagnostics
    #expect(found.map { source.text($0.range) } == ["60"])
    #expect(found.flatMap { $0.related.map { source.text($0.range) } } == ["size"])
  }
}
