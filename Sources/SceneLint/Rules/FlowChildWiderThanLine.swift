import SceneLayout
import SceneSource

enum FlowChildWiderThanLine: DiagnosticRule {
  static let rule = Rule(
    "flow-child-wider-than-line",
    severity: .warning,
    summary: "A child of a flow is longer than a line can be.",
    explanation: """
      A flow breaks a line before a child that does not fit; one that is longer than the whole \
      line is offered the line, and if it has a size of its own it stands alone and reaches over \
      the edge. Make it smaller, or the flow larger.
      """,
    bad: """
      - layout: flow
        frame: {width: 200}
        children:
          - {id: title, size: [240, 32]}
      """,
    good: """
      - layout: flow
        frame: {width: 240}
        children:
          - {id: title, size: [240, 32]}
      """)
}

extension FlowChildWiderThanLine: LintRule {
  static func check(_ run: LintRun, _ findings: inout FindingList) {
    guard run.facts.hasFlows else { return }
    for container in run.containers {
      guard let axis = run.layout(container)?.lineAxis,
        let line = run.elements[container].proposal[axis]
      else { continue }
      for child in run.placements.children(of: container) {
        let frame = run.elements[child].frame
        let room =
          run.elements[child].isModified ? run.placements.outerFrame(of: child) ?? frame : frame
        guard room.size[axis] > line + Outline.tolerance, !run.isExplained(child) else { continue }
        findings.add(child, in: run) { finding in
          finding.size = Size(width: room.size[axis], height: line)
          finding.count = axis == .horizontal ? 0 : 1
        }
        markOverflow(from: child, run)
      }
    }
  }

  /// Marks a child and what is around it, all of which may be too large for its sake.
  private static func markOverflow(from child: Int, _ run: LintRun) {
    var place: Int? = child
    while let index = place {
      run.mark(index, .overflow)
      place = run.elements[index].parent
    }
  }

  static func diagnostic(_ finding: Finding, _ words: FindingWords) -> Diagnostic {
    .flowChildWiderThanLine(
      words.name(finding.subject), finding,
      at: words.map.place(of: finding.subject.element), words)
  }
}

extension Diagnostic {
  fileprivate static func flowChildWiderThanLine(
    _ name: String, _ finding: Finding, at range: SourceRange, _ words: FindingWords
  ) -> Diagnostic {
    Diagnostic(
      FlowChildWiderThanLine.rule,
      "\(name) is \(points(finding.size.width)) points \(finding.count == 0 ? "wide" : "high"), "
        + "its line only \(points(finding.size.height))\(words.clause)",
      at: range)
  }
}
