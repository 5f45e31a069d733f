import TestSupport
import Testing

@Suite("What a PATH names")
struct InputTests {
  /// The files that have a diagnostic, in the order of the report.
  private func files(_ output: String) -> [String] {
    output.split(separator: "\n").filter { $0.hasSuffix("[negative-radius]") }
      .map { String($0.prefix { $0 != ":" }) }
  }

  @Test("folders are searched for scenes, hidden ones are not, in the order of bytes")
  func search() throws {
    let bad = Sample.threeMistakes
    let scenec = try Scenec([
      "b.scene.yaml": bad, "a/z.scene.yml": bad, "a/B.scene.yaml": bad, "a/é.scene.yaml": bad,
      "a.scene.yaml": bad, "plain.yaml": bad, ".hidden/h.scene.yaml": bad,
      ".build/x.scene.yaml": bad, "sub/.h.scene.yaml": bad, "sub/scene.yaml": bad,
    ])
    let expected = [
      "a.scene.yaml", "a/B.scene.yaml", "a/z.scene.yml", "a/é.scene.yaml", "b.scene.yaml",
    ]
    #expect(try files(scenec("lint").output) == expected)
    #expect(try files(scenec("lint", ".").output) == expected)
    #expect(try files(scenec("lint", "./").output) == expected)
    #expect(
      try files(scenec("lint", "plain.yaml", ".hidden").output) == [
        ".hidden/h.scene.yaml", "plain.yaml",
      ])
  }

  @Test("a scene that is named twice is checked once, in any order of arguments")
  func duplicates() throws {
    let scenec = try Scenec([
      "a/x.scene.yaml": Sample.threeMistakes, "y.yaml": Sample.threeMistakes,
    ])
    let result = try scenec(
      "lint", "y.yaml", "a", "./y.yaml", "a/x.scene.yaml", "a/../a", "y.yaml")
    #expect(files(result.output) == ["a/x.scene.yaml", "y.yaml"])
  }

  @Test("links to files count, links to folders are not followed")
  func links() throws {
    let scenec = try Scenec(["a/x.scene.yaml": Sample.threeMistakes])
    try scenec.folder.link("a/loop", to: "..")
    try scenec.folder.link("a/self", to: "self")
    try scenec.folder.link("a/y.scene.yaml", to: "x.scene.yaml")
    try scenec.folder.link("b", to: "a")
    let result = try scenec("lint")
    #expect(files(result.output) == ["a/x.scene.yaml", "a/y.scene.yaml"])
    #expect(result.errors == "")
    #expect(try files(scenec("lint", "b").output) == ["b/x.scene.yaml", "b/y.scene.yaml"])
  }

  @Test("a pipe that lies in a searched folder is not waited for")
  func namedPipe() throws {
    let scenec = try Scenec(["a.scene.yaml": Sample.good])
    let result = try scenec.shell("mkfifo p.scene.yaml && \"$scenec\" lint")
    #expect(result.status == 0)
  }

  @Test("a folder without scenes is a usage error that says what was looked for")
  func emptyFolder() throws {
    let scenec = try Scenec(["dir/a.yaml": Sample.good])
    let result = try scenec("lint", "dir")
    #expect(result.status == 2)
    #expect(result.errorLines.count == 1)
    #expect(result.errors.contains("no scenes in 'dir': looked for *.scene.yaml and *.scene.yml"))
  }

  @Test("what cannot be read is one line each, and the others are checked")
  func unreadable() throws {
    let scenec = try Scenec(["a.scene.yaml": Sample.threeMistakes, "good.scene.yaml": Sample.good])
    try scenec.folder.link("broken.scene.yaml", to: "nowhere")
    let result = try scenec("lint", ".", "missing.yaml", "a.scene.yaml/x", "")
    #expect(result.status == 2)
    #expect(files(result.output) == ["a.scene.yaml"])
    #expect(
      result.errorLines == [
        "scenec: error: cannot read '': no such file or folder",
        "scenec: error: cannot read 'a.scene.yaml/x': a part of its path is a file, not a folder",
        "scenec: error: cannot read 'broken.scene.yaml': no such file or folder",
        "scenec: error: cannot read 'missing.yaml': no such file or folder",
      ])
    let compiled = try scenec("compile", ".", "-o", "out")
    #expect(compiled.status == 2)
    #expect(scenec.folder.text("out/good.placements.json") != nil)
  }

  @Test("a name that is not UTF-8 is said to be one")
  func invalidName() throws {
    let scenec = try Scenec(["a.scene.yaml": Sample.good])
    let result = try scenec.shell("touch \"$(printf 'caf\\351').scene.yaml\" && \"$scenec\" lint")
    // Some file systems refuse such a name.
    guard result.errors.contains("scenec") else { return }
    #expect(result.status == 2)
    #expect(result.errorLines.count == 1)
    #expect(result.errors.contains("not UTF-8"))
  }
}
