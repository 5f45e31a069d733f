public import SceneLayout

/// What an output shows of a scene.
public struct OutputSelection: Sendable {
  /// Which variants an output shows.
  public enum Variants: Sendable, Hashable {
    /// None: the scene as it is written.
    case none
    /// All that the scene and its project have.
    case all
    /// The one of a name.
    case named(String)
  }

  /// The variants that are shown.
  public var variants: Variants
  /// Whether containers are shown at every count of their `countRange`.
  public var showsCounts: Bool
  /// Whether one variant takes the place of the scene as it is written.
  public var replacesScene: Bool

  /// Shows variants and counts beside the scene as it is written.
  public init(
    variants: Variants = .none, showsCounts: Bool = false, replacesScene: Bool = false
  ) {
    self.variants = variants
    self.showsCounts = showsCounts
    self.replacesScene = replacesScene
  }
}

/// Why an output cannot show what is asked for.
public enum SelectionFailure: Error, Sendable, Hashable {
  /// The scene has no variant of the name; the names that it has.
  case unknownVariant(String, known: [String])
  /// The counts of the scene's containers place more elements than an output may hold.
  case tooManyPlacements(limit: Int)
}

extension Compilation {
  /// What an output shows of the scene; nil when it has errors.
  public func output(
    _ selection: OutputSelection = OutputSelection()
  ) throws(SelectionFailure) -> PlacedScene? {
    guard let placements = placements() else { return nil }
    var room = ContainerStates.placementLimit
    let chosen = try chosenVariants(selection.variants)
    if selection.replacesScene, let only = chosen.first {
      return PlacedScene(Placements(only.scene, only.scenario))
    }
    let states = try selection.showsCounts ? states(of: placements, Scenario(), &room) : nil
    var variants: [PlacedVariant] = []
    for variant in chosen {
      let placed = Placements(variant.scene, variant.scenario)
      let states =
        try selection.showsCounts ? self.states(of: placed, variant.scenario, &room) : nil
      variants.append(PlacedVariant(name: variant.name, placements: placed, states: states))
    }
    return PlacedScene(placements, states: states, variants: variants)
  }

  private func chosenVariants(
    _ wish: OutputSelection.Variants
  ) throws(SelectionFailure) -> [CompiledVariant] {
    switch wish {
    case .none: return []
    case .all: return variants
    case .named(let name):
      guard let variant = variants.first(where: { $0.name == name }) else {
        throw .unknownVariant(name, known: variants.map(\.name))
      }
      return [variant]
    }
  }

  private func states(
    of placements: Placements, _ scenario: Scenario, _ room: inout Int
  ) throws(SelectionFailure) -> ContainerStates {
    guard let states = ContainerStates(of: placements, scenario, room: &room) else {
      throw .tooManyPlacements(limit: ContainerStates.placementLimit)
    }
    return states
  }
}
