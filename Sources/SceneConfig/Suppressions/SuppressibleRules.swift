package import SceneSource

/// The rules that a suppression may name.
package struct SuppressibleRules: Sendable {
  /// All ids, in the order of the reference.
  let ids: [String]
  private let rules: [String: Rule]
  private let necessary: Set<String>

  /// Takes the rules of the stages before lint, whose errors leave no scene, and all others.
  package init(ofStagesBeforeLint early: [Rule], others: [Rule]) {
    let all = early + others
    ids = all.map(\.id)
    rules = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    necessary = Set(early.filter { $0.severity == .error }.map(\.id))
  }

  /// The rule of an id; nil when there is none.
  subscript(id: String) -> Rule? { rules[id] }

  /// Whether a scene has no meaning with a finding of the rule.
  package func isNecessary(_ id: String) -> Bool { necessary.contains(id) }
}
