/// Something around one element that changes what it is offered, how large it is taken for,
/// or where it stands: the layout part of SwiftUI's view modifiers.
///
/// A modifier must be pure, as a layout. Its methods think left to right.
public protocol LayoutModifier: Sendable {
  /// Whether each axis minds its own business: then `contentOffer` and `length` say it all.
  var isSeparable: Bool { get }

  /// Whether the length along an axis is the same for every offer; `content` says it of the
  /// content. Only a saving: no when in doubt.
  func isConstant(_ axis: Axis, content: Bool) -> Bool

  /// What the content is offered along an axis; nil: its ideal.
  func contentOffer(_ axis: Axis, _ offer: Double?) -> Double?

  /// The length along an axis for an offer; `content` measures the content for its offer.
  func length(_ axis: Axis, _ offer: Double?, content: () -> Double) -> Double

  /// What the content is offered when it is placed in a frame of a length.
  func placedOffer(_ axis: Axis, _ offer: Double?, length: Double) -> Double?

  /// What the content is offered; the default asks `contentOffer` for both axes.
  func contentProposal(
    _ proposal: ProposedViewSize, content: ModifiedContent
  ) -> ProposedViewSize

  /// The size for a proposal; the default asks `length` for both axes.
  func sizeThatFits(_ proposal: ProposedViewSize, content: ModifiedContent) -> Size

  /// The distance of the content from the modifier's leading top corner.
  func contentOrigin(
    in size: Size, contentSize: Size, proposal: ProposedViewSize, content: ModifiedContent
  ) -> Point

  /// The layout priority that the modifier sets; nil: the content's own.
  var priority: Double? { get }

  /// Where the modifier sets guides, by guide name, from the leading or top edge.
  var guides: [String: Double] { get }

  /// The elements behind or before the content.
  var layer: ModifierLayer? { get }
}

/// Elements behind or before an element, which they do not resize.
public struct ModifierLayer: Sendable {
  /// Whether they stand before the content.
  public let isOverlay: Bool
  /// How they are aligned to the content.
  public let alignment: Alignment
}

extension LayoutModifier {
  /// Separable.
  public var isSeparable: Bool { true }
  /// Unknown.
  public func isConstant(_ axis: Axis, content: Bool) -> Bool { false }
  /// Offers what is offered.
  public func contentOffer(_ axis: Axis, _ offer: Double?) -> Double? { offer }
  /// As long as the content.
  public func length(_ axis: Axis, _ offer: Double?, content: () -> Double) -> Double {
    content()
  }
  /// Offers what it offered when it measured.
  public func placedOffer(_ axis: Axis, _ offer: Double?, length: Double) -> Double? {
    contentOffer(axis, offer)
  }
  /// Offers each axis on its own.
  public func contentProposal(
    _ proposal: ProposedViewSize, content: ModifiedContent
  ) -> ProposedViewSize {
    ProposedViewSize(
      width: contentOffer(.horizontal, proposal.width),
      height: contentOffer(.vertical, proposal.height))
  }
  /// Each axis on its own, the content measured once and only if one of them asks.
  public func sizeThatFits(_ proposal: ProposedViewSize, content: ModifiedContent) -> Size {
    var answer: Size?
    func measured() -> Size {
      let size = answer ?? content.sizeThatFits(contentProposal(proposal, content: content))
      answer = size
      return size
    }
    let width = length(.horizontal, proposal.width) { measured().width }
    let height = length(.vertical, proposal.height) { measured().height }
    return Size(width: width, height: height)
  }
  /// At the corner.
  public func contentOrigin(
    in size: Size, contentSize: Size, proposal: ProposedViewSize, content: ModifiedContent
  ) -> Point {
    Point(x: 0, y: 0)
  }
  /// The content's own.
  public var priority: Double? { nil }
  /// None.
  public var guides: [String: Double] { [:] }
  /// None.
  public var layer: ModifierLayer? { nil }
}

/// What stands in a modifier, measured on request.
///
/// Valid only during the call that hands it to a modifier.
public struct ModifiedContent: Sendable {
  let engine: EngineReference
  let node: Int

  /// The size that the content takes for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    engine.value.measure(node, proposal)
  }

  /// The distance of the aligned content's corner from the corner of a frame of a size.
  ///
  /// The content's guides come to where the frame has them, as in SwiftUI's `frame`.
  public func origin(
    in size: Size, contentSize: Size, proposal: ProposedViewSize, alignment: Alignment
  ) -> Point {
    engine.value.alignedOrigin(node, contentSize, proposal, in: size, alignment)
  }
}
