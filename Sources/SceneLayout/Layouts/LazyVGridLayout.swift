/// SwiftUI's LazyVGrid; all its children are laid out.
public struct LazyVGridLayout: NamedLayout {
  public static let name = "lazyVGrid"
  public static let summary = "Children in columns of given widths, row by row."
  public static let attributes = LazyGrid.attributes(
    tracks: "columns", "Columns, from the leading edge.")
  public static let example = """
    - id: photos
      layout: lazyVGrid
      columns: [{fixed: 70}, {adaptive: 40}]
      count: 6
      template: {shape: rectangle, frame: {width: 40, height: 40}}
    """

  private let grid: LazyGrid

  public init(_ attributes: AttributeValues) {
    grid = LazyGrid(
      axis: .horizontal, tracks: attributes.records("columns").map(GridTrack.init),
      lineGap: attributes.number("spacing") ?? ViewSpacing.defaultDistance)
  }

  public var ignoredAxes: Axis.Set { .vertical }

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
