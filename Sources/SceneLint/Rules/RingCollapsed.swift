import SceneLayout
import SceneSource

enum RingCollapsed: DiagnosticRule {
  static let rule = Rule(
    "ring-collapsed",
    severity: .warning,
    summary: "A ring has no room for its children, so that all stand at its centre.",
    explanation: """
      A radial layout without a radius makes its ring as large as the offer allows: half the \
      smaller side less half the largest child. Where the largest child is larger than the \
      offer the radius would be negative; it is 0 then, and all children lie over one another. \
      Offer the container more, give it a radius, or make the children smaller.
      """,
    bad: """
      - layout: radial
        frame: {width: 60, height: 60}
        count: 5
        template: {size: 64}
      """,
    good: """
      - layout: radial
        frame: {width: 200, height: 200}
        count: 5
        template: {size: 64}
      """)
}

extension RingCollapsed: LintRule {
  static func check(_ run: LintRun, _ findings: inout FindingList) {
    guard run.facts.hasFillingRings else { return }
    for container in run.containers where run.elements[container].childCount > 1 {
      guard run.layout(container)?.fills ?? false,
        !run.isExplained(container, .children), isCollapsed(container, run)
      else { continue }
      findings.add(container, in: run) { finding in
        finding.amount = run.elements[container].frame.size.smallerSide
        for child in run.placements.children(of: container) {
          let side = run.elements[child].frame.size.largerSide
          guard side > finding.size.width else { continue }
          finding.size = Size(square: side)
          finding.first = run.reference(child)
        }
      }
      run.mark(container, .children)
    }
  }

  private static func isCollapsed(_ container: Int, _ run: LintRun) -> Bool {
    let children = run.placements.children(of: container)
    let center = run.elements[container].frame.center
    var count = 0
    for child in children where run.traits(child).isDisjoint(with: [.moved, .spacer]) {
      let place = run.elements[child].frame.center
      guard abs(place.x - center.x) < 1e-9, abs(place.y - center.y) < 1e-9 else { return false }
      count += 1
    }
    return count > 1
  }

  static func diagnostic(_ finding: Finding, _ words: FindingWords) -> Diagnostic {
    .ringCollapsed(
      words.name(finding.subject), words.name(finding.first), finding,
      at: words.map.place(ofValue: "layout", in: finding.subject.element),
      related: words.children(finding), words)
  }
}

extension Diagnostic {
  fileprivate static func ringCollapsed(
    _ container: String, _ child: String, _ finding: Finding, at range: SourceRange,
    related: [RelatedPlace], _ words: FindingWords
  ) -> Diagnostic {
    Diagnostic(
      RingCollapsed.rule,
      "the ring of \(container) has \(points(finding.amount)) points, too few for \(child) of "
        + "\(points(finding.size.width)): its children all stand at the centre\(words.clause)",
      at: range, related: related)
  }
}
