/// Children in the cells of a honeycomb, from the centre outwards (the HoneycombLayout
/// article).
public struct HoneycombLayout: NamedLayout {
  public static let name = "honeycomb"
  public static let summary = "Children in the cells of a honeycomb, from the centre outwards."
  public static let maximumChildren: Int? = SceneKeys.countLimits.upperBound
  public static let attributes = [
    AttributeSpec(
      "hexSize", .number(.positiveLength), default: .number(50),
      "Size of a cell, which each child is offered."),
    AttributeSpec("gap", .number(.length), default: .number(20), "Distance between two cells."),
    AttributeSpec(
      "startAngle", .angle, default: .number(0),
      "Turn of the lattice in degrees; the first corner of each ring stands there."),
    AttributeSpec(
      "lattice",
      .keyword([
        .init("pulled", "Cells between two corners are pulled inwards, onto a rounder ring."),
        .init("hexagonal", "Cells between two corners stand on the straight line."),
      ]),
      default: .keyword("pulled"), "Where the cells between the corners of a ring stand."),
    AttributeSpec(
      "edgePull",
      .number(NumberRange(minimum: 0, maximum: 1, excludesMaximum: true)),
      default: .number(0.15),
      "How far the cells between the corners are pulled in, as a part of their distance."),
  ]
  public static let constraints: [AttributeConstraint] = [
    .excludes("edgePull", other: "lattice", value: "hexagonal")
  ]
  public static let example = """
    - id: emoji
      layout: honeycomb
      hexSize: 60
      gap: 10
      count: 19
      template: {size: 60, shape: circle}
    """

  public static var layoutProperties: LayoutProperties { .round }

  private enum Lattice: String {
    case pulled
    case hexagonal
  }

  private let hexSize: Double
  private let gap: Double
  private let startAngle: Double
  private let lattice: Lattice
  private let edgePull: Double

  public init(_ attributes: AttributeValues) {
    hexSize = attributes.number("hexSize") ?? 50
    gap = attributes.number("gap") ?? 20
    startAngle = attributes.number("startAngle") ?? 0
    lattice = attributes.keyword("lattice") ?? .pulled
    edgePull = attributes.number("edgePull") ?? 0.15
  }

  public var spread: LayoutSpread? {
    LayoutSpread("gap", value: gap, base: hexSize / 2 * 3.0.squareRoot())
  }

  /// The largest square that the offer holds, an unspecified axis counting as 10.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> Size {
    proposal.fittingSquare(unspecified: 10)
  }

  public func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let offer = ProposedViewSize(Size(square: hexSize))
    var cell = Cell()
    for subview in subviews {
      let place = position(of: cell, around: bounds.center, subviews)
      subview.place(at: place, anchor: .center, proposal: offer)
      cell.advance()
    }
  }

  private func position(of cell: Cell, around center: Point, _ subviews: Subviews) -> Point {
    guard cell.ring > 0 else { return center }
    let distance = Double(cell.ring) * (hexSize / 2 * 3.0.squareRoot() + gap)
    let corner = startAngle + 60 * Double(cell.edge)
    guard cell.step > 0 else { return subviews.moved(center, by: distance, degrees: corner) }
    let part = Double(cell.step) / Double(cell.ring)
    switch lattice {
    case .pulled:
      return subviews.moved(
        center, by: distance * (1 - edgePull), degrees: corner + 60 * part)
    case .hexagonal:
      let from = subviews.moved(center, by: distance, degrees: corner)
      let to = subviews.moved(center, by: distance, degrees: corner + 60)
      return Point(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
    }
  }
}

/// A cell's place in the order of the article: the centre, then ring by ring first the six
/// corners, then for each edge its inner cells.
private struct Cell {
  var ring = 0
  /// The corner, 0..<6, or the edge that starts at it.
  var edge = 0
  /// 0 at a corner, else the step along the edge, 1..<ring.
  var step = 0

  mutating func advance() {
    if ring == 0 || edge == 5 && step == ring - 1 {
      (ring, edge, step) = (ring + 1, 0, 0)
    } else if step == 0 {
      (edge, step) = edge < 5 ? (edge + 1, 0) : (0, 1)
    } else if step < ring - 1 {
      step += 1
    } else {
      (edge, step) = (edge + 1, 1)
    }
  }
}
