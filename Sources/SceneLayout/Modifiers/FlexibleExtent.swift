/// The bounds of a flexible frame along one axis, made to agree: ideal >= min, max >= ideal.
struct FlexibleExtent: Sendable, Hashable {
  let minimum: Double?
  let ideal: Double?
  let maximum: Double?

  init(minimum: Double?, ideal: Double?, maximum: Double?) {
    let minimum = minimum.map { max(0, $0) }
    let ideal = ideal.map { max($0, minimum ?? 0) }
    self.minimum = minimum
    self.ideal = ideal
    self.maximum = maximum.map { max($0, ideal ?? minimum ?? 0) }
  }

  /// Whether nothing is bounded.
  var isFree: Bool { minimum == nil && ideal == nil && maximum == nil }

  private func clamped(_ length: Double) -> Double {
    max(minimum ?? -.infinity, min(length, maximum ?? .infinity))
  }

  /// What the content is offered: the offer or the ideal, within the bounds; nil stays nil.
  func contentOffer(_ offer: Double?) -> Double? { (offer ?? ideal).map(clamped) }

  /// The rules of the flexible frame in their order; the first that applies wins.
  func length(_ offer: Double?, content: () -> Double) -> Double {
    if let offer, minimum != nil, maximum != nil { return clamped(offer) }
    if offer == nil, let ideal { return ideal }
    switch (minimum, maximum) {
    case (_?, _?), (nil, nil): return clamped(content())
    case (let minimum?, nil):
      return max(min(contentOffer(offer) ?? .infinity, content()), minimum)
    case (nil, let maximum?):
      return min(max(contentOffer(offer) ?? -.infinity, content()), maximum)
    }
  }

  /// What the content is offered in a frame of a length: the length, but nothing where nothing
  /// was offered and the frame's length is its content's choice.
  func placedOffer(_ offer: Double?, length: Double) -> Double? {
    let isBetween = (minimum ?? -.infinity) < length && length < (maximum ?? .infinity)
    return offer == nil && ideal == nil && isBetween ? nil : length
  }
}
