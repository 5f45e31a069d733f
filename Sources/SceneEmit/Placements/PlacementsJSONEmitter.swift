import SceneLayout

/// Placements as JSON, format `scenec.placements/1`.
///
/// No blanks, a line break before each element and at the end, keys in one order, geometry
/// rounded to 4 decimals; `schemas/placements.schema.json` describes it.
enum PlacementsJSONEmitter: PlacementsEmitter {
  static let name = "json"
  static let summary = "resolved placements (scenec.placements/1)"
  static let fileSuffix = ".placements.json"
  static let showsSeveral = true

  static func emit(_ scene: PlacedScene, sourceName: String, to output: inout OutputBuffer) {
    output.write("{\"format\":\"scenec.placements/1\",\"scene\":")
    output.write(json: scene.placements.scene.name)
    output.write(",\"source\":")
    output.write(json: sourceName)
    write(scene.placements, scene.states, to: &output)
    if !scene.variants.isEmpty { write(scene.variants, to: &output) }
    output.write("}\n")
    output.flush()
  }

  /// The canvas and the containers in it.
  private static func write(
    _ placements: Placements, _ states: ContainerStates?, to output: inout OutputBuffer
  ) {
    output.write(",\"canvas\":")
    output.write(placements.canvas.size)
    if placements.canvas.safeArea != EdgeInsets() {
      output.write(",\"safeArea\":")
      output.write(placements.canvas.safeArea)
    }
    output.write(",\"containers\":[")
    var writer = ElementWriter(placements, states)
    for root in 0..<placements.rootCount {
      writer.write(root, .layer(root), isFirst: root == 0, to: &output)
    }
    output.write("]")
  }

  private static func write(_ variants: [PlacedVariant], to output: inout OutputBuffer) {
    output.write(",\"variants\":[")
    for (number, variant) in variants.enumerated() {
      output.write(number == 0 ? "\n{\"name\":" : ",\n{\"name\":")
      output.write(json: variant.name)
      write(variant.placements, variant.states, to: &output)
      output.write("}")
    }
    output.write("]")
  }
}
