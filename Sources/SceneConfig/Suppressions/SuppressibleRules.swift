package import SceneSource

/// The rules that a suppression may name.
///
/// Searched from the front: most files ask for few of them or none, and a table would be made for
/// each run of the command.
package struct SuppressibleRules: Sendable {
  private let early: [Rule]
  private let others: [Rule]

  /// Takes the rules of the stages before lint, whose errors leave no scene, and all others.
  package init(ofStagesBeforeLint early: [Rule], others: [Rule]) {
    self.early = early
    self.others = others
  }

  /// All ids, in the order of the reference.
  var ids: [String] { (early + others).map(\.id) }

  /// The rule of an id; nil when there is none.
  subscript(id: String) -> Rule? {
    early.first { $0.id == id } ?? others.first { $0.id == id }
  }

  /// Whether a scene has no meaning with a finding of the rule.
  package func isNecessary(_ id: String) -> Bool {
    early.contains { $0.id == id && $0.severity == .error }
  }
}
