import TestSupport
import Testing

@Suite("Where outputs go")
struct OutputMappingTests {
  @Test("an output stands below OUT as its scene stands below its PATH")
  func subfolders() throws {
    let scenec = try Scenec([
      "in/a.scene.yaml": Sample.good, "in/deep/er/b.scene.yml": Sample.good,
      "other/c.json": Sample.good, "other/plain": Sample.good,
    ])
    let result = try scenec("compile", "in/", "other/c.json", "other/plain", "-o", "x/out")
    #expect(result.status == 0)
    #expect(
      scenec.folder.contents().filter { $0.hasPrefix("x/out/") } == [
        "x/out/", "x/out/a.placements.json", "x/out/c.placements.json", "x/out/deep/",
        "x/out/deep/er/", "x/out/deep/er/b.placements.json", "x/out/plain.placements.json",
      ])
  }

  @Test("--emit svg, or a name ending in .svg, draws")
  func svg() throws {
    let scenec = try Scenec(["a.scene.yaml": Sample.good])
    #expect(try scenec("compile", "--emit", "svg", "-o", "out").status == 0)
    #expect(try scenec("compile", "a.scene.yaml", "-o", "b.svg").status == 0)
    let drawing = try scenec("compile", "--emit=svg", "-o", "-").output
    #expect(drawing.hasPrefix("<svg "))
    #expect(scenec.folder.text("out/a.svg") == drawing)
    #expect(scenec.folder.text("b.svg") == drawing)
  }

  @Test("OUT can be the folder of the scenes")
  func beside() throws {
    let scenec = try Scenec(["in/a.scene.yaml": Sample.good])
    #expect(try scenec("compile", "in", "-o", "in").status == 0)
    #expect(scenec.folder.contents() == ["in/", "in/a.placements.json", "in/a.scene.yaml"])
  }

  @Test(
    "what cannot be told apart is refused before anything is written",
    arguments: [
      ("one two -o out", "would both be written to 'out/a.placements.json'"),
      ("one/a.scene.yaml one/a.scene.yml -o out", "would both be written to"),
      ("one two/a.scene.yaml -o -", "-o '-' takes one scene, found 3"),
      ("one -o all.json", "-o 'all.json' takes one scene, found 2"),
      ("named.json -o named.json", "'named.json' is an input and would be overwritten"),
      ("named.json -o one/../named.json", "is an input and would be overwritten"),
      ("- -o named.json < named.json", "is an input and would be overwritten"),
    ])
  func refusals(line: String, advice: String) throws {
    let scenec = try Scenec([
      "named.json": Sample.good, "one/a.scene.yaml": Sample.good, "one/a.scene.yml": Sample.good,
      "two/a.scene.yaml": Sample.good,
    ])
    let before = scenec.folder.contents()
    let result = try scenec.shell("\"$scenec\" compile \(line)")
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.errorLines.count == 1)
    #expect(result.errors.contains(advice))
    #expect(scenec.folder.contents() == before)
    #expect(scenec.folder.text("named.json") == Sample.good)
  }
}
