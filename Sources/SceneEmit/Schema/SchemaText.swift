public import SceneLayout

/// The names of the JSON Schemas, the default first.
public let schemaNames = ["scene", "placements", "diagnostics"]

/// A JSON Schema as text, with a line break at its end; nil for an unknown name.
///
/// The scene's schema follows the attribute tables of the layouts, and a project's limits.
public func schemaText(
  _ name: String, layouts: LayoutRegistry = .standard, limits: SceneLimits = SceneLimits()
) -> String? {
  let document: JSONValue
  switch name {
  case "scene": document = SceneSchema(layouts, limits).document
  case "placements": document = placementsSchema
  case "diagnostics": document = diagnosticsSchema
  default: return nil
  }
  var output = OutputBuffer()
  output.write(pretty: document)
  output.write("\n")
  return String(decoding: output.bytes, as: UTF8.self)
}
