public import SceneLayout

/// Layouts as JSON for tools, by name: `{"version": 1, "layouts": [{"name", "summary",
/// "maximumChildren", "attributes", "childAttributes", "example"}]}`.
///
/// `maximumChildren` is null where any number will do; an attribute is `{"name", "summary",
/// "required", "schema"}`, its schema in JSON Schema's words, with the default. Keys may be
/// added, none is removed or changes its meaning under one version.
public func layoutsJSON(_ layouts: LayoutRegistry = .standard) -> String {
  let schema = SceneSchema(layouts, SceneLimits())
  func attributes(_ specs: [AttributeSpec]) -> JSONValue {
    .array(
      specs.sorted { $0.name < $1.name }.map { spec in
        [
          "name": .string(spec.name),
          "summary": .string(spec.summary),
          "required": .bool(spec.isRequired),
          "schema": .object(
            schema.members(of: schema.attribute(spec)).filter { $0.0 != "description" }),
        ]
      })
  }
  return listing(
    "layouts",
    layouts.layouts.sorted { $0.name < $1.name }.map { layout in
      [
        "name": .string(layout.name),
        "summary": .string(layout.summary),
        "maximumChildren": layout.maximumChildren.map { .number(Double($0)) } ?? .null,
        "attributes": attributes(layout.attributes),
        "childAttributes": attributes(layout.childAttributes),
        "example": .string(layout.example),
      ]
    })
}
