import TestSupport
import Testing

/// `--fail-fast` and `--keep-going`.
struct FailFastTests {
  private static func project() throws -> Scenec {
    try Scenec([
      "in/a.scene.yaml": Sample.good, "in/b.scene.yaml": Sample.warning,
      "in/c.scene.yaml": Sample.threeMistakes, "in/d.scene.yaml": Sample.good,
      "in/e.scene.yaml": Sample.threeMistakes, "in/f.scene.yaml": Sample.good,
    ])
  }

  @Test(arguments: ["compile in -o out --jobs 1", "lint in --jobs 1", "lint in --jobs 4"])
  func `a run ends with the first scene that has an error`(line: String) throws {
    let scenec = try Self.project()
    let result = try scenec.shell("\"$scenec\" \(line) --fail-fast --format concise 2>&1")
    #expect(result.status == 1)
    #expect(result.output.contains("in/b.scene.yaml:"))
    #expect(result.output.contains("in/c.scene.yaml:"))
    #expect(!result.output.contains("in/e.scene.yaml:"))
    #expect(
      result.output.hasSuffix(
        "scenec: stopped at the first scene that fails; 3 more are not reported\n"))
  }

  @Test func `one thread writes nothing after the scene that fails`() throws {
    let scenec = try Self.project()
    #expect(try scenec("compile", "in", "-o", "out", "--jobs", "1", "--fail-fast").status == 1)
    #expect(
      scenec.folder.contents().filter { $0.hasSuffix(".json") }
        == ["out/a.placements.json", "out/b.placements.json"])
  }

  @Test func `a warning counts under --strict, and the last scene leaves none`() throws {
    let scenec = try Self.project()
    let strict = try scenec("lint", "in", "--fail-fast", "--strict")
    #expect(strict.status == 1)
    #expect(strict.output.contains("in/b.scene.yaml:"))
    #expect(!strict.output.contains("in/c.scene.yaml:"))
    #expect(strict.errors.contains("; 4 more are"))
    let last = try scenec("lint", "in/e.scene.yaml", "--fail-fast")
    #expect(last.status == 1)
    #expect(last.errors == "")
  }

  @Test func `a scene that cannot be read, and an output that is stale, fail too`() throws {
    let scenec = try Self.project()
    let unreadable = try scenec("lint", "in/c.scene.yaml", "in/a1", "in/a2", "--fail-fast")
    #expect(unreadable.status == 2)
    #expect(unreadable.output == "1 file could not be checked\n" || unreadable.output == "")
    #expect(
      unreadable.errorLines == [
        "scenec: stopped at the first scene that fails; 2 more are not reported",
        "scenec: error: cannot read 'in/a1': no such file or folder",
      ])
    let stale = try scenec("compile", "in", "-o", "out", "--check", "--fail-fast", "--quiet")
    #expect(stale.status == 1)
    #expect(stale.errors.contains("'out/a.placements.json' is missing"))
    #expect(!stale.errors.contains("'out/b.placements.json'"))
  }

  @Test func `without it, or with --keep-going, all scenes are reported`() throws {
    let scenec = try Self.project()
    let plain = try scenec("lint", "in")
    let going = try scenec("lint", "in", "--keep-going")
    #expect(plain.output.contains("in/e.scene.yaml:"))
    #expect(going.output == plain.output)
    #expect(going.status == 1)
  }
}
