import SceneLayout
package import SceneSource

/// A rule over a scene that is laid out.
///
/// A rule looks at each of the many runs of a scene and notes numbers; only what is reported
/// in the end is put into words.
protocol LintRule: DiagnosticRule {
  /// Notes what is wrong in one run; the cost is linear in the run, or nearly so.
  static func check(_ run: LintRun, _ findings: inout FindingList)

  /// Puts a finding into words.
  static func diagnostic(_ finding: Finding, _ words: FindingWords) -> Diagnostic
}

/// The rules of this stage, in the order of the reference.
///
/// One by one: converting the array as a whole looks each conformance up while scenec starts.
package let lintRules: [any DiagnosticRule.Type] = checkedRules.map { $0 }

/// The rules in the order in which they look: one may explain what a later one would find,
/// which is not reported then.
let checkedRules: [any LintRule.Type] = [
  InfiniteSize.self,
  UnplacedChild.self,
  CollapsedProposal.self,
  RingCollapsed.self,
  FlexibleChildAtIdeal.self,
  FlowChildWiderThanLine.self,
  ZeroSize.self,
  SiblingOverlap.self,
  ChildOutsideContainer.self,
  ContainerOutsideCanvas.self,
  TouchTarget.self,
]
