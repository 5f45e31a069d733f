import SceneLayout
import TestSupport

/// Trees of the five layouts, the same for the same seed.
struct RandomTree {
  private var random: SeededRandom

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  /// A container whose containers nest up to `depth` deep.
  mutating func container(depth: Int) -> SceneTree {
    let layout = layout()
    let count = Int.random(in: 1...6, using: &random)
    if Bool.random(using: &random) { return .copies(layout, count, element(depth: depth - 1)) }
    return .container(layout, (0..<count).map { _ in element(depth: depth - 1) })
  }

  /// An offer: on each axis nothing, 0, infinity or a number.
  mutating func proposal() -> ProposedViewSize {
    ProposedViewSize(width: offer(), height: offer())
  }

  private mutating func offer() -> Double? {
    [nil, 0, .infinity, length(), length()].randomElement(using: &random) ?? nil
  }

  private mutating func element(depth: Int) -> SceneTree {
    if depth > 0, Bool.random(using: &random) { return container(depth: depth) }
    if Bool.random(using: &random) { return .rigid(length(), length()) }
    return .flexible(Shape.allCases.randomElement(using: &random) ?? .rectangle)
  }

  private mutating func length() -> Double {
    [0, 0.5, Double.random(in: 1...200, using: &random), 1e6].randomElement(using: &random) ?? 1
  }

  private mutating func angle() -> AttributeValue {
    .number(Double.random(in: -720...720, using: &random))
  }

  private mutating func keyword(_ words: String...) -> AttributeValue {
    .keyword(words.randomElement(using: &random) ?? "")
  }

  private mutating func layout() -> any NamedLayout {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: CircleLayout.with(["startAngle": angle()])
    case 1:
      RadialLayout.with([
        "startAngle": angle(), "radius": .number(length()), "encloses": keyword("children", "ring"),
      ])
    case 2:
      RadialLayout.with(["startAngle": angle(), "childProposal": keyword("ideal", "share")])
    case 3:
      HoneycombLayout.with([
        "hexSize": .number(length() + 1), "gap": .number(length()),
        "lattice": keyword("pulled", "hexagonal"),
      ])
    case 4:
      FlowLayout.with([
        "spacing": .number(length() - 10), "lineSpacing": .number(length() - 10),
        "alignment": keyword("leading", "center", "trailing"),
        "lineAlignment": keyword("top", "center", "bottom"),
      ])
    default: ConcentricLayout.with(["startAngle": angle()])
    }
  }
}
