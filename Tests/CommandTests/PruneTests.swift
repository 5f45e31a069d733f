import Foundation
import TestSupport
import Testing

/// Outputs whose scenes are gone.
struct PruneTests {
  private static func compiled() throws -> Scenec {
    let scenec = try Scenec([
      "in/a.scene.yaml": Sample.good, "in/sub/b.scene.yaml": Sample.flow,
      "in/sub/deep/c.scene.yaml": Sample.flow, "out/mine.txt": "mine",
    ])
    #expect(try scenec("compile", "in", "-o", "out").status == 0)
    return scenec
  }

  @Test func `they are named in each run, and stay`() throws {
    let scenec = try Self.compiled()
    try FileManager.default.removeItem(atPath: scenec.folder.path("in/sub"))
    for _ in 0..<2 {
      let result = try scenec("compile", "in", "-o", "out")
      #expect(result.status == 0)
      #expect(
        result.errorLines == [
          "in/sub/b.scene.yaml: warning: output 'out/sub/b.placements.json' is left, its scene "
            + "is gone; '--prune' removes it",
          "in/sub/deep/c.scene.yaml: warning: output 'out/sub/deep/c.placements.json' is left, "
            + "its scene is gone; '--prune' removes it",
        ])
    }
    #expect(scenec.folder.text("out/sub/b.placements.json") != nil)
    #expect(try scenec("compile", "in", "-o", "out", "--quiet").errors == "")
  }

  @Test func `a check fails for them, and writes nothing`() throws {
    let scenec = try Self.compiled()
    try FileManager.default.removeItem(atPath: scenec.folder.path("in/a.scene.yaml"))
    let before = scenec.folder.contents()
    for _ in 0..<2 {
      let result = try scenec("compile", "in", "-o", "out", "--check", "--quiet")
      #expect(result.status == 1)
      #expect(
        result.errorLines == [
          "in/a.scene.yaml: error: output 'out/a.placements.json' is stale, its scene is gone; "
            + "run compile with '--prune'"
        ])
    }
    #expect(scenec.folder.contents() == before)
  }

  @Test func `--prune removes them with the folders that held nothing else`() throws {
    let scenec = try Self.compiled()
    try FileManager.default.removeItem(atPath: scenec.folder.path("in/sub"))
    let result = try scenec("compile", "in", "-o", "out", "--prune")
    #expect(result.status == 0)
    #expect(
      result.errorLines == [
        "scenec: removed 'out/sub/b.placements.json', whose scene 'in/sub/b.scene.yaml' is gone",
        "scenec: removed 'out/sub/deep/c.placements.json', whose scene "
          + "'in/sub/deep/c.scene.yaml' is gone",
      ])
    #expect(
      scenec.folder.contents() == [
        "in/", "in/a.scene.yaml", "out/", "out/a.placements.json", "out/mine.txt",
      ])
    #expect(try scenec("compile", "in", "-o", "out", "--prune").errors == "")
    #expect(try scenec("compile", "in", "-o", "out", "--check").status == 0)
  }

  @Test(arguments: [
    "echo mine > out/sub/b.placements.json", "ln -sf ../mine.txt out/sub/b.placements.json",
    "rm out/sub/b.placements.json; mkdir out/sub/b.placements.json",
    // Through a folder that is a link the same bytes lie elsewhere.
    "mv out/sub elsewhere; ln -s ../elsewhere out/sub",
  ])
  func `what someone else put in their place is left`(change: String) throws {
    let scenec = try Self.compiled()
    #expect(try scenec.shell("rm in/sub/b.scene.yaml; rm -r in/sub/deep; \(change)").status == 0)
    let before = try scenec.shell("cat out/sub/b.placements.json").output
    let result = try scenec("compile", "in", "-o", "out", "--prune")
    #expect(result.status == 0)
    #expect(result.errors.contains("since scenec did not write what it holds"))
    #expect(try scenec.shell("cat out/sub/b.placements.json").output == before)
    #expect(try scenec.shell("test -e out/sub/b.placements.json").status == 0)
  }

  @Test func `outputs of scenes that are only not named, or excluded, are none`() throws {
    let scenec = try Self.compiled()
    let before = scenec.folder.contents()
    for arguments in [["in/sub"], ["in/a.scene.yaml"], ["in/sub", "in/a.scene.yaml"]] {
      // (Below another PATH the outputs stand elsewhere in OUT.)
      let result = try scenec.run(["compile"] + arguments + ["-o", "out", "--prune"])
      #expect(result.status == 0)
      #expect(result.errors == "")
    }
    #expect(Set(scenec.folder.contents()).isSuperset(of: before))
    try scenec.folder.write("exclude: [sub/deep]\n", to: "in/.scenec.yaml")
    #expect(try scenec("compile", "in", "-o", "out", "--prune").errors == "")
    #expect(scenec.folder.text("out/sub/deep/c.placements.json") != nil)
  }

  @Test func `a scene that moved within its project leaves nothing behind`() throws {
    let scenec = try Self.compiled()
    #expect(try scenec.shell("mv in/sub/deep/c.scene.yaml in/c.scene.yaml").status == 0)
    #expect(try scenec("compile", "in", "-o", "out", "--prune").status == 0)
    #expect(scenec.folder.text("out/c.placements.json") != nil)
    #expect(scenec.folder.text("out/sub/deep/c.placements.json") == nil)
    // The same outputs from a folder of another name.
    #expect(try scenec.shell("mv in moved").status == 0)
    #expect(try scenec("compile", "moved", "-o", "out", "--prune").errors == "")
    #expect(try scenec("compile", "moved/sub", "-o", "out", "--prune").errors == "")
    #expect(scenec.folder.text("out/a.placements.json") != nil)
  }

  @Test func `of several parts of a run one sees to each of them`() throws {
    let scenec = try Self.compiled()
    try FileManager.default.removeItem(atPath: scenec.folder.path("in/sub"))
    var lines: [String] = []
    for part in 1...3 {
      lines += try scenec("compile", "in", "-o", "out", "--shard", "\(part)/3").errorLines
    }
    #expect(lines.filter { $0.contains("is gone") }.count == 2)
    for part in 1...3 {
      _ = try scenec("compile", "in", "-o", "out", "--shard", "\(part)/3", "--prune")
    }
    #expect(!scenec.folder.contents().contains("out/sub/"))
  }

  @Test(
    "what only seems to be gone is left, also by the next run",
    arguments: [
      // Paths from OUT lead elsewhere now.
      "mkdir new; mv out new/out; \"$scenec\" compile in/a.scene.yaml -o new/out --prune",
      // A link leads to another copy of the scenes.
      "cp -r in other; mv in first; ln -s other in; rm -r first; "
        + "\"$scenec\" compile in/a.scene.yaml -o out --prune",
      // Nothing can be said of what is not there to be searched, or cannot be read.
      "mv in away; \"$scenec\" compile in -o out --prune",
      "rm -rf in/sub; \"$scenec\" compile in/a.scene.yaml in/none.scene.yaml -o out --prune",
    ])
  func apparent(script: String) throws {
    let scenec = try Self.compiled()
    func outputs() throws -> String {
      try scenec.shell("find . -name '*.placements.json' | sed 's|.*out/||' | sort").output
    }
    let before = try outputs()
    for _ in 0..<2 {
      let errors = try scenec.shell(script + " || true").errors
      #expect(!errors.contains("gone") && !errors.contains("removed"))
    }
    #expect(try outputs() == before)
  }

  @Test func `a folder that has lost its last scene leaves outputs to be removed`() throws {
    let scenec = try Self.compiled()
    #expect(try scenec.shell("rm -r in; mkdir in").status == 0)
    let left = try scenec("compile", "in", "-o", "out")
    #expect(left.status == 0 && left.errorLines.count == 3)
    #expect(left.errorLines.allSatisfy { $0.contains("is left, its scene is gone") })
    #expect(try scenec("compile", "in", "-o", "out", "--check").status == 1)
    let pruned = try scenec("compile", "in", "-o", "out", "--prune", "--report", "r.jsonl")
    #expect(pruned.status == 0 && pruned.errorLines.count == 3)
    #expect(!(scenec.folder.contents().contains { $0.hasSuffix(".placements.json") }))
    // Now there is nothing to do, which nobody means.
    for options in [[], ["--check"], ["--prune"], ["--no-cache"]] {
      let result = try scenec.run(["compile", "in", "-o", "out"] + options)
      #expect(result.status == 2 && result.errors.contains("no scenes in 'in'"))
    }
  }

  @Test(arguments: [
    ("-o out --prune --check", "'--check' writes nothing; leave '--prune'"),
    ("-o out --prune --no-cache", "leave '--no-cache'"),
    ("-o a.json --prune", "name one after '-o'"), ("-o - --prune", "name one after '-o'"),
    ("-o out --fail-fast --keep-going", "exclude each other"),
  ])
  func `wrong usage is one line`(options: String, words: String) throws {
    let scenec = try Self.compiled()
    let result = try scenec.shell("\"$scenec\" compile in/a.scene.yaml \(options)")
    #expect(result.status == 2)
    #expect(result.errorLines.count == 1)
    #expect(result.errors.contains(words))
  }
}
