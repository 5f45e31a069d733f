/// The layout of one container in one run, its type erased, with its cache.
class ContainerLayout {
  func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> Size { .zero }

  func placeSubviews(_ bounds: Rect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {}

  /// Erases the type of a layout.
  static func make(_ layout: some Layout) -> ContainerLayout { TypedContainerLayout(layout) }
}

private final class TypedContainerLayout<L: Layout>: ContainerLayout {
  private let layout: L
  private var cache: L.Cache?

  init(_ layout: L) { self.layout = layout }

  override func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> Size {
    withCache(subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  override func placeSubviews(
    _ bounds: Rect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) {
    withCache(subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  private func withCache<Result>(
    _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Result
  ) -> Result {
    var current = cache.take() ?? layout.makeCache(subviews: subviews)
    defer { cache = current }
    return body(&current)
  }
}
