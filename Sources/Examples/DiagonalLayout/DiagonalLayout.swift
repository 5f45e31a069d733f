import SceneLayout

/// A layout of one's own: children down a diagonal, corner to corner, as steps of a stair.
///
/// `sizeThatFits` and `placeSubviews` are SwiftUI's; the rest is what scenes need to know. From
/// the attribute table come decoding, suggestions for misspelt keys and the JSON Schema.
struct DiagonalLayout: NamedLayout {
  static let name = "diagonal"
  static let summary = "Children down a diagonal, corner to corner."
  static let attributes = [
    AttributeSpec(
      "spacing", .number(.length), default: .number(0),
      "Distance between two children, to the right and down.")
  ]

  private let spacing: Double

  init(_ attributes: AttributeValues) {
    spacing = attributes.number("spacing") ?? 0
  }

  /// The sum of the children's ideal sizes and of the gaps, on both axes.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> Size {
    var size = Size(square: spacing * Double(max(subviews.count - 1, 0)))
    for subview in subviews {
      let child = subview.sizeThatFits(.unspecified)
      size.width += child.width
      size.height += child.height
    }
    return size
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var corner = bounds.origin
    for subview in subviews {
      subview.place(at: corner, proposal: .unspecified)
      let size = subview.sizeThatFits(.unspecified)
      corner.x += size.width + spacing
      corner.y += size.height + spacing
    }
  }
}
