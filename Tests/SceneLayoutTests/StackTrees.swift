import SceneCompiler
import SceneSource
import TestSupport

@testable import SceneLayout

/// Random elements of stacks, grids, flows and modifiers as YAML, the same for the same seed.
struct RandomElement {
  private var random: SeededRandom
  /// Whether round layouts and `viewThatFits` may occur, which have laws of their own.
  var takesAll = false
  /// Whether offers along one axis may change answers along the other, and frames may have
  /// ideal lengths of their own.
  var takesRatios = true

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  mutating func element(depth: Int) -> String {
    var keys = [depth > 0 && !chance(4) ? container(depth) : leaf()]
    if chance(3) {
      keys.append(
        "modifiers: [\((0..<Int.random(in: 1...3, using: &random)).map { _ in modifier() }.joined(separator: ", "))]"
      )
    }
    return "{" + keys.joined(separator: ", ") + "}"
  }

  private mutating func chance(_ n: Int) -> Bool { Int.random(in: 0..<n, using: &random) == 0 }

  private mutating func pick(_ words: [String]) -> String {
    words.randomElement(using: &random) ?? words[0]
  }

  private mutating func length() -> String { pick(["0", "5", "12.5", "40", "77", "150"]) }

  private mutating func leaf() -> String {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: "size: [\(length()), \(length())]"
    case 1: "spacer: true"
    case 2 where takesRatios: "shape: circle"
    default: "shape: rectangle"
    }
  }

  private mutating func modifier() -> String {
    switch Int.random(in: 0..<9, using: &random) {
    case 0: return "{padding: \(pick(["4", "20", "-3", "true"]))}"
    case 1:
      return
        "{frame: {width: \(length()), alignment: \(pick(["top", "leading", "bottomTrailing"]))}}"
    case 2: return "{frame: {minWidth: 10, maxWidth: \(pick(["60", ".inf"])), maxHeight: 90}}"
    case 3: return "{fixedSize: {horizontal: \(pick(["true", "false"]))}}"
    case 4 where takesRatios: return "{aspectRatio: {ratio: 1.5, mode: \(pick(["fit", "fill"]))}}"
    case 5: return "{overlay: {alignment: topTrailing, content: {size: 9}}}"
    case 6: return "{offset: {x: 3, y: -2}}"
    case 7: return "{layoutPriority: \(pick(["1", "-1"]))}"
    case 8 where takesAll: return "{alignmentGuide: {top: 7, leading: -4}}"
    // An ideal length may be below the least or above the greatest, so some laws leave it out.
    default: return takesRatios ? "{frame: {idealHeight: 33}}" : "{padding: {top: 4}}"
    }
  }

  private mutating func container(_ depth: Int) -> String {
    let children = (0..<Int.random(in: 1...4, using: &random)).map { _ in element(depth: depth - 1)
    }
    let list = "children: [\(children.joined(separator: ", "))]"
    let others = takesAll ? ["radial", "viewThatFits", "honeycomb"] : []
    let layout = pick(["hStack", "hStack", "vStack", "vStack", "zStack", "flow", "grid"] + others)
    switch layout {
    case "hStack":
      return
        "layout: hStack, spacing: \(pick(["0", "5", "~"])), alignment: \(pick(["top", "center"])), \(list)"
    case "vStack":
      return
        "layout: vStack, spacing: \(pick(["0", "5", "~"])), alignment: \(pick(["leading", "center"])), \(list)"
    case "grid": return "layout: grid, rows: [[\(children.joined(separator: ", "))]]"
    default: return "layout: \(layout), \(list)"
    }
  }
}

/// A layout that shows its only child as it is, so that the engine knows nothing of it.
struct PassingLayout: NamedLayout {
  static let name = "passing"
  static let summary = "Its only child."
  static let attributes: [AttributeSpec] = []

  init(_ attributes: AttributeValues) {}

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> Size {
    subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }
}

extension Scene {
  /// The scene of one element in YAML.
  static func compiled(_ element: String, canvas: String = "[320, 240]") throws -> Scene {
    let text = "version: 1\ncanvas: \(canvas)\ncontainers:\n  - \(element)\n"
    let result = Compilation(
      SourceFile(name: "law.scene.yaml", text: text), layouts: .standard.adding(PassingLayout.self))
    guard let scene = result.scene else {
      throw Misfit(text: diagnosticsGolden(result.source, result.diagnostics) + text)
    }
    return scene
  }

  struct Misfit: Error { let text: String }

  /// The same scene, its first layer the only child of a layout.
  func under(_ layout: any NamedLayout) -> Scene {
    let shifted = elements.map { element in
      Element(
        id: element.id, content: element.content, end: element.end + 1, data: element.data,
        modifiers: element.modifiers,
        childValues: element.childValues < 0 ? nil : Int(element.childValues))
    }
    let root = Element(
      id: nil, content: .container(containers.count), end: elements.count + 1, data: nil)
    let container = Container(
      layout: layout, childCount: 1, isTemplate: false, count: nil, countRange: nil,
      animation: nil)
    return Scene(
      name: name, canvas: canvas, elements: [root] + shifted, containers: containers + [container],
      modifiers: modifiers.map {
        ElementModifier(
          $0.modifier, firstElement: $0.firstElement + 1, elementCount: $0.elementCount)
      }, childValues: childValues, data: [])
  }

  /// What the first layer answers to some proposals, asked in this order in one run.
  func answers(to proposals: [ProposedViewSize]) -> [Size] {
    let notes = Notes<Size>()
    let asking = FreeLayout(
      measure: { _, subviews in
        for proposal in proposals { notes.add(subviews[0].sizeThatFits(proposal)) }
        return .zero
      })
    _ = Placements(under(asking))
    return Array(notes.values.prefix(proposals.count))
  }
}
