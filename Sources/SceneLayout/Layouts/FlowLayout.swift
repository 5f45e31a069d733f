/// Children in lines, as words in a paragraph (the FlowLayout article).
///
/// Where it leaves the article on purpose: without an offered width there is one line, not one
/// for each child, and lines break relative to the container itself with a tolerance, so that
/// what was measured is what is placed.
public struct FlowLayout: NamedLayout {
  public static let name = "flow"
  public static let summary = "Children in lines, as words in a paragraph."
  public static let attributes = [
    AttributeSpec(
      "spacing", .number(.any), default: .number(0),
      "Distance between the children of a line; may be negative."),
    AttributeSpec(
      "lineSpacing", .number(.any), default: .number(0),
      "Distance between lines; may be negative."),
    AttributeSpec(
      "alignment",
      .keyword([
        .init("leading", "Lines start at the leading edge."),
        .init("center", "Lines are centred."),
        .init("trailing", "Lines end at the trailing edge."),
      ]),
      default: .keyword("leading"), "Where lines shorter than the widest stand."),
    AttributeSpec(
      "lineAlignment",
      .keyword([
        .init("top", "Children hang from the top of their line."),
        .init("center", "Children are centred in the height of their line."),
        .init("bottom", "Children stand on the bottom of their line."),
      ]),
      default: .keyword("top"), "Where children lower than their line stand."),
  ]
  public static let example = """
    - id: tags
      layout: flow
      spacing: 8
      lineSpacing: 8
      children:
        - {id: swift, size: [64, 32], shape: capsule}
        - {id: swiftui, size: [88, 32], shape: capsule}
        - {id: visionos, size: [96, 32], shape: capsule}
    """

  private enum Alignment: String {
    case leading
    case center
    case trailing
  }

  private enum LineAlignment: String {
    case top
    case center
    case bottom
  }

  private let spacing: Double
  private let lineSpacing: Double
  private let alignment: Alignment
  private let lineAlignment: LineAlignment

  /// How far a line may pass the offered width, against rounding.
  private static let tolerance = 1e-6

  public init(_ attributes: AttributeValues) {
    spacing = attributes.number("spacing") ?? 0
    lineSpacing = attributes.number("lineSpacing") ?? 0
    alignment = attributes.keyword("alignment") ?? .leading
    lineAlignment = attributes.keyword("lineAlignment") ?? .top
  }

  /// The widest line by the sum of the lines' heights and spacings, never negative.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> Size {
    var size = Size.zero
    forEachLine(of: subviews, offered: proposal.width) { line in
      size.width = max(size.width, line.width)
      size.height = max(size.height, line.top + line.height)
    }
    return size
  }

  public func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    forEachLine(of: subviews, offered: proposal.width) { line in
      var x = bounds.minX + freeSpace(bounds.width - line.width)
      for index in line.children {
        let subview = subviews[index]
        let size = subview.sizeThatFits(.unspecified)
        let y = bounds.minY + line.top + drop(line.height - size.height)
        subview.place(at: Point(x: x, y: y), proposal: .unspecified)
        x += size.width + spacing
      }
    }
  }

  private struct Line {
    var children: Range<Int>
    var top: Double
    var width: Double
    var height: Double
  }

  /// Breaks the children into lines; cost is linear, each child is measured once.
  @inline(__always)
  private func forEachLine(
    of subviews: Subviews, offered width: Double?, _ body: (Line) -> Void
  ) {
    let limit = (width ?? .infinity) + Self.tolerance
    var line = Line(children: 0..<0, top: 0, width: 0, height: 0)
    for index in 0..<subviews.count {
      let size = subviews[index].sizeThatFits(.unspecified)
      let extended = line.width + spacing + size.width
      if !line.children.isEmpty, extended > limit {
        body(line)
        line.top += line.height + lineSpacing
        line.children = index..<index
      }
      line.width = line.children.isEmpty ? size.width : extended
      line.height = line.children.isEmpty ? size.height : max(line.height, size.height)
      line.children = line.children.lowerBound..<(index + 1)
    }
    if !line.children.isEmpty { body(line) }
  }

  private func freeSpace(_ rest: Double) -> Double {
    switch alignment {
    case .leading: 0
    case .center: rest / 2
    case .trailing: rest
    }
  }

  private func drop(_ rest: Double) -> Double {
    switch lineAlignment {
    case .top: 0
    case .center: rest / 2
    case .bottom: rest
    }
  }
}
