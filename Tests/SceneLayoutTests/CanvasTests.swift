import Testing

@testable import SceneLayout

/// What top-level elements are offered, and where they stand.
struct CanvasTests {
  private let canvas = Canvas(
    size: Size(width: 400, height: 300),
    safeArea: EdgeInsets(top: 40, leading: 30, bottom: 20, trailing: 10))

  private func place(
    _ direction: LayoutDirection, ignoring: Bool = false, position: Point? = nil
  ) -> PlacedElement {
    var modifiers: [ElementModifier] = []
    if let position {
      modifiers.append(ElementModifier(PositionModifier(position)))
    }
    let leaf = Element(
      id: nil, content: .leaf(Leaf(size: Size(width: 100, height: 50), shape: .rectangle)),
      end: 1, data: nil, modifiers: 0..<UInt32(modifiers.count))
    let scene = Scene(
      name: "", canvas: canvas, elements: [leaf], containers: [], modifiers: modifiers, data: [],
      layoutDirection: direction, rootsIgnoringSafeArea: ignoring ? [0] : [])
    return Placements(scene).elements[0]
  }

  @Test func `the safe area is what the insets leave`() {
    #expect(canvas.safeBounds(.leftToRight) == Rect(x: 30, y: 40, width: 360, height: 240))
    #expect(canvas.safeBounds(.rightToLeft) == Rect(x: 10, y: 40, width: 360, height: 240))
    let covered = Canvas(
      size: Size(width: 10, height: 10),
      safeArea: EdgeInsets(top: 20, leading: 6, bottom: 3, trailing: 6))
    #expect(covered.safeBounds(.leftToRight) == Rect(x: 6, y: 10, width: 0, height: 0))
  }

  @Test func `a layer is offered the safe area and centred in it`() {
    let placed = place(.leftToRight)
    #expect(placed.proposal == ProposedViewSize(width: 360, height: 240))
    // 30 + (360 - 100) / 2, 40 + (240 - 50) / 2
    #expect(placed.frame == Rect(x: 160, y: 135, width: 100, height: 50))
    #expect(place(.rightToLeft).frame.minX == 140)
  }

  @Test func `a layer that ignores the safe area has the canvas`() {
    let placed = place(.leftToRight, ignoring: true)
    #expect(placed.proposal == ProposedViewSize(width: 400, height: 300))
    #expect(placed.frame == Rect(x: 150, y: 125, width: 100, height: 50))
  }

  @Test(arguments: [false, true])
  func `a position counts from the canvas's corner`(ignoring: Bool) {
    let position = Point(x: 70, y: 60)
    #expect(
      place(.leftToRight, ignoring: ignoring, position: position).frame
        == Rect(x: 20, y: 35, width: 100, height: 50))
    // Mirrored about the middle of the canvas: 400 - 70 - 50.
    #expect(place(.rightToLeft, ignoring: ignoring, position: position).frame.minX == 280)
  }
}
