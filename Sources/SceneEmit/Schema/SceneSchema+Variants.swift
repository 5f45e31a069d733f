import SceneLayout

/// Canvases and variants.
extension SceneSchema {
  var canvas: JSONValue {
    let safeArea = orNull(object(properties(SceneKeys.edges) { _ in length }))
    let sized = object(
      [("width", length), ("height", length), ("safeArea", safeArea)],
      required: ["width", "height"])
    let named = object([("device", device), ("orientation", orientation)], required: ["device"])
    return ["oneOf": .array([sized, pair(length), named])]
  }

  var direction: JSONValue { orNull(words(LayoutDirection.allCases.map(\.rawValue))) }
  var typeSize: JSONValue { orNull(words(DynamicTypeSize.allCases.map(\.rawValue))) }

  private var device: JSONValue { words(DeviceRegistry.devices.map(\.name)) }
  private var orientation: JSONValue {
    orNull(words(Device.Orientation.allCases.map(\.rawValue)))
  }

  var variants: JSONValue { variants(SceneKeys.variant) }

  /// The variants of a project, which set nothing of any scene.
  var projectVariants: JSONValue { variants(SceneKeys.variant.filter { $0.name != "set" }) }

  private func variants(_ keys: [SceneKey]) -> JSONValue {
    var members = members(of: object(properties(keys) { variantProperty($0) }))
    members.append(("anyOf", .array([["required": ["name"]], ["required": ["device"]]])))
    members.append(("not", ["required": ["device", "canvas"]]))
    members.append(("dependencies", ["orientation": ["device"]]))
    return [
      "type": "array", "maxItems": .number(Double(SceneKeys.variantLimit)),
      "items": .object(members),
    ]
  }

  private func variantProperty(_ name: String) -> JSONValue {
    switch name {
    case "name": ["type": "string"]
    case "canvas": orNull(["$ref": "#/definitions/canvas"])
    case "device": device
    case "orientation": orientation
    case "layoutDirection": direction
    case "dynamicType": typeSize
    default: orNull(["type": "object", "additionalProperties": ["type": "object"]])
    }
  }
}
