import SceneLayout

/// The JSON Schema of scene files, made from the attribute tables of the layouts.
///
/// It is draft-07: what yaml-language-server and other editors support best.
struct SceneSchema {
  private let layouts: [any NamedLayout.Type]
  private let limits: SceneLimits
  private let modifiers = ModifierRegistry.standard.modifiers

  init(_ registry: LayoutRegistry, _ limits: SceneLimits) {
    layouts = registry.layouts
    self.limits = limits
  }

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
    [("canvas", canvas), ("element", element), ("leaf", leaf), ("spacer", spacer)]
      + layouts.map { ("layout-" + $0.name, container($0)) }
      + modifiers.map { ("modifier-" + $0.name, modifier($0)) }
      + [("modifiers", modifierList)]
  }

  // MARK: Objects

  func members(of value: JSONValue) -> [(String, JSONValue)] {
    guard case .object(let members) = value else { return [] }
    return members
  }

  func object(
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

  func described(_ key: SceneKey, _ value: JSONValue) -> (String, JSONValue) {
    (key.name, .object([("description", .string(key.summary))] + members(of: value)))
  }

  func properties(
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
      case "canvas": ["$ref": "#/definitions/canvas"]
      case "layoutDirection": direction
      case "dynamicType": typeSize
      case "variants": orNull(variants)
      default:
        ["type": "array", "minItems": 1, "items": ["$ref": "#/definitions/element"]]
      }
    }
  }

  // MARK: Elements

  /// A container when it has a layout, else a spacer or a leaf.
  private var element: JSONValue {
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
              "then": ["$ref": .string("#/definitions/layout-\(layout.name)")],
            ]
          }),
      ],
      "else": [
        "if": ["required": ["spacer"]],
        "then": ["$ref": "#/definitions/spacer"],
        "else": ["$ref": "#/definitions/leaf"],
      ],
    ]
  }

  private var elementProperties: [(String, JSONValue)] {
    properties(SceneKeys.element) { name in
      name == "id"
        ? orNull(["type": "string", "pattern": "^[A-Za-z_][A-Za-z0-9_.-]*$"]) : [:]
    }
  }

  /// What any element may have: modifiers, what a layer has, and what its parent's layout reads.
  ///
  /// Which of the latter belong to the parent's layout, and what a layer is, is left to the
  /// compiler.
  private var outerProperties: [(String, JSONValue)] {
    modifiers.map { ($0.name, ["$ref": .string("#/definitions/modifier-\($0.name)")]) }
      + properties(SceneKeys.modifiers) { _ in
        orNull([
          "type": "array", "maxItems": .number(Double(ModifierRegistry.limit)),
          "items": ["$ref": "#/definitions/modifiers"],
        ])
      } + properties(SceneKeys.layer) { _ in orNull(["type": "boolean"]) } + childAttributes
  }

  private var childAttributes: [(String, JSONValue)] {
    var seen: Set<String> = []
    return layouts.flatMap { $0.childAttributes }.filter { seen.insert($0.name).inserted }
      .map { ($0.name, attribute($0)) }
  }

  /// Modifiers stand as keys or as a list, not both.
  private var oneFormOfModifiers: JSONValue {
    let keys = modifiers.map { modifier -> JSONValue in
      let name = JSONValue.array([.string(modifier.name)])
      return ["required": name]
    }
    return ["if": ["required": ["modifiers"]], "then": ["not": ["anyOf": .array(keys)]]]
  }

  private var leaf: JSONValue {
    let own = properties(SceneKeys.leaf) { name in
      name == "size"
        ? ["oneOf": .array([length, pair(length), size, scaledSize, ["type": "null"]])]
        : words(Shape.allCases.map(\.rawValue))
    }
    var members = members(of: object(elementProperties + own + outerProperties))
    let some: JSONValue = [
      ["required": ["size"], "properties": ["size": ["not": ["type": "null"]]]],
      ["required": ["shape"]],
    ]
    members.append(("anyOf", some))
    members.append(("allOf", .array([oneFormOfModifiers])))
    return .object(members)
  }

  private var spacer: JSONValue {
    let own = properties(SceneKeys.spacer) { _ in
      orNull(["oneOf": .array([["const": true], object([("minLength", length)])])])
    }
    var members = members(of: object(elementProperties + own + outerProperties))
    members.append(("allOf", .array([oneFormOfModifiers])))
    return .object(members)
  }

  private func container(_ layout: any NamedLayout.Type) -> JSONValue {
    let own = properties(SceneKeys.container(limits)) { containerProperty($0, layout) }
    let attributes = layout.attributes.map { ($0.name, attribute($0)) }
    let inside = elementProperties + own + attributes + (layout.takesRows ? [rows] : [])
    let names = inside.map(\.0)
    let outside = outerProperties.filter { !names.contains($0.0) }
    let required = layout.attributes.filter(\.isRequired).map(\.name)
    var members = members(of: object(inside + outside, required: required))
    members.insert(("description", .string(layout.summary)), at: 0)
    members.append(("oneOf", content(layout)))
    members.append(
      ("allOf", .array(layout.constraints.map { constraint($0, layout) } + [oneFormOfModifiers])))
    return .object(members)
  }

  /// Lists of elements, and elements between them.
  private var rows: (String, JSONValue) {
    let element: JSONValue = ["$ref": "#/definitions/element"]
    let row: JSONValue = ["type": "array", "minItems": 1, "items": element]
    let either: JSONValue = ["oneOf": .array([row, element])]
    return (
      "rows",
      [
        "description": "Rows of elements; an element between rows has all columns for itself.",
        "type": "array", "minItems": 1, "items": either,
      ]
    )
  }

  /// A list of children, or a template with its count, or rows; not two of them.
  private func content(_ layout: any NamedLayout.Type) -> JSONValue {
    let others = layout.takesRows ? ["children", "template", "rows"] : ["children", "template"]
    func without(_ name: String) -> JSONValue {
      let rest = others.filter { $0 != name }
        .map { other -> JSONValue in ["required": .array([.string(other)])] }
      return rest.count == 1 ? rest[0] : ["anyOf": .array(rest)]
    }
    let children: JSONValue = ["required": ["children"], "not": without("children")]
    let template: JSONValue = [
      "required": ["template", "count"], "not": without("template"),
      "properties": ["count": ["not": ["type": "null"]]],
    ]
    let rows: JSONValue = ["required": ["rows"], "not": without("rows")]
    return .array([children, template] + (layout.takesRows ? [rows] : []))
  }

  private func containerProperty(
    _ name: String, _ layout: any NamedLayout.Type
  ) -> JSONValue {
    let count: JSONValue = [
      "type": "integer", "minimum": .number(Double(limits.counts.lowerBound)),
      "maximum": .number(Double(limits.counts.upperBound)),
    ]
    switch name {
    case "layout": return ["const": .string(layout.name)]
    case "children":
      return .members([
        "type": "array", "minItems": 1,
        "maxItems": limits.maximumChildren(of: layout).map { .number(Double($0)) },
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

  private func constraint(
    _ constraint: AttributeConstraint, _ layout: any NamedLayout.Type
  ) -> JSONValue {
    switch constraint {
    case .requires(let name, let other):
      let others = JSONValue.array([.string(other)])
      return ["dependencies": .object([(name, others)])]
    case .words(let name, let words, let other, let value):
      let isDefault = layout.attributes.contains {
        $0.name == other && $0.defaultValue == .keyword(value)
      }
      let word: JSONValue = ["const": .string(value)]
      var condition: [(String, JSONValue)] = [("properties", .object([(other, word)]))]
      if !isDefault { condition.append(("required", .array([.string(other)]))) }
      return [
        "if": .object(condition),
        "then": ["properties": .object([(name, self.words(words))])],
      ]
    case .excludes(let name, let other, let value):
      let both = JSONValue.array([.string(name), .string(other)])
      let word: JSONValue = ["const": .string(value)]
      return ["not": ["required": both, "properties": .object([(other, word)])]]
    }
  }

  // MARK: Modifiers

  private func modifier(_ type: any NamedModifier.Type) -> JSONValue {
    let form = type.form
    let required = form.attributes.filter(\.isRequired).map(\.name)
    var attributes = form.attributes.map { ($0.name, attribute($0)) }
    var forms: [JSONValue] = []
    if form.takesElements {
      let element: JSONValue = ["$ref": "#/definitions/element"]
      let list: JSONValue = ["type": "array", "minItems": 1, "items": element]
      attributes.append(("content", ["oneOf": .array([element, list])]))
      forms.append(element)
    }
    forms.append(
      object(attributes, required: required + (form.takesElements ? ["content"] : [])))
    forms += shorthands(form)
    forms.append(["type": "null"])
    return ["description": .string(type.summary), "anyOf": .array(forms)]
  }

  private func shorthands(_ form: ModifierForm) -> [JSONValue] {
    func value(of name: String?) -> [JSONValue] {
      form.attributes.filter { $0.name == name }.map { self.type($0.type) }
    }
    return switch form.shorthand {
    case nil: []
    case .attribute(let name)?: value(of: name)
    case .bool(let name)?: [["type": "boolean"]] + value(of: name)
    }
  }

  /// A mapping with the key of one modifier.
  private var modifierList: JSONValue {
    let keys = modifiers.map { type -> (String, JSONValue) in
      (type.name, ["$ref": .string("#/definitions/modifier-\(type.name)")])
    }
    return .object(
      members(of: object(keys)) + [("minProperties", 1), ("maxProperties", 1)])
  }
}
