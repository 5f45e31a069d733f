/// SwiftUI's LazyHGrid; all its children are laid out.
public struct LazyHGridLayout: NamedLayout {
  public static let name = "lazyHGrid"
  public static let summary = "Children in rows of given heights, column by column."
  public static let attributes = LazyGrid.attributes(tracks: "rows", "Rows, from the top.")
  public static let example = """
    - id: photos
      layout: lazyHGrid
      rows: [{fixed: 70}, {adaptive: 40}]
      count: 6
      template: {shape: rectangle, frame: {width: 40, height: 40}}
    """

  private let grid: LazyGrid

  public init(_ attributes: AttributeValues) {
    grid = LazyGrid(
      axis: .vertical, tracks: attributes.records("rows").map(GridTrack.init),
      lineGap: attributes.number("spacing") ?? ViewSpacing.defaultDistance)
  }

  public var ignoredAxes: Axis.Set { .horizontal }

  public var overlapAxes: Axis.Set { grid.overlapAxes }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> Size {
    grid.size(proposal, subviews)
  }

  public func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    grid.place(in: bounds, proposal, subviews)
  }
}
