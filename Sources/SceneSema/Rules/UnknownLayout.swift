import SceneSource

enum UnknownLayout: DiagnosticRule {
  static let rule = Rule(
    "unknown-layout", fix: .safe,
    summary: "A layout that scenec does not know.",
    explanation: """
      The nearest known layout is suggested; `scenec explain` lists them all. Names are case- \
      sensitive.
      """,
    bad: "layout: Radial",
    good: "layout: radial")
}

extension Diagnostic {
  static func unknownLayout(
    _ name: String, _ layouts: [String], at range: SourceRange
  ) -> Diagnostic {
    let nearest = NearestName.of(name, among: layouts)
    let help = nearest.map { "did you mean '\($0)'?" } ?? "expected " + oneOf(layouts)
    return Diagnostic(
      UnknownLayout.rule, "unknown layout \(quoted(name)); \(help)", at: range,
      fixIts: nearest.map { [.suggest($0, for: range)] } ?? [])
  }
}
