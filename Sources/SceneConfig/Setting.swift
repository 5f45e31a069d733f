import SceneLayout
package import SceneSource

/// One line of what a configuration says, for `scenec config`.
package struct Setting: Sendable {
  /// The keys that lead to it: `limits.count`.
  package let name: String
  /// What applies.
  package let value: SettingValue
  /// Where that is said; nil: it is the default.
  package let place: SourceRange?
}

extension Configuration {
  /// What applies, in the order of the reference; of `rules` those whose level can be set.
  package func settings(_ rules: [Rule]) -> [Setting] {
    let levels = rules.filter { $0.severity == .warning }.map { rule in
      setting("rules." + rule.id, .word(self.rules.severity(of: rule)?.rawValue ?? "off"))
    }
    let counts = limits.counts
    let names = include.map { $0.patterns.map(\.text) } ?? ["*.scene.yaml", "*.scene.yml"]
    return levels + [
      setting("limits.count", .numbers([counts.lowerBound, counts.upperBound])),
      setting("include", .words(names)),
      setting("exclude", .words(exclude.patterns.map(\.text))),
      setting("gitignore", .bool(honoursGitignore)),
      setting("platform", platform.map { .word($0.rawValue) } ?? .none),
      setting("variants", .words(variants.map(\.name))),
      setting("baseline", baseline.map { .word($0) } ?? .none),
    ]
  }

  private func setting(_ name: String, _ value: SettingValue) -> Setting {
    Setting(name: name, value: value, place: places[name])
  }
}
