import SceneLayout
import TestSupport

/// Elements with random keys of the format and values of every kind, mostly sensible.
enum RandomScene {
  private static let values = [
    "5", "-5", "0", "1.5", "1e308", "1e-308", "-0.0", ".inf", ".nan", "0x1F", "~", "\"7\"", "nope",
    "true", "[3, 4]", "[1, 2, 3]", "[]", "{}", "{width: 3, height: 4}", "{x: 1, y: -1}", "90deg",
    "0.25turn", "{duration: 0.5, bounce: 0}", "none", "[{radius: 3, capacity: 2}, {radius: 9}]",
    "[{radius: 1}]", "circle", "1e100", "99999999999999999999", "&a 6", "*a", "!!str 5",
  ]
  private static let words = [
    "center", "ring", "share", "hexagonal", "capsule", "trailing", "bottom", "ellipse",
  ]

  static func element(_ depth: Int, _ random: inout SeededRandom) -> String {
    let isLeaf = depth == 0 || Int.random(in: 0..<4, using: &random) == 0
    let keys = isLeaf ? ["size", "shape", "id", "data"] : containerKeys(&random)
    var entries: [String] = isLeaf ? ["size: \(number(&random))"] : content(depth, &random)
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      entries.append("\(keys.randomElement(using: &random) ?? ""): \(value(&random))")
    }
    return "{" + entries.joined(separator: ", ") + "}"
  }

  private static func containerKeys(_ random: inout SeededRandom) -> [String] {
    let attributes = LayoutRegistry.standard.layouts.flatMap { $0.attributes.map(\.name) }
    return attributes + ["id", "data", "count", "countRange", "animation", "position", "<<"]
  }

  private static func content(_ depth: Int, _ random: inout SeededRandom) -> [String] {
    let names = LayoutRegistry.standard.names
    let layout = "layout: \(names.randomElement(using: &random) ?? "circle")"
    if Bool.random(using: &random) {
      let count = Int.random(in: 1...19, using: &random)
      return [layout, "count: \(count)", "template: \(element(depth - 1, &random))"]
    }
    let children = (0..<Int.random(in: 1...5, using: &random)).map { _ in
      element(depth - 1, &random)
    }
    return [layout, "children: [\(children.joined(separator: ", "))]"]
  }

  private static func number(_ random: inout SeededRandom) -> String {
    "\(Double.random(in: 0...100, using: &random))"
  }

  private static func value(_ random: inout SeededRandom) -> String {
    (Bool.random(using: &random) ? values : words + [number(&random)])
      .randomElement(using: &random) ?? "5"
  }
}
