import SceneLayout
import SceneSource

enum TouchTarget: DiagnosticRule {
  static let rule = Rule(
    "touch-target",
    severity: .warning,
    isOnByDefault: false,
    summary: "A leaf is smaller than what a finger, or an eye, can hit.",
    explanation: """
      Apple's Human Interface Guidelines ask for 44 by 44 points for what is touched, and for 60 \
      by 60 on visionOS, where eyes do the pointing. The rule is off unless the configuration \
      turns it on, since it cannot know which elements are buttons; 'platform: visionOS' makes \
      it ask for 60.
      """,
    bad: "- {layout: hStack, children: [{id: close, size: 24, shape: circle}]}",
    good: "- {layout: hStack, children: [{id: close, size: 44, shape: circle}]}")
}

extension TouchTarget: LintRule {
  static func check(_ run: LintRun, _ findings: inout FindingList) {
    let side = run.platform == .visionOS ? 60.0 : 44.0
    let elements = run.elements
    for index in elements.indices {
      let size = elements[index].frame.size
      guard size.smallerSide < side - Outline.tolerance, size.smallerSide > 0,
        run.traits(index).contains(.leaf), !elements[index].isHidden, !run.isExplained(index)
      else { continue }
      findings.add(index, in: run) { finding in
        finding.size = size
        finding.amount = side
      }
    }
  }

  static func diagnostic(_ finding: Finding, _ words: FindingWords) -> Diagnostic {
    .touchTarget(
      words.name(finding.subject), finding.size, side: finding.amount,
      at: words.map.place(ofValue: "size", in: finding.subject.element), words)
  }
}

extension Diagnostic {
  fileprivate static func touchTarget(
    _ name: String, _ size: Size, side: Double, at range: SourceRange, _ words: FindingWords
  ) -> Diagnostic {
    Diagnostic(
      TouchTarget.rule,
      "\(name) is \(points(size)) points, a target needs \(points(side)) x \(points(side))"
        + words.clause,
      at: range)
  }
}
