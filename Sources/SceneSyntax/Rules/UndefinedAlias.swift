package import SceneSource

package enum UndefinedAlias: DiagnosticRule {
  package static let rule = Rule(
    "undefined-alias", fix: .safe,
    summary: "An alias names an anchor that is not defined before it.",
    explanation: """
      *name stands for the node that carries &name. The anchor must come earlier in the same \
      file.
      """,
    bad: "size: *big",
    good: "x-big: &big 64\nsize: *big")
}

extension Diagnostic {
  static func undefinedAlias(
    _ name: String, at range: SourceRange, known: [String]
  ) -> Diagnostic {
    let nearest = NearestName.of(name, among: known)
    let suggestion = nearest.map { "; did you mean '*\($0)'?" } ?? ""
    return Diagnostic(
      UndefinedAlias.rule, "no anchor \(quoted(name)) is defined before this alias\(suggestion)",
      at: range, fixIts: nearest.map { [.suggest("*\($0)", for: range)] } ?? [])
  }
}
