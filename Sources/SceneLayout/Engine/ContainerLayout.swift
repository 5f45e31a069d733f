/// The layout of one container in one run, its type erased, with its cache.
class ContainerLayout {
  /// What is true of every container with the layout.
  let properties: LayoutProperties
  /// Along which axes an offer makes no difference to the container's size.
  let ignoredAxes: Axis.Set

  fileprivate init(_ properties: LayoutProperties, _ ignoredAxes: Axis.Set) {
    self.properties = properties
    self.ignoredAxes = ignoredAxes
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> Size { .zero }

  func placeSubviews(_ bounds: Rect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {}

  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing { ViewSpacing() }

  func explicitAlignment(
    _ guide: Guide, _ bounds: Rect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> Double? {
    nil
  }

  /// Makes the cache anew before the next use.
  func forgetCache() {}

  /// Erases the type of a layout.
  static func make(_ layout: some Layout) -> ContainerLayout { TypedContainerLayout(layout) }
}

private final class TypedContainerLayout<L: Layout>: ContainerLayout {
  private let layout: L
  // Behind a pointer: making the type of an optional cache at run time costs more than a small
  // layout does.
  private let cache = UnsafeMutablePointer<L.Cache>.allocate(capacity: 1)
  private var hasCache = false

  init(_ layout: L) {
    self.layout = layout
    super.init(L.layoutProperties, layout.ignoredAxes)
  }

  deinit {
    forgetCache()
    cache.deallocate()
  }

  override func forgetCache() {
    if hasCache { cache.deinitialize(count: 1) }
    hasCache = false
  }

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

  override func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    withCache(subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  override func explicitAlignment(
    _ guide: Guide, _ bounds: Rect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> Double? {
    withCache(subviews) { cache in
      switch guide {
      case .horizontal(let guide):
        layout.explicitAlignment(
          of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      case .vertical(let guide):
        layout.explicitAlignment(
          of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
  }

  private func withCache<Result>(
    _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Result
  ) -> Result {
    if !hasCache {
      cache.initialize(to: layout.makeCache(subviews: subviews))
      hasCache = true
    }
    return body(&cache.pointee)
  }
}
