import Foundation
import TestSupport
import Testing

/// The recipes for ninja, tried with ninja.
@Suite("With ninja", .enabled(if: programExists("ninja"), "ninja is not on the PATH"))
struct NinjaTests {
  private static let noWork = "ninja: no work to do.\n"

  /// A project with the build file of the guide, and `scenec` on its PATH.
  private func project(_ recipe: Int, _ files: KeyValuePairs<String, String>) throws -> Scenec {
    let scenec = try Scenec(files)
    let recipe = try #require(try GuidePage.block("ninja", in: "ninja", recipe))
    try scenec.folder.write(recipe, to: "build.ninja")
    return scenec
  }

  private func ninja(_ scenec: Scenec) throws -> ProcessResult {
    try scenec.shell("PATH=\"$(dirname \"$scenec\"):$PATH\" ninja")
  }

  /// Lets the clock of the file system pass a tick, so that what comes is newer.
  private func tick() { usleep(20_000) }

  private func tree() throws -> Scenec {
    let scenec = try project(
      0,
      [
        "scenes/a.scene.yaml": Sample.good, "scenes/sub/b c.scene.yaml": Sample.flow,
        "scenes/sub/d#$:e.scene.yaml": Sample.flow, "scenes/sub/.scenec.yaml": "platform: iOS\n",
      ])
    let first = try ninja(scenec)
    #expect(first.status == 0 && first.output.contains("[1/1]"))
    #expect(scenec.folder.text("placements/sub/d#$:e.placements.json") != nil)
    #expect(try ninja(scenec).output == Self.noWork)
    tick()
    return scenec
  }

  @Test("a first build writes the outputs, a second has nothing to do")
  func noWork() throws {
    let scenec = try tree()
    let outputs = scenec.folder.contents().filter { $0.hasSuffix(".placements.json") }
    #expect(outputs.count == 3)
  }

  @Test("a scene that changes is built, and only its output is new", arguments: ["a", "sub/b c"])
  func touched(stem: String) throws {
    let scenec = try tree()
    _ = try scenec.shell("find placements -name '*.json' -exec touch -d @1000 {} +")
    #expect(try ninja(scenec).output == Self.noWork)
    let longer = Sample.good.replacingOccurrences(of: "count: 3", with: "count: 5")
    try scenec.folder.write(longer, to: "scenes/\(stem).scene.yaml")
    let built = try ninja(scenec)
    #expect(built.status == 0 && built.output.contains("[1/1]"))
    let new = try scenec.shell("find placements -name '*.json' -newermt @2000").output
    #expect(new == "placements/\(stem).placements.json\n")
    #expect(try ninja(scenec).output == Self.noWork)
  }

  @Test(
    "whatever decides the outputs starts a build, then there is nothing to do",
    arguments: [
      "touch 'scenes/sub/d#$:e.scene.yaml'", "echo 'platform: macOS' > scenes/sub/.scenec.yaml",
      "rm scenes/sub/.scenec.yaml", "echo 'platform: iOS' > scenes/.scenec.yaml",
      "cp scenes/a.scene.yaml scenes/new.scene.yaml", "rm scenes/a.scene.yaml",
      "mkdir scenes/n && cp scenes/a.scene.yaml scenes/n/z.scene.yaml", "rm placements.jsonl",
    ])
  func dirty(change: String) throws {
    let scenec = try tree()
    #expect(try scenec.shell(change).status == 0)
    let built = try ninja(scenec)
    #expect(built.status == 0 && built.output.contains("[1/1]"))
    #expect(try ninja(scenec).output == Self.noWork)
  }

  @Test("a scene with an error fails every build until it is mended")
  func error() throws {
    let scenec = try tree()
    try scenec.folder.write(Sample.threeMistakes, to: "scenes/a.scene.yaml")
    for _ in 0..<2 {
      let failed = try ninja(scenec)
      #expect(failed.status != 0 && failed.output.contains("[negative-radius]"))
    }
    tick()
    try scenec.folder.write(Sample.flow, to: "scenes/a.scene.yaml")
    #expect(try ninja(scenec).status == 0)
    #expect(try ninja(scenec).output == Self.noWork)
  }

  @Test("a build of single scenes knows each scene's configuration")
  func single() throws {
    let scenec = try project(
      1,
      [
        "scenes/menu.scene.yaml": Sample.good, "scenes/dock.scene.yaml": Sample.flow,
        "scenes/.scenec.yaml": "platform: iOS\n",
      ])
    #expect(try ninja(scenec).output.contains("[2/2]"))
    #expect(try ninja(scenec).output == Self.noWork)
    tick()
    try scenec.folder.write(Sample.flow, to: "scenes/menu.scene.yaml")
    #expect(try ninja(scenec).output.contains("[1/1]"))
    tick()
    try scenec.folder.write("platform: macOS\n", to: "scenes/.scenec.yaml")
    #expect(try ninja(scenec).output.contains("[2/2]"))
    #expect(try ninja(scenec).output == Self.noWork)
  }
}
