import SceneLayout

/// The JSON Schema of scene files, made from the attribute tables of the layouts.
///
/// It is draft-07: what yaml-language-server and other editors support best.
struct SceneSchema {
  private let layouts: [any NamedLayout.Type]

  init(_ registry: LayoutRegistry) { layouts = registry.layouts }

  var document: JSONValue {
    .object(
      [
        ("$schema", "http://json-schema.org/draft-07/schema#"),
        ("title", "scenec scene, format 1"),
        ("description", "A scene of containers and children for scenec."),
      ] + members(of: object(sceneProperties, required: ["version", "containers"])) + [
        ("definitions", .object(definitions))
      ])
  }

  private var definitions: [(String, JSONValue)] {
    [
      ("element", element(leaf: "leaf", layoutPrefix: "layout-")),
      ("layer", element(leaf: "leafLayer", layoutPrefix: "layer-")),
      ("leaf", leaf(more: [])), ("leafLayer", leaf(more: topLevelProperties)),
    ] + layouts.map { ("layout-" + $0.name, container($0, more: [])) }
      + layouts.map { ("layer-" + $0.name, container($0, more: topLevelProperties)) }
  }

  // MARK: Objects

  private func members(of value: JSONValue) -> [(String, JSONValue)] {
    guard case .object(let members) = value else { return [] }
    return members
  }

  private func object(
    _ properties: [(String, JSONValue)], required: [String] = []
  ) -> JSONValue {
    .object(
      [("type", "object")]
        + (required.isEmpty ? [] : [("required", .array(required.map { .string($0) }))])
        + [
          ("properties", .object(properties)),
          ("patternProperties", ["^x-": [:]]),
          ("additionalProperties", false),
        ])
  }

  private func described(_ key: SceneKey, _ value: JSONValue) -> (String, JSONValue) {
    (key.name, .object([("description", .string(key.summary))] + members(of: value)))
  }

  private func properties(
    _ keys: [SceneKey], _ value: (String) -> JSONValue
  ) -> [(String, JSONValue)] {
    keys.map { described($0, value($0.name)) }
  }

  // MARK: The file

  private var sceneProperties: [(String, JSONValue)] {
    properties(SceneKeys.scene) { name in
      switch name {
      case "version": ["const": 1]
      case "name": ["type": "string"]
      case "canvas": ["oneOf": .array([size, pair(length)])]
      default:
        ["type": "array", "minItems": 1, "items": ["$ref": "#/definitions/layer"]]
      }
    }
  }

  private var topLevelProperties: [(String, JSONValue)] {
    properties(SceneKeys.topLevel) { _ in
      orNull(object([("x", number(.any)), ("y", number(.any))], required: ["x", "y"]))
    }
  }

  // MARK: Elements

  /// A container when it has a layout, else a leaf.
  private func element(leaf: String, layoutPrefix: String) -> JSONValue {
    let names = JSONValue.array(layouts.map { .string($0.name) })
    return [
      "type": "object",
      "if": ["required": ["layout"]],
      "then": [
        "properties": ["layout": ["enum": names]],
        "allOf": .array(
          layouts.map { layout in
            [
              "if": ["properties": ["layout": ["const": .string(layout.name)]]],
              "then": ["$ref": .string("#/definitions/\(layoutPrefix)\(layout.name)")],
            ]
          }),
      ],
      "else": ["$ref": .string("#/definitions/\(leaf)")],
    ]
  }

  private var elementProperties: [(String, JSONValue)] {
    properties(SceneKeys.element) { name in
      name == "id"
        ? orNull(["type": "string", "pattern": "^[A-Za-z_][A-Za-z0-9_.-]*$"]) : [:]
    }
  }

  private func leaf(more: [(String, JSONValue)]) -> JSONValue {
    let own = properties(SceneKeys.leaf) { name in
      name == "size"
        ? ["oneOf": .array([length, pair(length), size, ["type": "null"]])]
        : ["enum": .array(Shape.allCases.map { .string($0.rawValue) })]
    }
    var members = members(of: object(elementProperties + own + more))
    members.append(
      (
        "anyOf",
        [
          ["required": ["size"], "properties": ["size": ["not": ["type": "null"]]]],
          ["required": ["shape"]],
        ]
      ))
    return .object(members)
  }

