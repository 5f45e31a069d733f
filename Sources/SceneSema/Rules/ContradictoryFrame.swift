import SceneSource

enum ContradictoryFrame: DiagnosticRule {
  static let rule = Rule(
    "contradictory-frame", severity: .warning, fix: .unsafe,
    summary: "Bounds of a frame that cannot hold together.",
    explanation: """
      A frame's least length must not be above its ideal one, and that not above its greatest. \
      As SwiftUI, which logs 'Contradictory frame constraints specified', scenec raises the \
      later one to the earlier one and goes on.
      """,
    bad: "frame: {minWidth: 200, maxWidth: 100}",
    good: "frame: {minWidth: 100, maxWidth: 200}")
}

extension Diagnostic {
  static func contradictoryFrame(
    _ name: String, _ value: Double, below lower: String, _ bound: Double,
    at range: SourceRange, other: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      ContradictoryFrame.rule,
      "\(name) is \(short(value)), expected \(lower) (\(short(bound))) or more", at: range,
      related: other.map { [RelatedPlace("'\(lower)' is here", at: $0)] } ?? [])
  }

  private static func short(_ value: Double) -> String {
    value == value.rounded() && value.magnitude < 1e15 ? "\(Int(value))" : "\(value)"
  }
}
