public import SceneLayout
public import SceneSource

/// The names of the JSON Schemas, the default first.
public let schemaNames = ["scene", "placements", "diagnostics", "config"]

/// A JSON Schema as text, with a line break at its end; nil for an unknown name.
///
/// The scene's schema follows the attribute tables of the layouts, and a project's limits;
/// the configuration's names the rules.
public func schemaText(
  _ name: String, layouts: LayoutRegistry = .standard, limits: SceneLimits = SceneLimits(),
  rules: [Rule] = []
) -> String? {
  let document: JSONValue
  switch name {
  case "scene": document = SceneSchema(layouts, limits).document
  case "placements": document = placementsSchema
  case "diagnostics": document = diagnosticsSchema
  case "config": document = SceneSchema(layouts, limits).configuration(rules)
  default: return nil
  }
  var output = OutputBuffer()
  output.write(pretty: document)
  output.write("\n")
  return String(decoding: output.bytes, as: UTF8.self)
}
