import SceneLayout

/// The values of keys and attributes.
extension SceneSchema {
  func words(_ words: [String]) -> JSONValue {
    ["enum": .array(words.map { .string($0) })]
  }

  /// A size that grows with the text.
  var scaledSize: JSONValue {
    object(
      [
        ("scaled", ["oneOf": .array([length, pair(length), size])]),
        ("relativeTo", words(TextStyle.allCases.map(\.rawValue))),
      ], required: ["scaled"])
  }

  var length: JSONValue { number(.length) }

  /// A number in a range; an end that is open is the greatest magnitude of a scene's numbers,
  /// which keeps out infinity, unless infinity is meant to be in.
  func number(_ range: NumberRange) -> JSONValue {
    let low = JSONValue.number(range.minimum ?? -NumberRange.largestMagnitude)
    var members: [(String, JSONValue)] = [
      ("type", "number"), (range.excludesMinimum ? "exclusiveMinimum" : "minimum", low),
    ]
    if !range.includesInfinity {
      let high = JSONValue.number(range.maximum ?? NumberRange.largestMagnitude)
      members.append((range.excludesMaximum ? "exclusiveMaximum" : "maximum", high))
    }
    return .object(members)
  }

  var size: JSONValue {
    object([("width", length), ("height", length)], required: ["width", "height"])
  }

  func pair(_ item: JSONValue) -> JSONValue {
    ["type": "array", "items": item, "minItems": 2, "maxItems": 2]
  }

  func orNull(_ value: JSONValue) -> JSONValue {
    ["oneOf": .array([value, ["type": "null"]])]
  }

  func attribute(_ spec: AttributeSpec) -> JSONValue {
    let value = type(spec.type)
    let isNullable = spec.defaultValue == nil && !spec.isRequired
    return .object(
      [("description", .string(spec.summary))]
        + (spec.defaultValue.map { [("default", json($0))] } ?? [])
        + members(of: isNullable ? orNull(value) : value))
  }

  func type(_ type: AttributeType) -> JSONValue {
    switch type {
    case .number(let range): return number(range)
    case .bool: return ["type": "boolean"]
    case .integer(let minimum):
      return ["type": "integer", "minimum": .number(Double(minimum))]
    case .angle:
      return [
        "oneOf": .array([
          ["type": "number"],
          [
            "type": "string",
            "pattern": #"^[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?(deg|rad|turn)$"#,
          ],
        ])
      ]
    case .keyword(let words): return ["enum": .array(words.map { .string($0.name) })]
    case .record(let specs, let shorthand):
      let required = specs.filter(\.isRequired).map(\.name)
      let mapping = object(specs.map { ($0.name, attribute($0)) }, required: required)
      let short = specs.filter { $0.name == shorthand }.map { self.type($0.type) }
      return short.isEmpty ? mapping : ["oneOf": .array([mapping] + short)]
    case .choices(let specs, let names):
      let one = names.map { name -> JSONValue in ["required": .array([.string(name)])] }
      let item = members(of: object(specs.map { ($0.name, attribute($0)) }))
      return [
        "type": "array", "minItems": 1, "items": .object(item + [("oneOf", .array(one))]),
      ]
    case .records(let specs, _):
      // Draft-07 cannot say "required in all but the last"; the compiler checks it.
      let required = specs.filter(\.isRequired).map(\.name)
      let item = object(specs.map { ($0.name, attribute($0)) }, required: required)
      return ["type": "array", "minItems": 1, "items": item]
    }
  }

  func json(_ value: AttributeValue) -> JSONValue {
    switch value {
    case .number(let number): .number(number)
    case .integer(let integer): .number(Double(integer))
    case .bool(let value): .bool(value)
    case .keyword(let word): .string(word)
    case .record(let record): .object(record.present.map { ($0.name, json($0.value)) })
    case .records(let records):
      .array(
        records.map { record in
          .object(record.present.map { ($0.name, json($0.value)) })
        })
    }
  }
}
