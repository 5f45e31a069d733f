/// SwiftUI's `frame`: a fixed size, or bounds for a flexible one.
public struct FrameModifier: NamedModifier {
  public static let name = "frame"
  public static let summary = "A frame of a fixed or a bounded size, the element aligned in it."
  public static let form = ModifierForm(
    [
      AttributeSpec("width", .number(.length), "Width of a fixed frame."),
      AttributeSpec("height", .number(.length), "Height of a fixed frame."),
      AttributeSpec("minWidth", .number(.length), "Least width of a flexible frame."),
      AttributeSpec("idealWidth", .number(.length), "Width where none is offered."),
      AttributeSpec(
        "maxWidth", .number(.lengthOrInfinity), "Greatest width; .inf to take all that is offered."),
      AttributeSpec("minHeight", .number(.length), "Least height of a flexible frame."),
      AttributeSpec("idealHeight", .number(.length), "Height where none is offered."),
      AttributeSpec(
        "maxHeight", .number(.lengthOrInfinity),
        "Greatest height; .inf to take all that is offered."),
      AttributeSpec.alignment("Where the element stands in the frame."),
    ],
    excludes: (
      first: ["width", "height"],
      second: ["minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight"]
    ),
    increasing: [
      ["minWidth", "idealWidth", "maxWidth"], ["minHeight", "idealHeight", "maxHeight"],
    ])
  public static let example = "{shape: rectangle, frame: {maxWidth: .inf, minHeight: 44}}"

  private enum Extent {
    case fixed(Double)
    case flexible(FlexibleExtent)
  }

  private let width: Extent
  private let height: Extent
  private let alignment: Alignment

  public init?(_ attributes: AttributeValues) {
    width = Self.extent(attributes, "width", "minWidth", "idealWidth", "maxWidth")
    height = Self.extent(attributes, "height", "minHeight", "idealHeight", "maxHeight")
    alignment = attributes.alignment("alignment")
  }

  private static func extent(
    _ attributes: AttributeValues, _ fixed: String, _ minimum: String, _ ideal: String,
    _ maximum: String
  ) -> Extent {
    if let length = attributes.number(fixed) { return .fixed(length) }
    return .flexible(
      FlexibleExtent(
        minimum: attributes.number(minimum), ideal: attributes.number(ideal),
        maximum: attributes.number(maximum)))
  }

  private func extent(_ axis: Axis) -> Extent { axis == .horizontal ? width : height }

  public func isConstant(_ axis: Axis, content: Bool) -> Bool {
    switch extent(axis) {
    case .fixed: true
    case .flexible(let bounds): bounds.isFree && content
    }
  }

  public func contentOffer(_ axis: Axis, _ offer: Double?) -> Double? {
    switch extent(axis) {
    case .fixed(let length): length
    case .flexible(let bounds): bounds.contentOffer(offer)
    }
  }

  public func length(_ axis: Axis, _ offer: Double?, content: () -> Double) -> Double {
    switch extent(axis) {
    case .fixed(let length): length
    case .flexible(let bounds): bounds.length(offer, content: content)
    }
  }

  public func placedOffer(_ axis: Axis, _ offer: Double?, length: Double) -> Double? {
    switch extent(axis) {
    case .fixed(let fixed): fixed
    case .flexible(let bounds):
      // A fixed frame offers what it was offered on its free axis.
      isFixed && bounds.isFree ? offer : bounds.placedOffer(offer, length: length)
    }
  }

  private var isFixed: Bool {
    if case .fixed = width { return true }
    if case .fixed = height { return true }
    return false
  }

  public func contentOrigin(
    in size: Size, contentSize: Size, proposal: ProposedViewSize, content: ModifiedContent
  ) -> Point {
    content.origin(
      in: size, contentSize: contentSize, proposal: proposal, alignment: alignment)
  }
}
