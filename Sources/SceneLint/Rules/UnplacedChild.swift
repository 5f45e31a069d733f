import SceneLayout
import SceneSource

enum UnplacedChild: DiagnosticRule {
  static let rule = Rule(
    "unplaced-child",
    severity: .warning,
    summary: "A layout leaves a child without a place.",
    explanation: """
      SwiftUI shows a child that its layout never places at the centre of the container, and so \
      does scenec. The layouts of scenec place all their children; one of your own may forget \
      some, mostly beyond a number that it was made for.
      """,
    bad: "for subview in subviews.prefix(8) { subview.place(at: ...) }   // of nine",
    good: "for subview in subviews { subview.place(at: ...) }")
}

extension UnplacedChild: LintRule {
  /// One finding for each element, however many copies of it are left.
  static func check(_ run: LintRun, _ findings: inout FindingList) {
    guard run.placements.hasDefects else { return }
    for index in run.elements.indices {
      let placed = run.elements[index]
      guard !placed.isPlaced, !placed.isHidden, !run.isExplained(index) else { continue }
      findings.add(index, in: run)
    }
  }

  static func diagnostic(_ finding: Finding, _ words: FindingWords) -> Diagnostic {
    let layout = finding.subject.parent.flatMap { words.scene.container($0)?.layoutName }
    return .unplacedChild(
      layout ?? "the layout", at: words.map.place(of: finding.subject.element), words)
  }
}

extension Diagnostic {
  fileprivate static func unplacedChild(
    _ layout: String, at range: SourceRange, _ words: FindingWords
  ) -> Diagnostic {
    Diagnostic(
      UnplacedChild.rule,
      "\(layout) gives this child no place; it stands at the centre\(words.clause)", at: range)
  }
}
