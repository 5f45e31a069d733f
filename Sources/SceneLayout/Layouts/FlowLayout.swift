/// Children in lines, as words in a paragraph (the FlowLayout article, grown up).
///
/// Where it leaves the article on purpose: without an offered length there is one line, not one
/// for each child, and lines break relative to the container itself with a tolerance, so that
/// what was measured is what is placed. A child longer than a line is offered the line's
/// length, as SwiftUI-Flow does. Nothing is kept between measuring and placing.
public struct FlowLayout: NamedLayout {
  public static let name = "flow"
  public static let summary = "Children in lines, as words in a paragraph."
  public static let attributes = [
    AttributeSpec(
      "axis",
      .keyword([
        .init("horizontal", "Lines run from the leading to the trailing edge."),
        .init("vertical", "Lines run from top to bottom, the next one beside it."),
      ]),
      default: .keyword("horizontal"), "The direction of the lines."),
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
        .init("justified", "Lines are stretched to the length that is offered."),
        .init("top", "Vertical lines start at the top."),
        .init("bottom", "Vertical lines end at the bottom."),
      ]),
      default: .keyword("leading"), "Where lines shorter than the longest stand."),
    AttributeSpec(
      "lineAlignment",
      .keyword([
        .init("top", "Children hang from the top of their line."),
        .init("center", "Children are centred across their line."),
        .init("bottom", "Children stand on the bottom of their line."),
        .init("leading", "Children of a vertical line start at its leading edge."),
        .init("trailing", "Children of a vertical line end at its trailing edge."),
      ]),
      default: .keyword("top"), "Where children smaller than their line stand across it."),
    AttributeSpec(
      "justifyLastLine", .bool, default: .bool(true),
      "Whether the last line is stretched too; only with alignment: justified."),
  ]
  public static let constraints: [AttributeConstraint] = [
    .words(
      "alignment", ["leading", "center", "trailing", "justified"], other: "axis",
      value: "horizontal"),
    .words(
      "alignment", ["top", "center", "bottom", "justified"], other: "axis", value: "vertical"),
    .words("lineAlignment", ["top", "center", "bottom"], other: "axis", value: "horizontal"),
    .words("lineAlignment", ["leading", "center", "trailing"], other: "axis", value: "vertical"),
  ]
  public static let childAttributes = [
    AttributeSpec(
      "lineBreak", .keyword([.init("before", "The child starts a new line.")]),
      "Where a line must break.")
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

  /// Whether a child starts a new line.
  private enum LineBreakKey: LayoutValueKey {
    static let defaultValue = false
    static let attributeName = "lineBreak"
    static func value(of attribute: AttributeValue) -> Bool? { attribute == .keyword("before") }
  }

  private let axis: Axis
  private let spacing: Double
  private let lineSpacing: Double
  /// The part of a line's free length before its children, and of its free room across.
  private let fraction: Double
  private let lineFraction: Double
  private let isJustified: Bool
  private let justifiesLastLine: Bool

  /// How far a line may pass the offered length, against rounding.
  private static let tolerance = 1e-6

  public init(_ attributes: AttributeValues) {
    axis = attributes.keyword("axis") ?? .horizontal
    spacing = attributes.number("spacing") ?? 0
    lineSpacing = attributes.number("lineSpacing") ?? 0
    fraction = Self.fraction(attributes["alignment"])
    lineFraction = Self.fraction(attributes["lineAlignment"])
    isJustified = attributes["alignment"] == .keyword("justified")
    justifiesLastLine = attributes.bool("justifyLastLine") ?? true
  }

  private static func fraction(_ word: AttributeValue?) -> Double {
    switch word {
    case .keyword("center"): 0.5
    case .keyword("trailing"), .keyword("bottom"): 1
    default: 0
    }
  }

  /// The direction of the lines.
  package var lineAxis: Axis { axis }

  public var overlapAxes: Axis.Set {
    (spacing < 0 ? Axis.Set(axis) : []).union(lineSpacing < 0 ? Axis.Set(axis.other) : [])
  }

  /// Lines have any height.
  public var ignoredAxes: Axis.Set { Axis.Set(axis.other) }

  /// The longest line by the sum of the lines' heights and spacings, never negative; justified
  /// lines are as long as is offered.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> Size {
    let offer = proposal.offer(axis)
    var size = Size.zero
    if isJustified, offer.isFinite, !subviews.isEmpty { size[axis] = offer }
    forEachLine(of: subviews, offered: offer) { line in
      size[axis] = max(size[axis], line.length)
      size[axis.other] = max(size[axis.other], line.start + line.breadth)
    }
    return size
  }

  public func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let offer = proposal.offer(axis)
    forEachLine(of: subviews, offered: offer) { line in
      let rest = bounds.size[axis] - line.length
      let (start, gap) = spread(
        line, rest: rest, isLast: line.children.upperBound == subviews.count)
      var origin = bounds.origin
      origin[axis] += start
      for index in line.children {
        let proposal = self.proposal(subviews[index], offer)
        let size = subviews[index].sizeThatFits(proposal)
        origin[axis.other] =
          bounds.lowerEdge(axis.other) + line.start
          + (line.breadth - size[axis.other]) * lineFraction
        subviews[index].place(at: origin, proposal: proposal)
        origin[axis] += size[axis] + gap
      }
    }
  }

  /// Where a line starts and the distance between its children, for some free length.
  private func spread(_ line: Line, rest: Double, isLast: Bool) -> (start: Double, gap: Double) {
    guard isJustified else { return (fraction == 0 ? 0 : rest * fraction, spacing) }
    let isStretched = line.children.count > 1 && rest > 0 && (!isLast || justifiesLastLine)
    return (0, isStretched ? spacing + rest / Double(line.children.count - 1) : spacing)
  }

  // MARK: Lines

  private struct Line {
    var children: Range<Int>
    /// The distance of the line from the first one's edge.
    var start: Double
    var length: Double
    var breadth: Double
  }

  /// What a child is offered: nothing, or the line if it is longer than that.
  @inline(__always)
  private func proposal(_ subview: LayoutSubview, _ offer: Double) -> ProposedViewSize {
    guard subview.sizeThatFits(.unspecified)[axis] > offer + Self.tolerance else {
      return .unspecified
    }
    return ProposedViewSize(axis, offer, .nan)
  }

  /// Breaks the children into lines; cost is linear.
  @inline(__always)
  private func forEachLine(
    of subviews: Subviews, offered offer: Double, _ body: (Line) -> Void
  ) {
    let limit = (offer.isNaN ? .infinity : offer) + Self.tolerance
    let canBreak = subviews.haveAttributes
    var line = Line(children: 0..<0, start: 0, length: 0, breadth: 0)
    for index in 0..<subviews.count {
      var size = subviews[index].sizeThatFits(.unspecified)
      if size[axis] > limit {
        size = subviews[index].sizeThatFits(ProposedViewSize(axis, offer, .nan))
      }
      let extended = line.length + spacing + size[axis]
      let mustBreak = canBreak && subviews[index][LineBreakKey.self]
      if !line.children.isEmpty, extended > limit || mustBreak {
        body(line)
        line.start += line.breadth + lineSpacing
        line.children = index..<index
      }
      line.length = line.children.isEmpty ? size[axis] : extended
      line.breadth = line.children.isEmpty ? size[axis.other] : max(line.breadth, size[axis.other])
      line.children = line.children.lowerBound..<(index + 1)
    }
    if !line.children.isEmpty { body(line) }
  }
}
