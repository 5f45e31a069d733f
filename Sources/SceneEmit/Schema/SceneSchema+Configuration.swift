import SceneLayout
import SceneSource

/// The JSON Schema of `.scenec.yaml`, draft-07.
extension SceneSchema {
  func configuration(_ rules: [Rule]) -> JSONValue {
    let keys = properties(ConfigurationKeys.all) { configurationProperty($0, rules) }
    let file = orNothing(object(keys))
    return .object(
      [
        ("$schema", "http://json-schema.org/draft-07/schema#"),
        ("title", "scenec configuration"),
        ("description", "What a project says of its scenes, in a file named .scenec.yaml."),
      ] + members(of: file) + [("definitions", ["canvas": canvas])])
  }

  /// An object, or a key whose entries are all commented out.
  private func orNothing(_ object: JSONValue) -> JSONValue {
    .object(
      members(of: object).map { $0.0 == "type" ? ("type", ["object", "null"]) : $0 })
  }

  private func configurationProperty(_ name: String, _ rules: [Rule]) -> JSONValue {
    switch name {
    case "rules": orNothing(object(rules.map { ($0.id, level(of: $0)) }))
    case "limits":
      orNothing(object(properties(ConfigurationKeys.limits) { _ in orNull(pair(largeCount)) }))
    case "gitignore": ["type": ["boolean", "null"]]
    case "platform": orNull(words(Platform.allCases.map(\.rawValue)))
    case "variants": orNull(projectVariants)
    case "baseline": ["type": ["string", "null"], "minLength": 1]
    default:
      ["type": ["array", "null"], "items": ["type": "string", "minLength": 1]]
    }
  }

  private var largeCount: JSONValue {
    [
      "type": "integer", "minimum": 1,
      "maximum": .number(Double(ConfigurationKeys.largestCount)),
    ]
  }

  /// What may be said of a rule; `off` is false for readers of YAML 1.1.
  private func level(of rule: Rule) -> JSONValue {
    let standard = rule.isOnByDefault ? rule.severity.rawValue : RuleSettings.Level.off.rawValue
    let words = RuleSettings.Level.allCases.map { JSONValue.string($0.rawValue) } + [.bool(false)]
    return [
      "description": .string(rule.summary), "default": .string(standard),
      "enum": rule.severity == .error ? ["error"] : .array(words),
    ]
  }
}
