import SceneLayout
import SceneSource

enum SiblingOverlap: DiagnosticRule {
  static let rule = Rule(
    "sibling-overlap",
    severity: .warning,
    summary: "Two children of a container lie over one another.",
    explanation: """
      Two circles overlap when their centres are nearer than the sum of their radii, all other \
      shapes when their frames do, by more than 0.01 points. The message says how many children \
      would fit, and how large the layout's own distance would have to be. Layers, overlays, \
      backgrounds and the children of a zStack are meant to overlap, as are neighbours with a \
      negative spacing and children that an offset, a position or a negative padding moves.
      """,
    bad: """
      - layout: radial
        radius: 60
        count: 12
        template: {size: 44, shape: circle}
      """,
    good: """
      - layout: radial
        radius: 86
        count: 12
        template: {size: 44, shape: circle}
      """)
}

extension SiblingOverlap: LintRule {
  static func check(_ run: LintRun, _ findings: inout FindingList) {
    var room: [Outline] = []
    for container in run.containers where !run.isExplained(container, .children) {
      let isBrief =
        !(run.layout(container)?.spreads ?? false) && findings.contains(container, in: run)
      let overlaps = SiblingOverlaps(of: container, in: run, isBrief: isBrief, room: &room)
      guard let worst = overlaps.worst else { continue }
      let spread = run.facts.spread(of: run.elements[container].element)
      let advice =
        spread.map { leastValue($0, overlaps.scale, container, run) } ?? .infinity
      findings.add(container, in: run) { finding in
        finding.first = run.reference(worst.first)
        finding.second = run.reference(worst.second)
        finding.amount = worst.depth
        finding.size = run.elements[worst.first].frame.size
        finding.limit = run.elements[worst.second].frame.size
        finding.attribute = spread?.attribute
        finding.advice = advice
      } again: { finding in
        // What would do must do at each count.
        if finding.attribute == spread?.attribute { finding.advice = max(finding.advice, advice) }
      }
    }
  }

  /// The value of the attribute that spreads the children with which none would overlap,
  /// rounded up to a tenth; infinite when there is none.
  private static func leastValue(
    _ spread: LayoutSpread, _ scale: Double, _ container: Int, _ run: LintRun
  ) -> Double {
    let distance = spread.value.map { $0 + spread.base } ?? run.ringRadius(of: container)
    let value = distance * scale - spread.base
    return value < 1e9 ? (value * 10 - 1e-6).rounded(.up) / 10 : .infinity
  }

  static func diagnostic(_ finding: Finding, _ words: FindingWords) -> Diagnostic {
    let subject = finding.subject.element
    let fits = words.largestCount(finding) { run, container in
      SiblingOverlaps(of: container, in: run, isBrief: true).worst == nil
    }
    return .siblingOverlap(
      words.name(finding.first), words.name(finding.second), by: finding.amount, fits: fits,
      advice: finding.attribute.flatMap { finding.advice.isFinite ? ($0, finding.advice) : nil },
      at: words.map.place(ofValue: finding.attribute ?? "layout", "layout", in: subject),
      related: words.children(finding), words)
  }
}

extension LintRun {
  /// The distance of a ring's children from its centre: that of the farthest.
  func ringRadius(of container: Int) -> Double {
    let center = elements[container].frame.center
    var largest = 0.0
    for child in placements.children(of: container) where !traits(child).contains(.moved) {
      let place = elements[child].frame.center
      let (dx, dy) = (place.x - center.x, place.y - center.y)
      largest = max(largest, (dx * dx + dy * dy).squareRoot())
    }
    return largest
  }
}

extension Diagnostic {
  fileprivate static func siblingOverlap(
    _ first: String, _ second: String, by depth: Double, fits: Int?,
    advice: (attribute: String, value: Double)?, at range: SourceRange, related: [RelatedPlace],
    _ words: FindingWords
  ) -> Diagnostic {
    var ways: [String] = []
    if let fits { ways.append(fits == 1 ? "1 child would fit" : "\(fits) children would fit") }
    if let advice {
      ways.append("a \(advice.attribute) of \(points(advice.value)) would do")
    }
    let advice = ways.isEmpty ? "" : "; " + ways.joined(separator: ", ")
    return Diagnostic(
      SiblingOverlap.rule,
      "\(first) and \(second) overlap by \(points(depth)) points\(advice)\(words.clause)",
      at: range, related: related)
  }
}
