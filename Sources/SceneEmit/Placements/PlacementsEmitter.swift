public import SceneLayout

/// An output format for placements: one file, one line in `placementsEmitters`.
public protocol PlacementsEmitter: Sendable {
  /// The word behind `--emit`.
  static var name: String { get }
  /// One line for `--help`.
  static var summary: String { get }
  /// What follows the scene's name in a file's name, for example `.placements.json`.
  static var fileSuffix: String { get }

  /// Whether an output holds variants and counts beside the scene as it is written; else one of
  /// them at a time.
  static var showsSeveral: Bool { get }

  /// Writes one scene; the same bytes for the same placements.
  static func emit(_ scene: PlacedScene, sourceName: String, to output: inout OutputBuffer)
}

extension PlacementsEmitter {
  /// Writes placements alone.
  public static func emit(
    _ placements: Placements, sourceName: String, to output: inout OutputBuffer
  ) {
    emit(PlacedScene(placements), sourceName: sourceName, to: &output)
  }
}
