import SceneLayout
import SceneSource

enum ChildOutsideContainer: DiagnosticRule {
  static let rule = Rule(
    "child-outside-container",
    severity: .warning,
    summary: "A child reaches over the edge of its container.",
    explanation: """
      What stands outside its container is drawn over the container's neighbours, or beyond the \
      screen, and cannot be seen by whoever lays the container out. A layout that takes what it \
      is offered, as circle and honeycomb do, needs to be offered enough. Children on a ring \
      with 'encloses: ring' and children that an offset or a position moves are meant to stand \
      outside.
      """,
    bad: """
      - layout: vStack
        children:
          - layout: honeycomb
            frame: {width: 100, height: 100}
            count: 7
            template: {size: 60, shape: circle}
      """,
    good: """
      - layout: vStack
        children:
          - layout: honeycomb
            frame: {width: 188, height: 188}
            count: 7
            template: {size: 60, shape: circle}
      """)
}

extension ChildOutsideContainer: LintRule {
  static func check(_ run: LintRun, _ findings: inout FindingList) {
    for container in run.containers where !run.isExplained(container, .children) {
      if run.layout(container)?.letsChildrenOut ?? true { continue }
      guard let found = farthest(of: container, run) else { continue }
      findings.add(container, in: run) { finding in
        finding.first = run.reference(found.child)
        finding.amount = found.distance
        finding.count = found.count - 1
        finding.size = run.elements[found.child].frame.size
      }
    }
  }

  /// The child that reaches furthest outside, by how much, and how many do.
  private static func farthest(
    of container: Int, _ run: LintRun
  ) -> (child: Int, distance: Double, count: Int)? {
    let elements = run.elements
    let bounds = elements[container].frame
    var found: (child: Int, distance: Double, count: Int)?
    for child in run.placements.children(of: container) {
      let frame = elements[child].frame
      let distance = frame.distance(outside: bounds)
      guard distance > Outline.tolerance, frame.size.smallerSide > 0 else { continue }
      guard run.traits(child).isDisjoint(with: [.moved, .spacer]), !elements[child].isHidden,
        !run.isExplained(child, .overflow), roomIsOutside(child, bounds, run)
      else { continue }
      let count = (found?.count ?? 0) + 1
      if let known = found, distance <= known.distance + 1e-6 {
        found?.count = count
      } else {
        found = (child, distance, count)
      }
    }
    return found
  }

  /// What a modifier lets out of its room, as a negative padding does, is meant.
  private static func roomIsOutside(_ child: Int, _ bounds: Rect, _ run: LintRun) -> Bool {
    guard run.elements[child].isModified, let room = run.placements.outerFrame(of: child) else {
      return true
    }
    return room.distance(outside: bounds) > Outline.tolerance
  }

  static func diagnostic(_ finding: Finding, _ words: FindingWords) -> Diagnostic {
    .childOutside(
      words.name(finding.first), words.name(finding.subject), by: finding.amount,
      others: finding.count, at: words.map.place(ofValue: "layout", in: finding.subject.element),
      related: words.children(finding), words)
  }
}

extension Rect {
  /// How far the rectangle reaches over another's edges, on the side where it is furthest.
  func distance(outside bounds: Rect) -> Double {
    max(
      max(bounds.minX - minX, maxX - bounds.maxX), max(bounds.minY - minY, maxY - bounds.maxY))
  }
}

extension Diagnostic {
  fileprivate static func childOutside(
    _ child: String, _ container: String, by distance: Double, others: Int,
    at range: SourceRange, related: [RelatedPlace], _ words: FindingWords
  ) -> Diagnostic {
    let more = others == 0 ? "" : others == 1 ? "; so does 1 more" : "; so do \(others) more"
    return Diagnostic(
      ChildOutsideContainer.rule,
      "\(child) reaches \(points(distance)) points outside \(container)\(more)\(words.clause)",
      at: range, related: related)
  }
}
