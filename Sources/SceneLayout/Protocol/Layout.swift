/// A way to size and place children: SwiftUI's `Layout` protocol, off Apple's systems.
///
/// A layout sees only its children, through proxies, and speaks to them by proposals. It must
/// be pure: for the same proposal and subviews always the same answers, in any order of calls.
/// Points are in the space of the bounds, y down; the origin of the bounds need not be zero.
public protocol Layout: Sendable {
  /// What one container keeps between the calls of one run; `Void` when there is nothing.
  associatedtype Cache = Void

  /// The children of a container.
  typealias Subviews = LayoutSubviews

  /// Makes the cache, once in a run for each container.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings a cache up to date after the subviews changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The size that the container takes for a proposal, in points.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> Size

  /// Places each child; `bounds` has the size that `sizeThatFits` gave for `proposal`.
  ///
  /// A child that is never placed stands at the centre of the bounds.
  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}

extension Layout where Cache == Void {
  /// Makes no cache.
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// Makes the cache anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }
}
