import SceneLayout
import SceneSource

enum FlexibleChildAtIdeal: DiagnosticRule {
  static let rule = Rule(
    "flexible-child-at-ideal",
    severity: .warning,
    summary: "A shape without a size is offered none either, and shows at 10 points.",
    explanation: """
      A shape takes what it is offered. A layout that asks its children for their ideal size, as \
      flow, circle, radial and concentric do, offers nothing, and SwiftUI's ideal size of a \
      shape is 10 by 10 points. Give the shape a size or a frame.
      """,
    bad: """
      - layout: flow
        children:
          - {id: dot, shape: circle}
      """,
    good: """
      - layout: flow
        children:
          - {id: dot, shape: circle, size: 24}
      """)
}

extension FlexibleChildAtIdeal: LintRule {
  private static let idealLength = 10.0

  static func check(_ run: LintRun, _ findings: inout FindingList) {
    guard run.facts.hasFlexibleLeaves else { return }
    let elements = run.elements
    for index in elements.indices {
      let traits = run.traits(index)
      guard traits.contains(.flexible), !elements[index].isHidden else { continue }
      let axes = idealAxes(elements[index], isCircle: traits.contains(.circle))
      guard axes != [], !run.isExplained(index) else { continue }
      findings.add(index, in: run) { finding in
        finding.size = elements[index].frame.size
        finding.count = Int(axes.rawValue)
      }
    }
  }

  /// The axes along which a shape has its ideal length because nothing is offered.
  private static func idealAxes(_ placed: PlacedElement, isCircle: Bool) -> Axis.Set {
    var axes: Axis.Set = []
    if placed.proposal.width == nil, placed.frame.width == idealLength {
      axes.insert(.horizontal)
    }
    if placed.proposal.height == nil, placed.frame.height == idealLength {
      axes.insert(.vertical)
    }
    // A circle follows the one axis that is offered.
    return isCircle && axes != LayoutFacts.bothAxes ? [] : axes
  }

  static func diagnostic(_ finding: Finding, _ words: FindingWords) -> Diagnostic {
    .flexibleChildAtIdeal(
      words.name(finding.subject), finding, Axis.Set(rawValue: UInt8(finding.count)),
      at: words.map.place(of: finding.subject.element), words)
  }
}

extension Diagnostic {
  fileprivate static func flexibleChildAtIdeal(
    _ name: String, _ finding: Finding, _ axes: Axis.Set, at range: SourceRange,
    _ words: FindingWords
  ) -> Diagnostic {
    Diagnostic(
      FlexibleChildAtIdeal.rule,
      "\(name) has no size, is offered no \(offer(axes)) and shows at \(points(finding.size)) "
        + "points\(words.clause)", at: range)
  }
}
