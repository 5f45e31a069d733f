import SceneLayout
import SceneSema
import SceneSource
import SceneSyntax

/// Decoding of a configuration, by the machinery that decodes scenes.
extension Lowering {
  private static let configurationKeys = ConfigurationKeys.all.map(\.name)

  mutating func readConfiguration(_ rules: [Rule], _ result: inout Configuration) {
    guard let root = walk.enter(0) else { return }
    defer { walk.leave(0) }
    guard tree[root].kind == .mapping else {
      walk.report(
        .wrongType("the configuration", found: found(root), "a mapping", at: tree.range(root)))
      return
    }
    let keys = readKeys(of: root, Self.configurationKeys)
    defer { keys.end(&walk) }
    for name in Self.configurationKeys {
      guard let place = keys.keyRange(named: name, self) else { continue }
      keys.withValue(named: name, &self) { lowering, value -> Void? in
        // A key whose entries are all commented out says nothing.
        guard !lowering.tree.isNull(value) else { return nil }
        if lowering.readSetting(name, value, rules, &result) { result.places[name] = place }
        return ()
      }
    }
  }

  /// Reads what a key says; answers whether that is something.
  private mutating func readSetting(
    _ name: String, _ value: SyntaxIndex, _ rules: [Rule], _ result: inout Configuration
  ) -> Bool {
    switch name {
    case "rules": readLevels(value, rules, &result)
    case "limits": readLimits(value, &result)
    case "variants": result.variants = projectVariants(value)
    case "include":
      result.include = patterns(value, name)
      return result.include != nil
    case "exclude":
      guard let patterns = patterns(value, name) else { return false }
      result.exclude = patterns
    case "gitignore":
      guard let flag = bool(value, name) else { return false }
      result.honoursGitignore = flag
    case "platform":
      result.platform = word(value, name, as: Platform.self)
      return result.platform != nil
    case "baseline":
      result.baseline = path(value, name)
      return result.baseline != nil
    default: break
    }
    return true
  }

  // MARK: Rules

  private mutating func readLevels(
    _ node: SyntaxIndex, _ rules: [Rule], _ result: inout Configuration
  ) {
    guard tree[node].kind == .mapping else {
      let expected = "a mapping of rules to off, warning or error"
      walk.report(.wrongType("rules", found: found(node), expected, at: tree.range(node)))
      return
    }
    let keys = readKeys(
      of: node, rules.map(\.id), kind: "rule", advice: "'scenec explain' lists all")
    defer { keys.end(&walk) }
    for rule in rules {
      guard let place = keys.keyRange(named: rule.id, self) else { continue }
      let level = keys.withValue(named: rule.id, &self) { $0.level($1, of: rule) }
      guard let level else { continue }
      result.rules[rule.id] = level
      result.places["rules." + rule.id] = place
    }
  }

  /// A level that the rule can have.
  private mutating func level(_ node: SyntaxIndex, of rule: Rule) -> RuleSettings.Level? {
    let level =
      isFalse(node)
      ? .off
      : keyword(node, rule.id, RuleSettings.Level.allCases.map(\.rawValue))
        .flatMap(RuleSettings.Level.init)
    guard let level, rule.severity == .error, level != .error else { return level }
    walk.report(.fixedSeverity(of: rule, level, at: tree.range(node)))
    return nil
  }

  /// Whether a node is what `off` was in YAML 1.1, as tools that still read it rewrite it.
  private func isFalse(_ node: SyntaxIndex) -> Bool {
    tree[node].kind == .scalar && !tree.isText(node) && tree.bool(node) == false
  }

  // MARK: Limits

  private mutating func readLimits(_ node: SyntaxIndex, _ result: inout Configuration) {
    guard tree[node].kind == .mapping else {
      walk.report(
        .wrongType(
          "limits", found: found(node), "a mapping such as {count: [1, 30]}",
          at: tree.range(node)))
      result.limits = .widest
      return
    }
    let keys = readKeys(of: node, ConfigurationKeys.limits.map(\.name))
    defer { keys.end(&walk) }
    guard let place = keys.keyRange(named: "count", self) else { return }
    result.limits = .widest
    keys.withValue(named: "count", &self) { lowering, value -> Void? in
      if lowering.tree.isNull(value) {
        result.limits = SceneLimits()
      } else if let counts = lowering.counts(value) {
        result.limits = SceneLimits(counts: counts)
        result.places["limits.count"] = place
      }
      return ()
    }
  }

  private mutating func counts(_ node: SyntaxIndex) -> ClosedRange<Int>? {
    let items = tree[node].kind == .sequence ? tree.children(of: node) : []
    guard items.count == 2 else {
      let size = tree[node].kind == .sequence ? " of \(items.count)" : ""
      walk.report(
        .wrongType("count", found: found(node) + size, "[low, high]", at: tree.range(node)))
      return nil
    }
    let low = item(items[0]) { $0.limit($1, "the lower end of count") }
    let high = item(items[1]) { $0.limit($1, "the upper end of count") }
    guard let low, let high else { return nil }
    guard low <= high else {
      walk.report(
        .valueOutOfRange(
          "count", "[\(low), \(high)]", expected: "the lower end first", at: tree.range(node)))
      return nil
    }
    return low...high
  }

  private mutating func limit(_ node: SyntaxIndex, _ name: String) -> Int? {
    let limits = 1...ConfigurationKeys.largestCount
    guard let number = integer(node, name, in: limits) else { return nil }
    if case .value(let value) = number, limits.contains(value) { return value }
    walk.report(
      .valueOutOfRange(
        name, written(node), expected: "\(limits.lowerBound)...\(limits.upperBound)",
        at: tree.range(node)))
    return nil
  }

  // MARK: Files

  private mutating func patterns(_ node: SyntaxIndex, _ name: String) -> PathPatterns? {
    guard let items = listItems(node, name, of: "patterns") else { return nil }
    let entry = "an entry of \(name)"
    let patterns = items.compactMap { node in
      item(node) { $0.pattern($1, entry) }
    }
    return PathPatterns(patterns)
  }

  private mutating func pattern(_ node: SyntaxIndex, _ name: String) -> PathPattern? {
    guard let text = text(node, name) else { return nil }
    let pattern = PathPattern(ofConfiguration: text)
    guard let problem = pattern.problem else { return pattern }
    walk.report(
      .valueOutOfRange(name, quoted(brief(node)), expected: problem, at: tree.range(node)))
    return nil
  }

  private mutating func path(_ node: SyntaxIndex, _ name: String) -> String? {
    guard let text = text(node, name) else { return nil }
    if !text.isEmpty, !text.utf8.contains(0) { return text }
    walk.report(
      .valueOutOfRange(name, quoted(brief(node)), expected: "a file's name", at: tree.range(node)))
    return nil
  }
}

extension Diagnostic {
  /// A rule without whose errors a scene would have no meaning.
  fileprivate static func fixedSeverity(
    of rule: Rule, _ level: RuleSettings.Level, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      UnknownValue.rule,
      "\(rule.id) is '\(level.rawValue)', expected 'error': without it a scene has no meaning",
      at: range)
  }
}
