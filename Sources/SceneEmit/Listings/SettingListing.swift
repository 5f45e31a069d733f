public import SceneSource

/// A setting of a configuration as a listing shows it.
public struct ListedSetting: Sendable {
  /// The keys that lead to it: `limits.count`.
  public let name: String
  /// What applies.
  public let value: SettingValue
  /// The file and the line that say so; nil: it is the default.
  public let origin: (file: String, line: Int)?

  /// Makes an entry.
  public init(name: String, value: SettingValue, origin: (file: String, line: Int)?) {
    self.name = name
    self.value = value
    self.origin = origin
  }
}

/// Settings as JSON: `{"version": 1, "settings": [{"name", "value", "file", "line"}]}`, with a
/// line break at its end.
///
/// `file` and `line` are null for a default.
public func settingsJSON(_ settings: [ListedSetting]) -> String {
  listing(
    "settings",
    settings.map { setting in
      [
        "name": .string(setting.name), "value": json(setting.value),
        "file": setting.origin.map { .string($0.file) } ?? .null,
        "line": setting.origin.map { .number(Double($0.line)) } ?? .null,
      ]
    })
}

private func json(_ value: SettingValue) -> JSONValue {
  switch value {
  case .none: .null
  case .word(let word): .string(word)
  case .bool(let flag): .bool(flag)
  case .numbers(let numbers): .array(numbers.map { .number(Double($0)) })
  case .words(let words): .array(words.map { .string($0) })
  }
}
