import SceneCompiler
import SceneLayout
import SceneSource

/// Trees of stacks and flows; `Tests/Oracle/yoga_speed.py` times Yoga on the same ones.
enum StackTrees {
  /// Rows in columns in rows: `fan` children each, `depth` levels of containers.
  ///
  /// Every third leaf takes what it is offered, the others have sizes of 4 to 12.
  static func nested(fan: Int, depth: Int) -> String {
    var leafCount = 0
    func element(_ level: Int) -> String {
      guard level < depth else {
        defer { leafCount += 1 }
        let side = 4 + leafCount % 9
        return leafCount % 3 == 0 ? "{shape: rectangle}" : "{size: \(side)}"
      }
      let children = (0..<fan).map { _ in element(level + 1) }.joined(separator: ", ")
      let layout = level % 2 == 0 ? "vStack" : "hStack"
      return "{layout: \(layout), spacing: 1, children: [\(children)]}"
    }
    return scene([element(0)])
  }

  /// A chain of stacks, each with two leaves beside the next stack.
  static func chain(depth: Int, copies: Int) -> String {
    var text = "{shape: rectangle}"
    for level in 0..<depth {
      let layout = level % 2 == 0 ? "hStack" : "vStack"
      text = "{layout: \(layout), children: [{size: 5}, \(text), {shape: rectangle}]}"
    }
    return scene(Array(repeating: text, count: copies))
  }

  /// Rows that wrap, of 11 rigid children, in one column.
  static func flows(_ count: Int) -> String {
    let leaves = (0..<11).map { "{size: [\(40 + $0 * 3), 20]}" }.joined(separator: ", ")
    let flow = "{layout: flow, children: [\(leaves)]}"
    return scene([
      "{layout: vStack, spacing: 0, alignment: leading, children: ["
        + Array(repeating: flow, count: count).joined(separator: ", ") + "]}"
    ])
  }

  private static func scene(_ elements: [String]) -> String {
    "version: 1\ncontainers:\n" + elements.map { "  - \($0)\n" }.joined()
  }
}

/// Layout of stacks and of wrapping rows: nodes placed in a second.
func benchmarkStacks() {
  report("nested, fan 6, depth 6", StackTrees.nested(fan: 6, depth: 6))
  report("10,000 wrapping rows of 11", StackTrees.flows(10_000))
}

/// The cost of a node from 1,000 to 1,000,000 nodes, and from depth 6 to depth 60.
func benchmarkStackGrowth() {
  for depth in [3, 4, 5, 6, 7] {
    report(
      "nested, fan 10, depth \(depth - 1)",
      StackTrees.nested(fan: depth == 7 ? 10 : 10, depth: depth - 1))
  }
  for depth in [6, 15, 30, 60] {
    report("chains of depth \(depth)", StackTrees.chain(depth: depth, copies: 6000 / depth))
  }
}

private func report(_ name: String, _ text: String) {
  guard let scene = Compilation(SourceFile(name: "stacks", text: text)).scene else {
    return print("  \(name): the scene does not compile")
  }
  let count = Placements(scene).elements.count
  let turns = max(1, 100_000 / count)
  let work = { for _ in 0..<turns { _ = Placements(scene) } }
  let time = bestTimes(turns: 7, [work])[0] / Double(turns)
  let measured = Double(Placements(scene).measurementCount) / Double(count)
  print(
    "  \(name): \(count) nodes, \(rounded(Double(count) / time / 1e6)) million in a second, "
      + "\(rounded(measured)) measurements a node")
}
