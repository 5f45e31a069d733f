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
  static func check(_ placements: Placements, _ map: SourceMap) -> [Diagnostic] {
    var found: Set<ElementIndex> = []
    return placements.elements.compactMap { placed in
      guard !placed.isPlaced, !placed.isHidden, found.insert(placed.element).inserted else {
        return nil
      }
      let parent = placed.parent.map { placements.elements[$0].element }
      let layout = parent.flatMap { placements.scene.container($0)?.layoutName }
      return .unplacedChild(layout ?? "the layout", at: map[placed.element])
    }
  }
}

extension Diagnostic {
  fileprivate static func unplacedChild(_ layout: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      UnplacedChild.rule, "\(layout) gives this child no place; it stands at the centre",
      at: range)
  }
}
