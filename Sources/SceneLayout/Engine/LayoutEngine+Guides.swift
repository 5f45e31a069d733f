/// A guide of a node for a proposal.
struct GuideQuestion: Hashable {
  let guide: Guide
  let node: Int
  let proposal: ProposedViewSize
}

/// Where a container would place its children.
final class PlacementTrial {
  let first: Int
  var places: [(origin: Point, proposal: ProposedViewSize)?]

  init(first: Int, count: Int) {
    self.first = first
    places = Array(repeating: nil, count: count)
  }
}

/// Alignment guides that something sets.
extension LayoutEngine {
  private func hasGuides(_ node: Int) -> Bool {
    node < 0
      ? modifiers[~node].traits.contains(.guides) : nodes[node].traits.contains(.guides)
  }

  /// The distance of a guide from a node's leading or top edge; nil when nothing sets it.
  func explicitGuide(_ guide: Guide, of node: Int, _ proposal: ProposedViewSize) -> Double? {
    guard hasGuides(node) else { return nil }
    let question = GuideQuestion(guide: guide, node: node, proposal: proposal)
    if let known = run.pointee.knownGuides[question] { return known }
    let found =
      node < 0 ? guideOfModified(guide, ~node, proposal) : guideOfContainer(guide, node, proposal)
    let value = found.flatMap { $0.isFinite ? $0 : nil }
    run.pointee.knownGuides[question] = .some(value)
    return value
  }

  private func guideOfModified(
    _ guide: Guide, _ modifier: Int, _ proposal: ProposedViewSize
  ) -> Double? {
    let rules = scene.modifiers[Int(modifiers[modifier].source)].modifier
    if let own = rules.guides[guide.name] { return own }
    let inner = Int(modifiers[modifier].inner)
    let size = measureModified(modifier, proposal, isExact: false)
    let offer = placedProposal(modifier, proposal, size)
    guard let own = explicitGuide(guide, of: inner, offer) else { return nil }
    if rules is OffsetModifier { return own }
    let origin = contentOrigin(modifier, in: size, measure(inner, offer), offer)
    return own + origin[guide.axis]
  }

  private func guideOfContainer(
    _ guide: Guide, _ node: Int, _ proposal: ProposedViewSize
  ) -> Double? {
    let bounds = Rect(origin: Point(x: 0, y: 0), size: measure(node, proposal))
    let outerTrial = run.pointee.trial
    let own = PlacementTrial(first: Int(nodes[node].first), count: Int(nodes[node].count))
    run.pointee.trial = own
    arrange(node, in: bounds, proposal)
    defer { run.pointee.trial = outerTrial }
    guard nodes[node].kind == .custom else {
      return mergedGuide(guide, first: own.first, count: own.places.count)
    }
    let layout = layouts[Int(states[Int(nodes[node].state)].layout)]
    return layout.explicitAlignment(guide, bounds, proposal, subviews(of: node))
  }

  /// Notes where a child would stand.
  func note(_ child: Int, _ origin: Point, _ proposal: ProposedViewSize) {
    guard let trial = run.pointee.trial, trial.places.indices.contains(child - trial.first) else {
      return
    }
    trial.places[child - trial.first] = (origin, proposal)
  }

  /// The mean of what the children set a guide to, each at its place: SwiftUI's merging.
  func mergedGuide(_ guide: Guide, first: Int, count: Int) -> Double? {
    guard let trial = run.pointee.trial, trial.first == first else { return nil }
    let places = trial.places
    var (sum, number) = (0.0, 0.0)
    for (index, place) in places.enumerated() {
      guard let place else { continue }
      let child = Int(nodes[first + index].outer)
      guard let own = explicitGuide(guide, of: child, place.proposal) else { continue }
      sum += own + place.origin[guide.axis]
      number += 1
    }
    return number > 0 ? sum / number : nil
  }
}
