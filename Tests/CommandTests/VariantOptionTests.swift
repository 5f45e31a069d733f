import Foundation
import TestSupport
import Testing

@Suite("scenec compile --variant and --counts")
struct VariantOptionTests {
  private static let scene = """
    version: 1
    canvas: [100, 100]
    containers:
      - id: bar
        layout: hStack
        spacing: 0
        count: 2
        countRange: [1, 3]
        children: [{id: a, size: 10}, {id: b, size: 20}, {id: c, size: 30}]
    variants:
      - {name: wide, canvas: {width: 300, height: 50, safeArea: {top: 10}}}
      - {name: tall, set: {bar: {layout: vStack}}}

    """

  /// The output of a run as an object.
  private func output(_ arguments: String...) throws -> [String: Any] {
    let scenec = try Scenec(["bar.scene.yaml": Self.scene])
    let result = try scenec.run(["compile", "bar.scene.yaml", "-o", "-"] + arguments)
    #expect(result.status == 0 && result.errors == "")
    return try #require(
      JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
  }

  private func containers(_ object: Any?) throws -> [[String: Any]] {
    try #require((object as? [String: Any])?["containers"] as? [[String: Any]])
  }

  private func frames(_ elements: Any?) -> [[String: Double]] {
    (elements as? [[String: Any]] ?? []).compactMap { $0["frame"] as? [String: Double] }
  }

  @Test("without the options there are neither variants nor states")
  func plain() throws {
    let output = try output()
    #expect(output["variants"] == nil && output["safeArea"] == nil)
    #expect(try containers(output)[0]["states"] == nil)
  }

  @Test("all variants stand behind the scene, each with its canvas and its safe area")
  func all() throws {
    let output = try output("--variant", "all")
    let variants = try #require(output["variants"] as? [[String: Any]])
    #expect(variants.map { $0["name"] as? String } == ["wide", "tall"])
    #expect(variants[0]["canvas"] as? [String: Double] == ["width": 300, "height": 50])
    #expect(
      variants[0]["safeArea"] as? [String: Double]
        == ["top": 10, "leading": 0, "bottom": 0, "trailing": 0])
    #expect(variants[1]["safeArea"] == nil)
    // 30 x 20 centred in 300 x 40 below 10 points.
    #expect(
      try frames(containers(variants[0])) == [["x": 135, "y": 20, "width": 30, "height": 20]])
    // A column of 10 and 20 centred in 100 x 100.
    #expect(
      try frames(containers(variants[1])) == [["x": 40, "y": 35, "width": 20, "height": 30]])
    #expect(
      try frames(containers(output)) == [["x": 35, "y": 40, "width": 30, "height": 20]])
  }

  @Test("one variant by its name; another name says which there are, and writes nothing")
  func named() throws {
    let variants = try output("--variant", "tall")["variants"] as? [[String: Any]]
    #expect(variants?.map { $0["name"] as? String } == ["tall"])
    let scenec = try Scenec(["bar.scene.yaml": Self.scene, "out/bar.placements.json": "old"])
    let misspelt = try scenec("compile", "bar.scene.yaml", "-o", "out", "--variant", "tal")
    #expect(misspelt.status == 2)
    #expect(
      misspelt.errors
        == "scenec: error: 'bar.scene.yaml' has no variant 'tal'; did you mean 'tall'?\n")
    let other = try scenec("compile", "bar.scene.yaml", "-o", "out", "--variant", "phone")
    #expect(
      other.errors
        == "scenec: error: 'bar.scene.yaml' has no variant 'phone'; it has wide, tall\n")
    #expect(scenec.folder.text("out/bar.placements.json") == "old")
  }

  @Test("every count in the range, of the scene and of each variant")
  func counts() throws {
    let output = try output("--counts", "all", "--variant", "tall")
    let states = try #require(containers(output)[0]["states"] as? [[String: Any]])
    #expect(states.map { $0["count"] as? Int } == [1, 2, 3])
    #expect(
      frames(states) == [
        ["x": 45, "y": 45, "width": 10, "height": 10],
        ["x": 35, "y": 40, "width": 30, "height": 20],
        ["x": 20, "y": 35, "width": 60, "height": 30],
      ])
    #expect(states.map { ($0["children"] as? [Any])?.count } == [1, 2, 3])
    let children = try #require(states[2]["children"] as? [[String: Any]])
    #expect(
      children.map { $0["path"] as? String }
        == (0..<3).map { "containers[0].children[\($0)]" })
    let variant = try #require((output["variants"] as? [Any])?[0])
    let tall = try #require(containers(variant)[0]["states"] as? [[String: Any]])
    #expect(frames(tall).map { $0["height"] } == [10, 30, 60])
  }

  @Test("copies of a template have their own states")
  func copies() throws {
    let scenec = try Scenec([
      "a.scene.yaml": """
      version: 1
      canvas: [100, 100]
      containers:
        - layout: hStack
          spacing: 0
          count: 2
          template: {layout: vStack, spacing: 0, count: 1, countRange: [1, 2], template: {size: 10}}

      """
    ])
    let result = try scenec("compile", "a.scene.yaml", "-o", "-", "--counts", "all")
    let output = try #require(
      JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    let copies = try #require(containers(output)[0]["children"] as? [[String: Any]])
    let states = copies.map { frames($0["states"]) }
    #expect(states.map { $0.map { $0["x"] } } == [[40, 40], [50, 50]])
    #expect(states.map { $0.map { $0["height"] } } == [[10, 20], [10, 20]])
  }

  @Test("a picture shows one variant in place of the scene")
  func pictures() throws {
    let scenec = try Scenec(["bar.scene.yaml": Self.scene])
    let picture = try scenec(
      "compile", "bar.scene.yaml", "-o", "-", "--emit", "svg", "--variant", "wide")
    #expect(picture.output.contains("width=\"300\" height=\"50\""))
    for (option, value) in [("--variant", "all"), ("--counts", "all")] {
      let result = try scenec("compile", "bar.scene.yaml", "-o", "a.svg", option, value)
      #expect(result.status == 2)
      #expect(result.errors.hasPrefix("scenec: error: '\(option)"))
    }
    #expect(scenec.folder.contents() == ["bar.scene.yaml"])
  }

  @Test("more states than an output holds are refused")
  func tooMany() throws {
    let nested = """
      version: 1
      containers:
        - layout: flow
          count: 19
          template:
            layout: flow
            count: 19
            countRange: [1, 19]
            template:
              layout: flow
              count: 19
              countRange: [1, 19]
              template: {layout: flow, count: 19, countRange: [1, 19], template: {size: 1}}

      """
    let scenec = try Scenec(["n.scene.yaml": nested])
    let result = try scenec("compile", "n.scene.yaml", "-o", "-", "--counts", "all")
    #expect(result.status == 2)
    #expect(
      result.errors
        == "scenec: error: the counts of 'n.scene.yaml' place more than 2000000 elements; leave "
        + "'--counts' out\n")
  }
}
