import SceneSource

enum NotFinite: DiagnosticRule {
  static let rule = Rule(
    "not-finite",
    summary: "A number that is infinite or no number.",
    explanation: """
      Lengths, positions and angles are finite. A number beyond 1.8e308 counts as infinite.
      """,
    bad: "radius: .inf",
    good: "radius: 120")
}

extension Diagnostic {
  static func notFinite(_ name: String, found: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      NotFinite.rule, "\(name) is \(quoted(found)), expected a finite number", at: range)
  }
}
