/// Keys that stand in one kind of mapping.
public struct SceneKeyGroup: Sendable {
  /// What the mapping is: "a scene", "a container".
  public let owner: String
  /// Its keys.
  public let keys: [SceneKey]
}

extension SceneKeys {
  /// Every key that does not belong to a layout or a modifier, by where it stands.
  public static var groups: [SceneKeyGroup] {
    [
      SceneKeyGroup(owner: "a scene", keys: scene),
      SceneKeyGroup(owner: "a canvas", keys: canvas),
      SceneKeyGroup(owner: "safeArea", keys: edges),
      SceneKeyGroup(owner: "a variant", keys: variant),
      SceneKeyGroup(owner: "a top-level element", keys: layer),
      SceneKeyGroup(owner: "any element", keys: element + modifiers),
      SceneKeyGroup(owner: "a leaf", keys: leaf),
      SceneKeyGroup(owner: "a spacer", keys: spacer),
      SceneKeyGroup(owner: "a container", keys: container),
    ] + inner
  }

  /// The keys of the mappings that are values.
  static let inner = [
    SceneKeyGroup(
      owner: "size",
      keys: [
        SceneKey("width", "Width in points, 0 or more."),
        SceneKey("height", "Height in points, 0 or more."),
        SceneKey("scaled", "Size at the text size large; it grows with dynamicType."),
        SceneKey("relativeTo", "Text style with which a scaled size grows; default body."),
      ]),
    SceneKeyGroup(
      owner: "spacer", keys: [SceneKey("minLength", "Least length of the room in points.")]),
    SceneKeyGroup(
      owner: "animation",
      keys: [
        SceneKey("duration", "Perceptual duration of the spring in seconds, above 0."),
        SceneKey("bounce", "Bounce of the spring, -1 to 1; 0 does not overshoot."),
      ]),
    SceneKeyGroup(
      owner: "overlay and background",
      keys: [SceneKey("content", "The element, or the list of elements, that is added.")]),
    SceneKeyGroup(
      owner: "a grid",
      keys: [
        SceneKey("rows", "Rows of elements; an element between rows has all columns for itself.")
      ]),
  ]
}
