import SceneCompiler
import SceneLayout
import SceneSource
import Testing

/// Rules of single types, with the numbers that OpenSwiftUI's tests assert of Apple's framework.
struct ProtocolRuleTests {
  @Test func `insets are taken from offers, and nil stays nil`() {
    let insets = EdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
    let both = ProposedViewSize(width: 100, height: 200).inset(by: insets)
    #expect(both == ProposedViewSize(width: 60, height: 180))
    let one = ProposedViewSize(width: nil, height: 200).inset(by: insets)
    #expect(one == ProposedViewSize(width: nil, height: 180))
  }

  @Test func `only an unspecified axis is replaced`() {
    let size = ProposedViewSize(width: nil, height: 200).replacingUnspecifiedDimensions()
    #expect(size == Size(width: 10, height: 200))
    #expect(
      ProposedViewSize.infinity.replacingUnspecifiedDimensions()
        == Size(width: .infinity, height: .infinity))
  }

  @Test func `the larger preference is the distance, 8 where there is none`() {
    let plain = ViewSpacing()
    #expect(plain.distance(to: plain, along: .horizontal) == 8)
    #expect(ViewSpacing(trailing: 3).distance(to: .zero, along: .horizontal) == 3)
    #expect(ViewSpacing(leading: 2).distance(to: .zero, along: .horizontal) == 0)
    #expect(ViewSpacing(trailing: 40).distance(to: .zero, along: .horizontal) == 40)
    #expect(ViewSpacing(bottom: 30).distance(to: .zero, along: .vertical) == 30)
    #expect(plain.distance(to: .zero, along: .vertical) == 0)
  }

  @Test func `a union takes the larger preference of each side`() {
    var spacing = ViewSpacing(top: 4, trailing: 9)
    spacing.formUnion(ViewSpacing(top: 6, trailing: 2))
    #expect(spacing == ViewSpacing(top: 6, trailing: 9))
  }

  /// F02: bounds that contradict each other are raised, from the least to the greatest.
  @Test(
    arguments: [
      ([-10, nil, nil], 0.0), ([20, 10, nil], 20), ([nil, 30, 20], 30),
    ] as [([Double?], Double)])
  func `bounds of a flexible frame are made to agree`(bounds: [Double?], ideal: Double) throws {
    var values = AttributeValues(defaultsOf: FrameModifier.form.attributes)
    for (name, bound) in zip(["minWidth", "idealWidth", "maxWidth"], bounds) {
      values[name] = bound.map { .number($0) }
    }
    let frame = try #require(FrameModifier(values))
    #expect(frame.length(.horizontal, nil) { 0 } == ideal)
  }

  /// F04: guides of several children are merged to their mean.
  @Test func `the guide of a container is the mean of its children's`() throws {
    let source = SourceFile(
      name: "guides.scene.yaml",
      text: """
        version: 1
        containers:
          - layout: hStack
            alignment: top
            children:
              - layout: zStack
                children:
                  - {size: 20, alignmentGuide: {top: 1}}
                  - {size: 20, alignmentGuide: {top: 3}}
                  - {size: 20, alignmentGuide: {top: 5}}
                  - {size: 20}
              - {size: 20}
        """)
    let placements = try #require(Compilation(source).placements())
    let frames = placements.childFrames()
    #expect(frames[1].minY - frames[0].minY == 3)
  }
}
