import SceneLayout
import SceneSource

enum CollapsedProposal: DiagnosticRule {
  static let rule = Rule(
    "collapsed-proposal",
    severity: .warning,
    summary: "A layout that is offered nothing shrinks to 10 points; its children need more.",
    explanation: """
      A layout that takes what it is offered has no size of its own. Where a parent asks for its \
      ideal size, as flow, circle and radial ask their children, or a stack in a scroll view, it \
      takes SwiftUI's default of 10 points, and the children stand over its edge and over one \
      another. Give it a frame.
      """,
    bad: """
      - layout: flow
        children:
          - {layout: honeycomb, count: 7, template: {size: 50, shape: circle}}
      """,
    good: """
      - layout: flow
        children:
          - layout: honeycomb
            frame: {width: 190, height: 190}
            count: 7
            template: {size: 50, shape: circle}
      """)
}

extension CollapsedProposal: LintRule {
  /// The length of what is offered nothing (SwiftUI's `replacingUnspecifiedDimensions`).
  private static let defaultLength = 10.0

  static func check(_ run: LintRun, _ findings: inout FindingList) {
    for container in run.containers {
      let placed = run.elements[container]
      let axes = collapsedAxes(placed)
      guard axes != [], !run.isExplained(container) else { continue }
      let need = need(of: container, run)
      let isShort =
        axes.contains(.horizontal) && need.width > placed.frame.width + Outline.tolerance
        || axes.contains(.vertical) && need.height > placed.frame.height + Outline.tolerance
      guard isShort else { continue }
      findings.add(container, in: run) { finding in
        finding.size = placed.frame.size
        finding.limit = need
        finding.count = Int(axes.rawValue)
      }
      run.mark(container, .children)
    }
  }

  private static func collapsedAxes(_ placed: PlacedElement) -> Axis.Set {
    var axes: Axis.Set = []
    if placed.frame.width == defaultLength, placed.proposal.width == nil {
      axes.insert(.horizontal)
    }
    if placed.frame.height == defaultLength, placed.proposal.height == nil {
      axes.insert(.vertical)
    }
    return axes
  }

  /// The size around the rooms of all children and the container's centre.
  private static func need(of container: Int, _ run: LintRun) -> Size {
    let center = run.elements[container].frame.center
    var reach = Size.zero
    for child in run.placements.children(of: container)
    where run.traits(child).isDisjoint(with: [.moved, .spacer]) {
      let room = run.placements.outerFrame(of: child) ?? run.elements[child].frame
      reach.width = max(reach.width, center.x - room.minX, room.maxX - center.x)
      reach.height = max(reach.height, center.y - room.minY, room.maxY - center.y)
    }
    return Size(width: 2 * reach.width, height: 2 * reach.height)
  }

  static func diagnostic(_ finding: Finding, _ words: FindingWords) -> Diagnostic {
    .collapsedProposal(
      words.name(finding.subject), finding, Axis.Set(rawValue: UInt8(finding.count)),
      at: words.map.place(ofValue: "layout", in: finding.subject.element), words)
  }
}

extension Diagnostic {
  fileprivate static func collapsedProposal(
    _ name: String, _ finding: Finding, _ axes: Axis.Set, at range: SourceRange,
    _ words: FindingWords
  ) -> Diagnostic {
    Diagnostic(
      CollapsedProposal.rule,
      "\(name) is offered no \(offer(axes)) and shrinks to \(points(finding.size)) points; its "
        + "children take \(points(finding.limit))\(words.clause)",
      at: range)
  }
}

/// What is not offered along some axes.
func offer(_ axes: Axis.Set) -> String {
  switch axes {
  case .horizontal: "width"
  case .vertical: "height"
  default: "size"
  }
}
