import Foundation
import TestSupport
import Testing

@Suite("What compile checks")
struct CompileCoverageTests {
  /// Children overlap from the ninth on, and on the small canvas from the first two.
  private static let scene = """
    version: 1
    canvas: [390, 844]
    containers:
      - layout: radial
        radius: 80
        count: 5
        countRange: [3, 12]
        template: {size: 60, shape: circle}
    variants: [{name: small, canvas: [100, 100]}]

    """

  @Test("compile looks at the forms of a scene that it writes, lint at all of them")
  func forms() throws {
    let scenec = try Scenec(["a.scene.yaml": Self.scene])
    #expect(try scenec("compile", "a.scene.yaml", "-o", "-").errors == "")
    let lint = try scenec("lint", "a.scene.yaml", "--format", "concise").output
    #expect(lint.contains("[sibling-overlap]") && lint.contains("[container-outside-canvas]"))
    for options in [["--counts", "all"], ["--variant", "small"]] {
      let errors = try scenec.run(["compile", "a.scene.yaml", "-o", "-"] + options).errors
      #expect(errors.contains("[sibling-overlap]"))
    }
  }

  @Test("a suppression of what only lint finds is not unused for compile")
  func suppressions() throws {
    let scenec = try Scenec([
      "a.scene.yaml": Self.scene.replacingOccurrences(
        of: "radius: 80", with: "radius: 80   # scenec: ignore[sibling-overlap] they fan out")
    ])
    #expect(try scenec("compile", "a.scene.yaml", "-o", "-").errors == "")
    #expect(!(try scenec("lint", "a.scene.yaml").output.contains("overlap by")))
  }
}
