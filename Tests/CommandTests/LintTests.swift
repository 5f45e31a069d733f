import Foundation
import TestSupport
import Testing

@Suite("scenec lint")
struct LintTests {
  @Test("a good scene is passed in silence")
  func goodScene() throws {
    let scenec = try Scenec(["a.scene.yaml": Sample.good])
    let result = try scenec("lint", "a.scene.yaml")
    #expect(result.status == 0)
    #expect(result.output == "")
    #expect(result.errors == "")
  }

  @Test("three mistakes are three errors at their own places, in text")
  func threeMistakesInText() throws {
    let scenec = try Scenec(["a.scene.yaml": Sample.threeMistakes])
    let result = try scenec("lint", "a.scene.yaml")
    #expect(result.status == 1)
    #expect(result.errors == "")
    let heads = result.output.split(separator: "\n").filter { $0.contains(": error: ") }
    try #require(heads.count == 3)
    #expect(heads[0].hasPrefix("a.scene.yaml:5:13: error: "))
    #expect(heads[0].hasSuffix("[negative-radius]"))
    #expect(heads[1].hasPrefix("a.scene.yaml:6:5: error: "))
    #expect(heads[1].hasSuffix("did you mean 'startAngle'? [unknown-key]"))
    #expect(heads[2].hasPrefix("a.scene.yaml:8:27: error: "))
    #expect(heads[2].hasSuffix("[wrong-type]"))
  }

  @Test("three mistakes are three errors at their own places, in JSON")
  func threeMistakesInJSON() throws {
    let scenec = try Scenec(["a.scene.yaml": Sample.threeMistakes])
    let result = try scenec("lint", "--format", "json", "a.scene.yaml")
    #expect(result.status == 1)
    #expect(result.errors == "")
    let report = try JSONReport(result.output)
    #expect(report.summary == ["files": 1, "errors": 3, "warnings": 0])
    #expect(
      report.diagnostics
        == [
          "negative-radius 5:13-5:15 -1", "unknown-key 6:5-6:15 startAngel",
          "wrong-type 8:27-8:31 nope",
        ].map { "a.scene.yaml " + $0 })
  }

  @Test("JSON of a run without findings is a whole object")
  func emptyJSON() throws {
    let scenec = try Scenec(["a.scene.yaml": Sample.good])
    let result = try scenec("lint", "--format=json")
    #expect(result.status == 0)
    let report = try JSONReport(result.output)
    #expect(report.summary == ["files": 1, "errors": 0, "warnings": 0])
    #expect(report.diagnostics.isEmpty)
  }

  @Test("warnings count only under --strict", arguments: [false, true])
  func strict(isStrict: Bool) throws {
    let scenec = try Scenec(["a.scene.yaml": Sample.warning])
    let result = try isStrict ? scenec("lint", "--strict") : scenec("lint")
    #expect(result.status == (isStrict ? 1 : 0))
    #expect(result.output.contains("warning: "))
    #expect(result.output.contains("[unused-anchor]"))
  }

  @Test("--quiet leaves errors, counts them only, and keeps the exit status")
  func quiet() throws {
    let scenec = try Scenec(["a.scene.yaml": Sample.warning, "b.scene.yaml": Sample.threeMistakes])
    let loud = try scenec("lint", "--format=json")
    let quiet = try scenec("lint", "--format=json", "--quiet")
    #expect(try JSONReport(loud.output).summary == ["files": 2, "errors": 3, "warnings": 1])
    #expect(try JSONReport(quiet.output).summary == ["files": 2, "errors": 3, "warnings": 0])
    let warningOnly = try scenec("lint", "--quiet", "a.scene.yaml")
    #expect(warningOnly.status == 0)
    #expect(warningOnly.output == "")
    let strict = try scenec("lint", "--quiet", "--strict", "a.scene.yaml")
    #expect(strict.status == 1)
    #expect(strict.output == "")
    #expect(strict.errors == "scenec: error: '--strict' counts 1 warning that '--quiet' hides\n")
  }

  @Test("standard input is '-', named by --stdin-filename")
  func standardInput() throws {
    let scenec = try Scenec()
    let unnamed = try scenec("lint", "-", input: Sample.threeMistakes)
    #expect(unnamed.status == 1)
    #expect(unnamed.output.hasPrefix("<stdin>:5:13: error: "))
    let name = "dir/x.scene.yaml"
    let named = try scenec("lint", "--stdin-filename", name, "-", input: Sample.threeMistakes)
    #expect(named.output.hasPrefix("\(name):5:13: error: "))
    let implied = try scenec("lint", "--stdin-filename", name, input: Sample.threeMistakes)
    #expect(implied.output == named.output)
    let misused = try scenec("lint", "--stdin-filename", "x", ".")
    #expect(misused.status == 2)
    #expect(misused.errorLines.count == 1)
  }

  @Test("a pipe is read like a file")
  func pipe() throws {
    let scenec = try Scenec(["a.scene.yaml": Sample.threeMistakes])
    let result = try scenec.shell("cat a.scene.yaml | \"$scenec\" lint /dev/stdin")
    #expect(result.status == 1)
    #expect(result.output.hasPrefix("/dev/stdin:5:13: error: "))
  }

  @Test("a file beyond 32 MiB is one diagnostic, not a failure")
  func tooLarge() throws {
    let scenec = try Scenec()
    let result = try scenec.shell("head -c 40000000 /dev/zero | tr '\\0' ' ' | \"$scenec\" lint -")
    #expect(result.status == 1)
    #expect(result.output.contains("[input-limit]"))
  }
}
