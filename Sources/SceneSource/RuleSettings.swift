/// Which rules look for anything, and how much their findings matter.
public struct RuleSettings: Sendable {
  /// What a project may say of a rule.
  public enum Level: String, Sendable, CaseIterable {
    /// The rule finds nothing.
    case off
    /// Its findings are warnings.
    case warning
    /// Its findings are errors.
    case error
  }

  private var levels: [String: Level] = [:]

  /// Every rule as its descriptor says.
  public init() {}

  /// What is said of a rule, by its id; nil: what its descriptor says.
  public subscript(id: String) -> Level? {
    get { levels[id] }
    set { levels[id] = newValue }
  }

  /// How much a finding of a rule matters; nil: the rule is off.
  public func severity(of rule: Rule) -> Severity? {
    switch levels[rule.id] {
    case .off?: nil
    case .warning?: .warning
    case .error?: .error
    case nil: rule.isOnByDefault ? rule.severity : nil
    }
  }
}

extension RuleSettings {
  /// The findings of the rules that are on, with the severities that are set.
  ///
  /// What is an error by its rule stays one: without it the scene would have no meaning.
  public func applied(to diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard !levels.isEmpty || diagnostics.contains(where: { !$0.rule.isOnByDefault }) else {
      return diagnostics
    }
    return diagnostics.compactMap { diagnostic in
      guard diagnostic.rule.severity == .warning else { return diagnostic }
      guard let severity = severity(of: diagnostic.rule) else { return nil }
      var result = diagnostic
      result.severity = severity
      return result
    }
  }
}
