/// A column of a LazyVGrid, or a row of a LazyHGrid.
struct GridTrack: Sendable {
  /// How wide the track is.
  enum Extent: Sendable {
    case fixed(Double)
    case flexible(minimum: Double, maximum: Double)
    case adaptive(minimum: Double, maximum: Double)
  }

  /// SwiftUI's default minimum of flexible tracks in points.
  static let defaultMinimum = 10.0

  let extent: Extent
  /// The distance to the next track.
  let gap: Double
  /// Where children stand in their cells.
  let alignment: Alignment

  init(_ record: AttributeValues) {
    if let length = record.number("fixed") {
      extent = .fixed(length)
    } else if let bounds = record.record("adaptive") {
      extent = .adaptive(
        minimum: bounds.number("minimum") ?? Self.defaultMinimum,
        maximum: bounds.number("maximum") ?? .infinity)
    } else {
      let bounds = record.record("flexible")
      extent = .flexible(
        minimum: bounds?.number("minimum") ?? Self.defaultMinimum,
        maximum: bounds?.number("maximum") ?? .infinity)
    }
    gap = record.number("spacing") ?? ViewSpacing.defaultDistance
    alignment = record.alignment("alignment")
  }
}

/// What LazyVGrid and LazyHGrid have in common; `axis` is the one across which tracks stand.
struct LazyGrid: Sendable {
  let axis: Axis
  let tracks: [GridTrack]
  /// The distance between two lines of cells.
  let lineGap: Double

  /// The attributes of a grid whose tracks have a name.
  static func attributes(tracks name: String, _ summary: String) -> [AttributeSpec] {
    [
      AttributeSpec(
        name, .choices(trackAttributes, oneOf: ["fixed", "flexible", "adaptive"]),
        isRequired: true, summary),
      AttributeSpec(
        "spacing", .number(.anyLength), default: .number(ViewSpacing.defaultDistance),
        "Distance between two lines of cells."),
    ]
  }

  private static let bounds = [
    AttributeSpec(
      "minimum", .number(.length), default: .number(GridTrack.defaultMinimum), "Least length."),
    AttributeSpec("maximum", .number(.lengthOrInfinity), "Greatest length; without it none."),
  ]

  private static let trackAttributes = [
    AttributeSpec("fixed", .number(.length), "Length of one track."),
    AttributeSpec(
      "flexible", .record(bounds, shorthand: "minimum"), "One track, sharing what is left."),
    AttributeSpec(
      "adaptive", .record(bounds, shorthand: "minimum"),
      "As many tracks as fit into the share of one."),
    AttributeSpec(
      "spacing", .number(.anyLength), default: .number(ViewSpacing.defaultDistance),
      "Distance to the next track."),
    AttributeSpec.alignment("Where children stand in their cells."),
  ]

  /// One line of cells along the axis.
  struct Cell {
    let start: Double
    let length: Double
    let alignment: Alignment
  }

  /// The most cells of one adaptive track.
  private static let mostCells = 10_000.0

  /// Fixed tracks first; the others in order get their share, within their bounds.
  ///
  /// An adaptive track holds as many cells as their minimum allows,
  /// and for endless room one for
  /// each child.
  func cells(offered offer: Double?, childCount: Int) -> [Cell] {
    let lengths = lengths(offered: offer)
    var cells: [Cell] = []
    var position = 0.0
    for (track, length) in zip(tracks, lengths) {
      var count = 1
      if case .adaptive(let minimum, _) = track.extent {
        let fitting = ((length + track.gap) / max(minimum + track.gap, 1e-6)).rounded(.down)
        count =
          fitting.isFinite ? Int(max(1, min(fitting, Self.mostCells))) : max(childCount, 1)
      }
      let cell = max(0, (length - track.gap * Double(count - 1)) / Double(count))
      for _ in 0..<count {
        cells.append(Cell(start: position, length: cell, alignment: track.alignment))
        position += cell + track.gap
      }
    }
    return cells
  }

  private func lengths(offered offer: Double?) -> [Double] {
    var left = 0.0
    var room = offer ?? 0
    for (index, track) in tracks.enumerated() {
      if index > 0 { room -= tracks[index - 1].gap }
      if case .fixed(let length) = track.extent { room -= length } else { left += 1 }
    }
    return tracks.map { track in
      switch track.extent {
      case .fixed(let length): return length
      case .flexible(let minimum, let maximum), .adaptive(let minimum, let maximum):
        let length = max(minimum, min(room / left, max(minimum, maximum)))
        if length.isFinite { room -= length }
        left -= 1
        return length
      }
    }
  }

  /// The axes along which children have a negative distance.
  var overlapAxes: Axis.Set {
    let across = tracks.contains { $0.gap < 0 } ? Axis.Set(axis) : []
    return across.union(lineGap < 0 ? Axis.Set(axis.other) : [])
  }

  // MARK: Layout

  /// The extent of the tracks by the sum of the lines.
  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> Size {
    let cells = cells(offered: proposal[axis], childCount: subviews.count)
    var size = Size.zero
    size[axis] = cells.last.map { $0.start + $0.length } ?? 0
    forEachLine(of: subviews, cells) { start, breadth, _ in size[axis.other] = start + breadth }
    return Size(width: max(size.width, 0), height: max(size.height, 0))
  }

  func place(in bounds: Rect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
    let cells = cells(offered: proposal[axis], childCount: subviews.count)
    forEachLine(of: subviews, cells) { start, breadth, children in
      for (cell, index) in zip(cells, children) {
        let offer = ProposedViewSize(axis, cell.length, .nan)
        let size = subviews[index].sizeThatFits(offer)
        var room = Size.zero
        room[axis] = cell.length
        room[axis.other] = breadth
        var origin = bounds.origin
        origin[axis] += cell.start
        origin[axis.other] += start
        origin.x += (room.width - size.width) * cell.alignment.horizontal.fraction
        origin.y += (room.height - size.height) * cell.alignment.vertical.fraction
        subviews[index].place(at: origin, proposal: offer)
      }
    }
  }

  private func forEachLine(
    of subviews: LayoutSubviews, _ cells: [Cell],
    _ body: (_ start: Double, _ breadth: Double, _ children: Range<Int>) -> Void
  ) {
    var (first, start) = (0, 0.0)
    while first < subviews.count, !cells.isEmpty {
      let children = first..<min(first + cells.count, subviews.count)
      var breadth = 0.0
      for (cell, index) in zip(cells, children) {
        let size = subviews[index].sizeThatFits(ProposedViewSize(axis, cell.length, .nan))
        breadth = max(breadth, size[axis.other])
      }
      body(start, breadth, children)
      start += breadth + lineGap
      first = children.upperBound
    }
  }
}
