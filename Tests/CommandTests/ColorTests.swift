import TestSupport
import Testing

@Suite("Colours")
struct ColorTests {
  private let escape = "\u{1B}["

  @Test("a file gets no colours unless they are asked for")
  func files() throws {
    let scenec = try Scenec(["a.scene.yaml": Sample.threeMistakes])
    #expect(try !scenec("lint").output.contains(escape))
    #expect(try !scenec("lint", "--color=auto").output.contains(escape))
    #expect(try !scenec("lint", "--color=never").output.contains(escape))
    #expect(try scenec("lint", "--color=always").output.contains(escape))
  }

  @Test("--color always outweighs NO_COLOR")
  func explicitWish() throws {
    let scenec = try Scenec(["a.scene.yaml": Sample.threeMistakes])
    let environment = ["NO_COLOR": "1", "TERM": "dumb"]
    let result = try scenec("lint", "--color=always", environment: environment)
    #expect(result.output.contains(escape))
  }

  @Test("compile colours its report on standard error, not its product")
  func compile() throws {
    let scenec = try Scenec(["a.scene.yaml": Sample.warning])
    let result = try scenec("compile", "--color=always", "-o", "-", "a.scene.yaml")
    #expect(result.errors.contains(escape))
    #expect(!result.output.contains(escape))
  }

  @Test("JSON never has colours")
  func json() throws {
    let scenec = try Scenec(["a.scene.yaml": Sample.threeMistakes])
    let result = try scenec("lint", "--color=always", "--format=json")
    #expect(!result.output.contains(escape))
  }
}
