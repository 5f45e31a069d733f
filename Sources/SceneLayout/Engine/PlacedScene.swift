/// What an output shows of a scene: its placements, and, where they are asked for, those of its
/// variants and of other counts.
public struct PlacedScene: Sendable {
  /// The scene as it is written.
  public let placements: Placements
  /// The other counts of its containers; nil when they are not asked for.
  public let states: ContainerStates?
  /// The variants, in their order.
  public let variants: [PlacedVariant]

  /// Makes an output of placements.
  public init(
    _ placements: Placements, states: ContainerStates? = nil, variants: [PlacedVariant] = []
  ) {
    self.placements = placements
    self.states = states
    self.variants = variants
  }
}

/// A variant of a scene with its placements.
public struct PlacedVariant: Sendable {
  /// The name of the variant.
  public let name: String
  /// The scene as the variant shows it.
  public let placements: Placements
  /// The other counts of its containers; nil when they are not asked for.
  public let states: ContainerStates?

  /// Makes a variant with its placements.
  public init(name: String, placements: Placements, states: ContainerStates? = nil) {
    self.name = name
    self.placements = placements
    self.states = states
  }
}