  private func container(
    _ layout: any NamedLayout.Type, more: [(String, JSONValue)]
  ) -> JSONValue {
    let own = properties(SceneKeys.container) { containerProperty($0, layout) }
    let attributes = layout.attributes.map { ($0.name, attribute($0)) }
    var members = members(of: object(elementProperties + own + attributes + more))
    members.insert(("description", .string(layout.summary)), at: 0)
    members.append(("oneOf", content))
    if !layout.constraints.isEmpty {
      members.append(("allOf", .array(layout.constraints.map(constraint))))
    }
    return .object(members)
  }

  /// A list of children, or a template with its count; not both.
  private var content: JSONValue {
    [
      ["required": ["children"], "not": ["required": ["template"]]],
      [
        "required": ["template", "count"], "not": ["required": ["children"]],
        "properties": ["count": ["not": ["type": "null"]]],
      ],
    ]
  }

  private func containerProperty(
    _ name: String, _ layout: any NamedLayout.Type
  ) -> JSONValue {
    let limits = SceneKeys.countLimits
    let count: JSONValue = [
      "type": "integer", "minimum": .number(Double(limits.lowerBound)),
      "maximum": .number(Double(limits.upperBound)),
    ]
    switch name {
    case "layout": return ["const": .string(layout.name)]
    case "children":
      return .members([
        "type": "array", "minItems": 1,
        "maxItems": layout.maximumChildren.map { .number(Double($0)) },
        "items": ["$ref": "#/definitions/element"],
      ])
    case "template": return ["$ref": "#/definitions/element"]
    case "count": return orNull(count)
    case "countRange": return orNull(pair(count))
    default: return animation
    }
  }

  private var animation: JSONValue {
    let duration = number(NumberRange(minimum: 0, excludesMinimum: true))
    let bounce = number(NumberRange(minimum: -1, maximum: 1))
    return [
      "oneOf": .array([
        ["const": "none"], object([("duration", duration), ("bounce", bounce)]),
        ["type": "null"],
      ])
    ]
  }

  private func constraint(_ constraint: AttributeConstraint) -> JSONValue {
    switch constraint {
    case .requires(let name, let other):
      let others = JSONValue.array([.string(other)])
      return ["dependencies": .object([(name, others)])]
    case .excludes(let name, let other, let value):
      let both = JSONValue.array([.string(name), .string(other)])
      let word: JSONValue = ["const": .string(value)]
      return ["not": ["required": both, "properties": .object([(other, word)])]]
    }
  }

  // MARK: Values

  private var length: JSONValue { number(.length) }

  /// A number in a range; an end that is open is the greatest magnitude of a scene's numbers,
  /// which keeps out infinity.
  private func number(_ range: NumberRange) -> JSONValue {
    let low = JSONValue.number(range.minimum ?? -NumberRange.largestMagnitude)
    let high = JSONValue.number(range.maximum ?? NumberRange.largestMagnitude)
    return .object([
      ("type", "number"), (range.excludesMinimum ? "exclusiveMinimum" : "minimum", low),
      (range.excludesMaximum ? "exclusiveMaximum" : "maximum", high),
    ])
  }

  private var size: JSONValue {
    object([("width", length), ("height", length)], required: ["width", "height"])
  }

  private func pair(_ item: JSONValue) -> JSONValue {
    ["type": "array", "items": item, "minItems": 2, "maxItems": 2]
  }

  private func orNull(_ value: JSONValue) -> JSONValue {
    ["oneOf": .array([value, ["type": "null"]])]
  }

  private func attribute(_ spec: AttributeSpec) -> JSONValue {
    let value = type(spec.type)
    let isNullable = spec.defaultValue == nil && !spec.isRequired
    return .object(
      [("description", .string(spec.summary))]
        + (spec.defaultValue.map { [("default", json($0))] } ?? [])
        + members(of: isNullable ? orNull(value) : value))
  }

  private func type(_ type: AttributeType) -> JSONValue {
    switch type {
    case .number(let range): return number(range)
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
    case .records(let specs, _):
      // Draft-07 cannot say "required in all but the last"; the compiler checks it.
      let required = specs.filter(\.isRequired).map(\.name)
      let item = object(specs.map { ($0.name, attribute($0)) }, required: required)
      return ["type": "array", "minItems": 1, "items": item]
    }
  }

  private func json(_ value: AttributeValue) -> JSONValue {
    switch value {
    case .number(let number): .number(number)
    case .integer(let integer): .number(Double(integer))
    case .keyword(let word): .string(word)
    case .records(let records):
      .array(
        records.map { record in
          .object(record.present.map { ($0.name, json($0.value)) })
        })
    }
  }
}
