import Foundation
import TestSupport
import Testing

@Suite("Scenes named by a list")
struct FilesFromTests {
  /// The files of a concise report, in its order.
  private func files(_ output: String) -> [String] {
    output.split(separator: "\n").filter { $0.hasSuffix("[negative-radius]") }
      .map { String($0.prefix { $0 != ":" }) }
  }

  private static let oddNames = [
    "a b.scene.yaml", "--quiet", "-", "'x'.scene.yaml", "\"y\".scene.yaml", "é🎧.scene.yaml",
    " lead.scene.yaml", "back\\slash.scene.yaml", "$HOME.scene.yaml", "~.scene.yaml",
  ]

  private func odd() throws -> Scenec {
    let scenec = try Scenec()
    for name in Self.oddNames {
      try Data(Sample.threeMistakes.utf8).write(to: scenec.folder.url.appendingPathComponent(name))
    }
    try scenec.folder.write(Sample.threeMistakes, to: "unnamed.scene.yaml")
    return scenec
  }

  @Test("names are taken as they are, from a file and from standard input")
  func lines() throws {
    let scenec = try odd()
    let list = "\n" + Self.oddNames.joined(separator: "\n") + "\n\n"
    try scenec.folder.write(list, to: "list.txt")
    let expected = Self.oddNames.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let file = try scenec("lint", "--format", "concise", "--files-from", "list.txt")
    #expect(file.status == 1 && file.errors == "")
    #expect(files(file.output) == expected)
    let input = try scenec("lint", "--format=concise", "--files-from=-", input: list)
    #expect(input.output == file.output)
  }

  @Test("names may end with a NUL, then they may hold line breaks", arguments: ["-0", "--null"])
  func nul(option: String) throws {
    let scenec = try Scenec([
      "two\nlines.scene.yaml": Sample.threeMistakes, "a.scene.yaml": Sample.threeMistakes,
    ])
    let list = "two\nlines.scene.yaml\0\0a.scene.yaml"
    let result = try scenec("lint", "--format=concise", option, "--files-from", "-", input: list)
    #expect(result.errors == "")
    #expect(files(result.output) == ["a.scene.yaml", "two\\nlines.scene.yaml"])
  }

  @Test("what find prints is what is compiled")
  func find() throws {
    let scenec = try Scenec([
      "s/a.scene.yaml": Sample.good, "s/b c.scene.yaml": Sample.flow, "t/d.scene.yaml": Sample.good,
    ])
    let result = try scenec.shell(
      "find s -name '*.scene.yaml' -print0 | \"$scenec\" compile -0 --files-from - -o out")
    #expect(result.status == 0 && result.errors == "" && result.output == "")
    let outputs = scenec.folder.contents().filter { $0.hasPrefix("out/") }
    #expect(outputs == ["out/", "out/a.placements.json", "out/b c.placements.json"])
  }

  @Test("paths and names add up, each scene once; folders are searched")
  func both() throws {
    let bad = Sample.threeMistakes
    let scenec = try Scenec([
      "a.scene.yaml": bad, "f/b.scene.yaml": bad, "f/c.scene.yaml": bad, "d.scene.yaml": bad,
    ])
    let list = "f\n./a.scene.yaml\nf/b.scene.yaml\na.scene.yaml\n"
    let result = try scenec(
      "lint", "--format=concise", "a.scene.yaml", "--files-from", "-", input: list)
    #expect(files(result.output) == ["a.scene.yaml", "f/b.scene.yaml", "f/c.scene.yaml"])
  }

  @Test("an empty list names nothing, not the current folder", arguments: ["", "\n\n\n"])
  func empty(list: String) throws {
    let scenec = try Scenec(["a.scene.yaml": Sample.threeMistakes])
    let lint = try scenec("lint", "--files-from", "-", input: list)
    #expect(lint.status == 0 && lint.output == "" && lint.errors == "")
    let compile = try scenec("compile", "--files-from", "-", "-o", "out", input: list)
    #expect(compile.status == 0 && compile.errors == "")
    #expect(scenec.folder.contents() == ["a.scene.yaml"])
  }

  @Test("each missing file is said, the others are checked")
  func missing() throws {
    let scenec = try Scenec(["b.scene.yaml": Sample.threeMistakes])
    let list = "a.scene.yaml\nb.scene.yaml\nc.scene.yaml\r\n"
    let result = try scenec("lint", "--format=concise", "--files-from", "-", input: list)
    #expect(result.status == 2)
    #expect(files(result.output) == ["b.scene.yaml"])
    #expect(
      result.errors == """
        scenec: error: cannot read 'a.scene.yaml': no such file or folder
        scenec: error: cannot read 'c.scene.yaml\\r': no such file or folder

        """)
  }

  @Test("a name that is not UTF-8 is said, the others are checked")
  func notText() throws {
    let scenec = try Scenec(["b.scene.yaml": Sample.threeMistakes])
    let result = try scenec.shell(
      "printf 'x\\377.scene.yaml\\nb.scene.yaml\\n' | \"$scenec\" lint --files-from - --format concise"
    )
    #expect(result.status == 2)
    #expect(files(result.output) == ["b.scene.yaml"])
    #expect(
      result.errors
        == "scenec: error: cannot read 'x\u{FFFD}.scene.yaml': its name is not UTF-8; rename it\n")
  }

  @Test(
    "a list that is none is one line, and exit 2",
    arguments: [
      ("lint --files-from nowhere", "cannot read 'nowhere': no such file or folder"),
      ("lint --files-from folder", "cannot read 'folder': it is a folder"),
      ("lint --files-from", "'--files-from' needs a value: a file of names, or -"),
      ("lint --files-from nul", "'nul' holds a NUL, so its names do not end with their lines"),
      ("lint -0 a.scene.yaml", "'--null' says how the names of '--files-from' end"),
      ("lint --null=yes", "'--null' takes no value"),
      ("lint - --files-from -", "a scene or the list of '--files-from', not both"),
      ("lint --stdin-filename x --files-from -", "not both"),
      ("compile --files-from nowhere -o out", "cannot read 'nowhere'"),
    ])
  func bad(line: String, advice: String) throws {
    let scenec = try Scenec(["a.scene.yaml": Sample.good, "folder/b.scene.yaml": Sample.good])
    let result = try scenec.shell("printf 'a\\0b' > nul; \"$scenec\" \(line)")
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.errorLines.count == 1)
    #expect(result.errors.contains(advice))
  }

  @Test("100,000 names are no burden")
  func many() throws {
    let scenec = try Scenec(["a.scene.yaml": Sample.good])
    let pair = "a.scene.yaml\n./a.scene.yaml\n\n"
    let list = String(repeating: pair, count: 50_000)
    let result = try scenec(
      "lint", "--format", "json", "--files-from", "-", input: list)
    #expect(result.status == 0)
    #expect(try JSONReport(result.output).summary["files"] == 1)
  }
}
