/// Children in rows whose cells share columns: SwiftUI's Grid.
public struct GridLayout: NamedLayout {
  public static let name = "grid"
  public static let summary = "Rows of cells that share columns; a child between rows has them all."
  public static let attributes = [
    AttributeSpec.alignment("Where children stand in their cells."),
    AttributeSpec(
      "horizontalSpacing", .number(.anyLength), default: .number(ViewSpacing.defaultDistance),
      "Distance between two columns."),
    AttributeSpec(
      "verticalSpacing", .number(.anyLength), default: .number(ViewSpacing.defaultDistance),
      "Distance between two rows."),
  ]
  public static let childAttributes = [
    AttributeSpec("columns", .integer(minimum: 1), "How many columns the cell takes; default 1."),
    AttributeSpec(
      "unsizedAxes",
      .keyword([
        .init("horizontal", "The child takes its column's width and does not widen it."),
        .init("vertical", "The child takes its row's height and does not heighten it."),
        .init("both", "Both."),
      ]), "Along which axes the child has no say in the size of its cell."),
    AttributeSpec(
      "columnAlignment",
      .keyword([
        .init("leading", "At the leading edge."), .init("center", "In the middle."),
        .init("trailing", "At the trailing edge."),
      ]), "Where the children of this one's column stand in it."),
    AttributeSpec(
      "rowAlignment",
      .keyword([
        .init("top", "At the top."), .init("center", "In the middle."),
        .init("bottom", "At the bottom."),
      ]), "Where the children of this one's row stand in it."),
    AttributeSpec(
      "cellAlignment",
      .keyword(Alignment.named.map { .init($0.name, "As the alignment of a frame.") }),
      "Where this child stands in its cell."),
  ]
  public static let takesRows = true
  public static let example = """
    - id: keypad
      layout: grid
      rows:
        - [{size: 60}, {size: 60}, {size: 60}]
        - [{size: 60, columns: 2}, {size: 60}]
        - {shape: rectangle, frame: {height: 1}, unsizedAxes: horizontal}
    """

  private let alignment: Alignment
  private let gaps: Size

  public init(_ attributes: AttributeValues) {
    alignment = attributes.alignment("alignment")
    gaps = Size(
      width: attributes.number("horizontalSpacing") ?? ViewSpacing.defaultDistance,
      height: attributes.number("verticalSpacing") ?? ViewSpacing.defaultDistance)
  }

  public var overlapAxes: Axis.Set {
    (gaps.width < 0 ? Axis.Set.horizontal : []).union(gaps.height < 0 ? .vertical : [])
  }

  public func makeCache(subviews: Subviews) -> [GridCell] { GridCell.cells(of: subviews) }

  /// The columns and rows with their gaps.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache cells: inout [GridCell]
  ) -> Size {
    GridSizes(cells, subviews, gaps, proposal).total
  }

  public func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache cells: inout [GridCell]
  ) {
    let sizes = GridSizes(cells, subviews, gaps, proposal)
    let columns = GridCell.columnAlignments(cells)
    let rows = GridCell.rowAlignments(cells)
    for (cell, subview) in zip(cells, subviews) {
      let room = sizes.room(of: cell)
      let offer = ProposedViewSize(room.size)
      let size = subview.sizeThatFits(offer)
      let horizontal =
        cell.alignment?.horizontal ?? cell.columnGuide(columns) ?? alignment.horizontal
      let vertical = cell.alignment?.vertical ?? rows[cell.row] ?? alignment.vertical
      subview.place(
        at: Point(
          x: bounds.minX + room.minX + (room.width - size.width) * horizontal.fraction,
          y: bounds.minY + room.minY + (room.height - size.height) * vertical.fraction),
        proposal: offer)
    }
  }
}
