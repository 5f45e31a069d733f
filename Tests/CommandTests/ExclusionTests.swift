import Foundation
import TestSupport
import Testing

@Suite("What a search passes over")
struct ExclusionTests {
  private func files(_ output: String) -> [String] {
    output.split(separator: "\n").filter { $0.hasSuffix("[negative-radius]") }
      .map { String($0.prefix { $0 != ":" }) }
  }

  @Test("what a configuration excludes, from its folder on, nested ones by themselves")
  func exclude() throws {
    let bad = Sample.threeMistakes
    let scenec = try Scenec([
      ".scenec.yaml": "exclude: [vendor, /top, \"old-*\", \"!old-but-kept.scene.yaml\"]\n",
      "a.scene.yaml": bad, "vendor/b.scene.yaml": bad, "x/vendor/c.scene.yaml": bad,
      "top/d.scene.yaml": bad, "x/top/e.scene.yaml": bad, "x/old-f.scene.yaml": bad,
      "x/old-but-kept.scene.yaml": bad, "own/.scenec.yaml": "exclude: [/a.scene.yaml]\n",
      "own/a.scene.yaml": bad, "own/vendor/g.scene.yaml": bad,
    ])
    let expected = [
      "a.scene.yaml", "own/vendor/g.scene.yaml", "x/old-but-kept.scene.yaml", "x/top/e.scene.yaml",
    ]
    #expect(try files(scenec("lint").output) == expected)
    #expect(
      try files(scenec("lint", "--no-config").output).count == expected.count + 5)
  }

  @Test("what is named is checked, unless exclusion is forced")
  func named() throws {
    let bad = Sample.threeMistakes
    let scenec = try Scenec([
      ".scenec.yaml": "exclude: [vendor]\n", "a.scene.yaml": bad, "vendor/in/b.scene.yaml": bad,
    ])
    let (file, folder) = ("vendor/in/b.scene.yaml", "vendor/in")
    #expect(try files(scenec("lint", file).output) == [file])
    #expect(try files(scenec("lint", folder).output) == [file])
    #expect(
      try files(scenec("lint", "--force-exclude", file, "a.scene.yaml").output) == ["a.scene.yaml"])
    for path in [file, folder, "vendor", "./vendor/../vendor/in"] {
      let result = try scenec("lint", "--force-exclude", path)
      #expect(result.status == 0)
      #expect(result.output + result.errors == "")
    }
    let input = try scenec("lint", "--force-exclude", "--stdin-filename", file, input: bad)
    #expect(input.status == 0 && input.output == "")
    let compiled = try scenec("compile", "--force-exclude", file, "-o", "out")
    #expect(compiled.status == 0 && scenec.folder.text("out/b.placements.json") == nil)
  }

  @Test("a folder of which all is excluded says so")
  func emptied() throws {
    let scenec = try Scenec([
      ".scenec.yaml": "exclude: [\"*.scene.yaml\"]\n", "a.scene.yaml": Sample.good,
    ])
    let result = try scenec("lint")
    #expect(result.status == 2)
    #expect(result.errorLines.count == 1)
    #expect(result.errors.contains("but for what is excluded; see 'scenec config'"))
    #expect(try scenec("lint", "--force-exclude").status == 0)
  }

  @Test("include replaces the names of scenes; a folder includes its scenes")
  func include() throws {
    let bad = Sample.threeMistakes
    let scenec = try Scenec([
      ".scenec.yaml": "include: [menus/, \"data/*.yaml\", \"all/**\", \"!menus/skip\"]\n",
      "a.scene.yaml": bad, "menus/deep/b.scene.yaml": bad, "menus/notes.yaml": bad,
      "menus/skip/s.scene.yaml": bad, "data/c.yaml": bad, "data/d.txt": bad,
      "data/deep/e.yaml": bad, "all/x/f.scene.yml": bad, "all/readme.md": bad,
    ])
    let expected = ["all/x/f.scene.yml", "data/c.yaml", "menus/deep/b.scene.yaml"]
    #expect(try files(scenec("lint").output) == expected)
    #expect(try files(scenec("lint", "menus/deep").output) == ["menus/deep/b.scene.yaml"])
    #expect(try files(scenec("lint", "a.scene.yaml").output) == ["a.scene.yaml"])
  }

  @Test("what git ignores, in a work tree only")
  func gitignore() throws {
    let bad = Sample.threeMistakes
    let scenec = try Scenec([
      ".gitignore": "build/\n*.tmp.scene.yaml\n", "a.scene.yaml": bad, "build/b.scene.yaml": bad,
      "x/build/c.scene.yaml": bad, "x/d.tmp.scene.yaml": bad, "x/.gitignore": "!d.tmp*\n/y\n",
      "x/y/e.scene.yaml": bad, "z/x/y/f.scene.yaml": bad, "local.scene.yaml": bad,
    ])
    let all = [
      "a.scene.yaml", "build/b.scene.yaml", "local.scene.yaml", "x/build/c.scene.yaml",
      "x/d.tmp.scene.yaml", "x/y/e.scene.yaml", "z/x/y/f.scene.yaml",
    ]
    #expect(try files(scenec("lint").output) == all)
    try scenec.folder.makeFolder(".git")
    #expect(try files(scenec("lint").output) == all, "an empty .git is no repository")
    let initial = try scenec.shell(
      "git init -q . && echo local.scene.yaml >> .git/info/exclude && \"$scenec\" lint")
    let kept = ["a.scene.yaml", "x/d.tmp.scene.yaml", "z/x/y/f.scene.yaml"]
    #expect(files(initial.output) == kept)
    #expect(try files(scenec("lint", "x").output) == ["x/d.tmp.scene.yaml"])
    #expect(try files(scenec("lint", "build").output) == ["build/b.scene.yaml"])
    try scenec.folder.write("gitignore: false\n", to: ".scenec.yaml")
    #expect(try files(scenec("lint").output) == all)
  }

  @Test("a repository in a repository has its own ignored files")
  func nestedRepository() throws {
    let bad = Sample.threeMistakes
    let scenec = try Scenec([
      ".gitignore": "b.scene.yaml\n", "in/b.scene.yaml": bad, "in/c.scene.yaml": bad,
      "in/.gitignore": "c.scene.yaml\n", "b.scene.yaml": bad,
    ])
    let result = try scenec.shell("git init -q . && git init -q in && \"$scenec\" lint")
    #expect(files(result.output) == ["in/b.scene.yaml"])
  }

  @Test("a search finds what git lists", arguments: [11, 12, 13, 14, 15, 16] as [UInt64])
  func agreement(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let scenec = try Scenec()
    let names = ["a", "b", "ab", "build"]
    let lines = [
      "a", "/a", "a/", "!a", "b/**", "**/b", "a/b", "*.scene.yaml", "!ab.scene.yaml",
      "!*/", "build/", "/*/a", "!build/a.scene.yaml", "a*", "**", "!**/b",
    ]
    func fill(_ folder: String, _ depth: Int) throws {
      for name in names where Int.random(in: 0..<3, using: &random) > 0 {
        try scenec.folder.write(Sample.threeMistakes, to: folder + name + ".scene.yaml")
        if depth > 0 { try fill(folder + name + "/", depth - 1) }
      }
      guard folder.isEmpty || Int.random(in: 0..<3, using: &random) == 0 else { return }
      let count = Int.random(in: 1...3, using: &random)
      let text = (0..<count).map { _ in (lines.randomElement(using: &random) ?? "") + "\n" }
      try scenec.folder.write(text.joined(), to: folder + ".gitignore")
    }
    try fill("", 3)
    let listed = try scenec.shell(
      "git init -q . && git ls-files --others --exclude-standard | grep 'scene.yaml$' | LC_ALL=C sort"
    )
    let found = try scenec("lint")
    #expect(
      files(found.output) == listed.output.split(separator: "\n").map(String.init), "seed \(seed)")
  }
}
