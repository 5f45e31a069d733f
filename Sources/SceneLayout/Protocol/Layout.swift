/// A way to size and place children: SwiftUI's `Layout` protocol, off Apple's systems.
///
/// A layout sees only its children, through proxies, and speaks to them by proposals. It must
/// be pure: for the same proposal and subviews always the same answers, in any order of calls.
/// Points are in the space of the bounds, y down; the origin of the bounds need not be zero.
/// Layouts think left to right; in a right-to-left scene their places are mirrored.
public protocol Layout: Sendable {
  /// What one container keeps between the calls of one run; `Void` when there is nothing.
  associatedtype Cache = Void

  /// The children of a container.
  typealias Subviews = LayoutSubviews

  /// What is true of every container with the layout.
  static var layoutProperties: LayoutProperties { get }

  /// Along which axes an offer makes no difference to `sizeThatFits`; it is unspecified there.
  ///
  /// Only a saving: a container that says so is not measured for each of them anew.
  var ignoredAxes: Axis.Set { get }

  /// Makes the cache, once in a run for each container.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings a cache up to date after the subviews changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The distances that the container prefers to its neighbours.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size that the container takes for a proposal, in points.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> Size

  /// Places each child; `bounds` has the size that `sizeThatFits` gave for `proposal`.
  ///
  /// A child that is never placed stands at the centre of the bounds.
  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Where a guide of the whole container stands, in the space of the bounds; nil where the
  /// layout sets none.
  ///
  /// Asked only where a guide of the container or of one of its children matters.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> Double?

  /// Where a guide of the whole container stands, in the space of the bounds; nil where the
  /// layout sets none.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> Double?
}

extension Layout where Cache == Void {
  /// Makes no cache.
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// No orientation, mirrored, no guides of its own.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// None.
  public var ignoredAxes: Axis.Set { [] }

  /// Makes the cache anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The default distances.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

  /// The mean of what the children set, as SwiftUI merges guides.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> Double? {
    subviews.mergedGuide(.horizontal(guide))
  }

  /// The mean of what the children set, as SwiftUI merges guides.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> Double? {
    subviews.mergedGuide(.vertical(guide))
  }
}
