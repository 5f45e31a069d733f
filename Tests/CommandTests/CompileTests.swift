import TestSupport
import Testing

@Suite("scenec compile")
struct CompileTests {
  @Test("placements go to standard output, diagnostics to standard error")
  func streams() throws {
    let scenec = try Scenec(["a.scene.yaml": Sample.warning])
    let result = try scenec("compile", "-o", "-", "a.scene.yaml")
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("{\"format\":\"scenec.placements/1\""))
    #expect(result.errors.contains("[unused-anchor]"))
    #expect(scenec.folder.contents() == ["a.scene.yaml"])
  }

  @Test("a scene with an error gives nothing and leaves the old output as it was")
  func errorKeepsOutput() throws {
    let scenec = try Scenec([
      "bad.scene.yaml": Sample.threeMistakes, "good.scene.yaml": Sample.good,
      "out/bad.placements.json": "old",
    ])
    let result = try scenec("compile", ".", "-o", "out")
    #expect(result.status == 1)
    #expect(result.output == "")
    #expect(result.errors.contains("bad.scene.yaml:5:13: error: "))
    #expect(scenec.folder.text("out/bad.placements.json") == "old")
    #expect(scenec.folder.text("out/good.placements.json")?.isEmpty == false)
    let single = try scenec("compile", "bad.scene.yaml", "-o", "-")
    #expect(single.status == 1)
    #expect(single.output == "")
  }

  @Test("a folder that would stay empty is not made")
  func noEmptyFolder() throws {
    let scenec = try Scenec(["bad.scene.yaml": Sample.threeMistakes])
    #expect(try scenec("compile", "-o", "out").status == 1)
    #expect(scenec.folder.contents() == ["bad.scene.yaml"])
  }

  @Test("the same bytes on every run, for any number of jobs")
  func repetition() throws {
    let scenec = try Scenec()
    for index in 0..<60 {
      let text = [Sample.good, Sample.flow, Sample.warning, Sample.threeMistakes][index % 4]
      try scenec.folder.write(text, to: "in/\(index % 7)/s\(index).scene.yaml")
    }
    let first = try scenec("compile", "in", "-o", "one", "--jobs", "1")
    let again = try scenec("compile", "in", "-o", "again", "--jobs", "1")
    let parallel = try scenec("compile", "in", "-o", "four", "--jobs=4")
    for result in [first, again, parallel] {
      #expect(result.status == 1)
      #expect(result.errors == first.errors)
    }
    let outputs = scenec.folder.contents().filter { $0.hasPrefix("one/") && $0.hasSuffix(".json") }
    #expect(outputs.count == 45)
    for path in outputs {
      let below = path.dropFirst(4)
      let text = scenec.folder.text(path)
      #expect(scenec.folder.text("again/" + below) == text)
      #expect(scenec.folder.text("four/" + below) == text)
    }
    #expect(scenec.folder.contents().allSatisfy { !$0.hasSuffix(".tmp") })
  }

  @Test("a longer old output is replaced whole")
  func replacement() throws {
    let scenec = try Scenec([
      "a.scene.yaml": Sample.good, "a.json": String(repeating: "x", count: 100_000),
    ])
    let result = try scenec("compile", "a.scene.yaml", "-o", "a.json")
    #expect(result.status == 0)
    #expect(
      try scenec.folder.text("a.json") == scenec("compile", "a.scene.yaml", "-o", "-").output)
  }

  @Test("standard input is compiled under its name")
  func standardInput() throws {
    let scenec = try Scenec()
    let result = try scenec(
      "compile", "-", "--stdin-filename", "dir/orbit.scene.yml", "-o", "out", input: Sample.good)
    #expect(result.status == 0)
    #expect(scenec.folder.contents() == ["out/", "out/orbit.placements.json"])
    #expect(
      scenec.folder.text("out/orbit.placements.json")?
        .contains("\"source\":\"orbit.scene.yml\"") == true)
    #expect(try scenec("compile", "-", "-o", "out", input: Sample.good).status == 0)
    #expect(scenec.folder.text("out/stdin.placements.json") != nil)
  }
}
