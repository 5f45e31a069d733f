public import SceneSource

/// Rules as JSON for tools, by id: `{"version": 1, "rules": [{"id", "severity", "default",
/// "fix", "summary", "explanation", "bad", "good"}]}`.
///
/// `default` says whether the rule is on without a configuration; `fix` is `safe`, `unsafe` or
/// null. Keys may be added, none is removed or changes its meaning under one version.
public func rulesJSON(_ rules: [Rule]) -> String {
  listing(
    "rules",
    rules.sorted { $0.id < $1.id }.map { rule in
      [
        "id": .string(rule.id),
        "severity": .string(rule.severity.rawValue),
        "default": .bool(rule.isOnByDefault),
        "fix": rule.fix.map { .string($0.rawValue) } ?? .null,
        "summary": .string(rule.summary),
        "explanation": .string(rule.explanation),
        "bad": .string(rule.badExample),
        "good": .string(rule.goodExample),
      ]
    })
}

/// A list under its name, with the version of the form.
func listing(_ name: String, _ items: [JSONValue]) -> String {
  var output = OutputBuffer()
  output.write(pretty: .object([("version", 1), (name, .array(items))]))
  output.write("\n")
  return String(decoding: output.bytes, as: UTF8.self)
}
