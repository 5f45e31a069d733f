import SceneLayout

/// A layout that does what a test says.
struct FreeLayout: NamedLayout {
  static let name = "free"
  static let summary = "Whatever a test says."
  static let attributes: [AttributeSpec] = []

  typealias Measuring = @Sendable (ProposedViewSize, LayoutSubviews) -> Size
  typealias Placing = @Sendable (Rect, ProposedViewSize, LayoutSubviews) -> Void

  private var measure: Measuring = { proposal, _ in proposal.replacingUnspecifiedDimensions() }
  private var place: Placing = { _, _, _ in }

  init(_ attributes: AttributeValues) {}

  /// Takes the offer and places nothing, unless told otherwise.
  init(measure: Measuring? = nil, place: Placing? = nil) {
    if let measure { self.measure = measure }
    if let place { self.place = place }
  }

  /// Places its only child with a proposal, its top left corner at a point.
  init(offering proposal: ProposedViewSize, at corner: Point = Point(x: 0, y: 0)) {
    self.init { _, _, subviews in subviews[0].place(at: corner, proposal: proposal) }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> Size {
    measure(proposal, subviews)
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    place(bounds, proposal, subviews)
  }
}

extension FreeLayout {
  /// Only a placing closure, as a trailing one.
  init(place: @escaping Placing) { self.init(measure: nil, place: place) }
}

/// What layouts note during one run, which is on one thread.
final class Notes<Value>: @unchecked Sendable {
  private(set) var values: [Value] = []

  func add(_ value: Value) { values.append(value) }
}

/// A layout that notes each call, with a cache that counts the calls it has seen.
struct CachingLayout: NamedLayout {
  static let name = "caching"
  static let summary = "Counts its calls."
  static let attributes: [AttributeSpec] = []

  let notes: Notes<String>

  init(_ attributes: AttributeValues) { notes = Notes() }

  init(_ notes: Notes<String>) { self.notes = notes }

  func makeCache(subviews: Subviews) -> Int {
    notes.add("make \(subviews.count)")
    return 0
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> Size {
    cache += 1
    notes.add("measure \(cache)")
    return Size(square: 20)
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
  ) {
    cache += 1
    notes.add("place \(cache)")
  }
}
