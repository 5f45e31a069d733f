import Foundation
import TestSupport
import Testing

@Suite("scenec init")
struct InitTests {
  private static let names = [
    ".pre-commit-config.yaml", ".scenec.yaml", "menu.scene.yaml", "scene.schema.json",
  ]

  @Test("what it writes lints clean, under --strict too, and compiles")
  func fresh() throws {
    let scenec = try Scenec()
    let result = try scenec("init")
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(scenec.folder.contents() == Self.names)
    for name in Self.names { #expect(result.output.contains("wrote \(name)\n")) }
    let lint = try scenec("lint", "--strict")
    #expect(lint.status == 0)
    #expect(lint.output + lint.errors == "")
    let config = try scenec("config")
    #expect(config.status == 0)
    #expect(config.output.contains(".scenec.yaml:"))
    #expect(try scenec("compile", ".", "-o", "placements").status == 0)
    let placements = try #require(scenec.folder.text("placements/menu.placements.json"))
    #expect(placements.contains("\"scene\":\"Menu\""))
    #expect(placements.contains("\"count\":5"))
  }

  @Test("the scene's first line leads to the schema beside it")
  func schema() throws {
    let scenec = try Scenec()
    #expect(try scenec("init", "a/b").status == 0)
    let scene = try #require(scenec.folder.text("a/b/menu.scene.yaml"))
    let line = try #require(scene.split(separator: "\n").first)
    let path = try #require(line.split(separator: "=").last)
    #expect(line == "# yaml-language-server: $schema=\(path)")
    #expect(try scenec.folder.text("a/b/" + path) == scenec("schema", "scene").output)
  }

  @Test("a second run, or another's file, changes nothing and says so", arguments: names)
  func kept(name: String) throws {
    let scenec = try Scenec()
    try scenec.folder.write("mine", to: name)
    let result = try scenec("init")
    #expect(result.status == 0)
    #expect(result.output.contains("kept \(name), which was there already\n"))
    #expect(scenec.folder.text(name) == "mine")
    #expect(scenec.folder.contents() == Self.names)
    let before = scenec.folder.contents().map { scenec.folder.text($0) }
    #expect(try scenec("init").status == 0)
    #expect(scenec.folder.contents().map { scenec.folder.text($0) } == before)
  }

  @Test("a link that leads nowhere is left alone")
  func danglingLink() throws {
    let scenec = try Scenec()
    try scenec.folder.link("menu.scene.yaml", to: "elsewhere")
    let result = try scenec("init")
    #expect(result.status == 0)
    #expect(result.output.contains("kept menu.scene.yaml,"))
    #expect(!scenec.folder.contents().contains("elsewhere"))
  }

  @Test("hooks go to the top of the git repository, or are shown when they are there")
  func repository() throws {
    let scenec = try Scenec()
    try scenec.folder.makeFolder(".git")
    let result = try scenec("init", "my scenes")
    #expect(result.output.contains("wrote .pre-commit-config.yaml\n"))
    #expect(!scenec.folder.contents().contains("my scenes/.pre-commit-config.yaml"))
    #expect(result.output.contains("  scenec lint 'my scenes'\n"))
    let hooks = try #require(scenec.folder.text(".pre-commit-config.yaml"))
    let below = try scenec.shell("cd 'my scenes' && mkdir deep && \"$scenec\" init deep/er")
    #expect(below.output.contains("kept ../.pre-commit-config.yaml,"))
    #expect(below.output.contains(hooks.dropFirst("repos:\n".count)))
  }

  @Test("the hook does what the published one for the same program does")
  func hook() throws {
    let scenec = try Scenec()
    _ = try scenec("init")
    let written = try #require(scenec.folder.text(".pre-commit-config.yaml"))
    let lines = written.split(separator: "\n").map { $0.drop { $0 == " " } }
    let published = try Repository.text(".pre-commit-hooks.yaml")
    let start = try #require(published.range(of: "- id: scenec-lint-system\n")).upperBound
    let entry = published[start...].prefix(
      upTo: published.range(of: "\n\n", range: start..<published.endIndex)!.lowerBound)
    for line in entry.split(separator: "\n").map({ $0.drop { $0 == " " } })
    where !line.hasPrefix("description:") {
      #expect(lines.contains(line), "the hook of init lacks \(line)")
    }
  }

  @Test(
    "what cannot be written is exit 2 and one line",
    arguments: [
      (["init", "file"], "cannot write 'file/menu.scene.yaml': a part of its path is a file"),
      (["init", ""], "FOLDER is empty"),
      (["init", "a", "b"], "unexpected argument 'b'"),
      (["init", "--force"], "unknown option '--force'"),
    ])
  func failures(arguments: [String], message: String) throws {
    let scenec = try Scenec(["file": ""])
    let words = arguments.map { "'\($0)'" }.joined(separator: " ")
    let result = try scenec.shell("\"$scenec\" \(words)")
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.errorLines.count == 1)
    #expect(result.errors.contains(message))
    #expect(scenec.folder.contents() == ["file"])
  }
}
