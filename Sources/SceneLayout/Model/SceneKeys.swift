/// One key of the scene format that does not belong to a layout.
public struct SceneKey: Sendable {
  /// The key in a scene.
  public let name: String
  /// One line for hovering and for the reference.
  public let summary: String

  /// Makes a key.
  init(_ name: String, _ summary: String) {
    self.name = name
    self.summary = summary
  }
}

/// The keys of the scene format, in the order of the reference.
public enum SceneKeys {
  /// The keys of the file itself.
  public static let scene = [
    SceneKey("version", "Version of the scene format: 1."),
    SceneKey("name", "Name of the scene; default: the file name without .scene.yaml."),
    SceneKey(
      "canvas",
      "Space offered to each container in points: {width, height}, [width, height] or "
        + "{device}; default 390 x 844."),
    SceneKey(
      "layoutDirection",
      "Reading: leftToRight, or rightToLeft, which mirrors all places."),
    SceneKey("dynamicType", "Text size that scaled sizes are made for; default large."),
    SceneKey(
      "containers",
      "Layers from back to front, each offered the safe area of the canvas and centred in it."),
    SceneKey("variants", "Other ways in which the scene is shown, each checked as well."),
  ]

  /// The keys of a canvas.
  public static let canvas = [
    SceneKey("width", "Width in points."),
    SceneKey("height", "Height in points."),
    SceneKey("safeArea", "What the system covers at the edges: {top, leading, bottom, trailing}."),
    SceneKey("device", "Name of a device, for its size and safe area."),
    SceneKey("orientation", "How the device is held: portrait, or landscape."),
  ]

  /// The edges of a safe area.
  public static let edges = [
    SceneKey("top", "Points from the top edge; default 0."),
    SceneKey("leading", "Points from the leading edge; default 0."),
    SceneKey("bottom", "Points from the bottom edge; default 0."),
    SceneKey("trailing", "Points from the trailing edge; default 0."),
  ]

  /// The keys of a variant; what is absent is as in the scene.
  public static let variant = [
    SceneKey("name", "Name of the variant, unique in its scene; default: the device's."),
    SceneKey("canvas", "Space that the variant is shown in, as the scene's own."),
    SceneKey("device", "Name of a device: short for canvas: {device}."),
    SceneKey("orientation", "How the device is held: portrait, or landscape."),
    SceneKey("layoutDirection", "Reading: leftToRight, or rightToLeft."),
    SceneKey("dynamicType", "Text size that scaled sizes are made for."),
    SceneKey("set", "Keys of elements that differ, by the element's id: {orbit: {radius: 90}}."),
  ]

  /// The key of top-level elements only.
  public static let layer = [
    SceneKey("ignoresSafeArea", "Whether the layer is offered the whole canvas; default false.")
  ]

  /// The keys of every element.
  public static let element = [
    SceneKey("id", "Name of the element, unique among its siblings."),
    SceneKey("data", "Anything that JSON can say, carried to the output."),
  ]

  /// The keys of a leaf.
  public static let leaf = [
    SceneKey(
      "size", "Size in points, whatever is offered: a number, [width, height] or {width, height}."),
    SceneKey("shape", "Outline; without a size the element is as large as it is offered."),
  ]

  /// The key of an element that takes the room that its siblings leave.
  public static let spacer = [
    SceneKey("spacer", "Room that the siblings leave: true, or {minLength}.")
  ]

  /// The key of every element that lists its modifiers.
  public static let modifiers = [
    SceneKey("modifiers", "Modifiers in the order in which they are applied, any number of times.")
  ]

  /// The keys of every container.
  public static let container = container(SceneLimits())

  /// The keys of every container of a project.
  public static func container(_ limits: SceneLimits) -> [SceneKey] {
    let counts = "\(limits.counts.lowerBound)...\(limits.counts.upperBound)"
    return [
      SceneKey("layout", "How the children are sized and placed."),
      SceneKey("children", "The children, in order."),
      SceneKey("template", "One child, shown count times with the ids ID-0, ID-1 ..."),
      SceneKey("count", "How many children are shown, \(counts)."),
      SceneKey("countRange", "What a stepper may set count to: [low, high] within \(counts)."),
      SceneKey(
        "animation", "How a change of count is animated: none, or the spring {duration, bounce}."),
    ]
  }

  /// The counts that a container may show.
  public static let countLimits = 1...19
  /// How deep containers may nest.
  public static let containerDepth = 64
  /// How many variants a scene may have.
  public static let variantLimit = 64
  /// How many elements the templates of a scene may place.
  public static let copyLimit = 250_000
}
