import Foundation
import SceneBatch
import SceneSource
import TestSupport
import Testing

@Suite("scenec lint --fix and --diff")
struct FixCommandTests {
  private static let bad = "version: 1\ncontainers:\n  - {layuot: flow, children: [{siez: 8}]}\n"
  private static let good = "version: 1\ncontainers:\n  - {layout: flow, children: [{size: 8}]}\n"

  @Test("safe fixes are written, and the report has what is left")
  func fix() throws {
    let scenec = try Scenec(["a.scene.yaml": Self.bad, "b.scene.yaml": Sample.threeMistakes])
    let result = try scenec("lint", "--fix")
    #expect(result.status == 1)
    #expect(result.output.contains("b.scene.yaml:5:13: error: radius is -1"))
    #expect(!result.output.contains("a.scene.yaml"))
    #expect(
      result.output.hasSuffix(
        "2 errors in 2 files\nfixed 3 of 5, 1 more can be fixed with '--unsafe-fixes'\n"))
    #expect(scenec.folder.text("a.scene.yaml") == Self.good)
    #expect(scenec.folder.contents() == ["a.scene.yaml", "b.scene.yaml"])
    let again = try scenec("lint", "--fix", "a.scene.yaml")
    #expect(again.status == 0)
    #expect(again.output == "")
  }

  @Test("without --fix the report says what could be mended")
  func hint() throws {
    let scenec = try Scenec(["a.scene.yaml": Self.bad])
    let result = try scenec("lint")
    #expect(
      result.output.hasSuffix("2 errors in 1 file\n2 can be fixed with 'scenec lint --fix'\n"))
    #expect(scenec.folder.text("a.scene.yaml") == Self.bad)
  }

  @Test("--unsafe-fixes applies the others too, and the report says that it could")
  func unsafe() throws {
    let text = Self.good.replacing("[{size: 8}]", with: "[{size: 8} {size: 9}]")
    let scenec = try Scenec(["a.scene.yaml": text])
    let safe = try scenec("lint", "--fix")
    #expect(safe.status == 1)
    #expect(safe.output.hasSuffix("1 error in 1 file\n1 more can be fixed with '--unsafe-fixes'\n"))
    #expect(scenec.folder.text("a.scene.yaml") == text)
    let unsafe = try scenec("lint", "--fix", "--unsafe-fixes")
    #expect(unsafe.status == 0)
    #expect(unsafe.output == "fixed 1 of 1\n")
    #expect(scenec.folder.text("a.scene.yaml") == text.replacing("} {", with: "}, {"))
  }

  @Test("of standard input the mended text goes to standard output, the report to standard error")
  func standardInput() throws {
    let scenec = try Scenec()
    let result = try scenec("lint", "--fix", "-", input: Self.bad)
    #expect(result.status == 0)
    #expect(result.output == Self.good)
    #expect(result.errors == "fixed 2 of 2\n")
    let unchanged = try scenec("lint", "--fix", "-", input: Sample.good)
    #expect(unchanged.output == Sample.good)
    #expect(unchanged.errors == "")
  }

  // MARK: Files

  @Test("permissions stay, and a link leads to the file that changes")
  func permissionsAndLinks() throws {
    let scenec = try Scenec(["real/a.txt": Self.bad])
    try scenec.folder.link("b.scene.yaml", to: "real/a.txt")
    try scenec.folder.link("a.scene.yaml", to: "b.scene.yaml")
    #expect(try scenec.shell("chmod 640 real/a.txt").status == 0)
    #expect(try scenec("lint", "--fix").status == 0)
    #expect(scenec.folder.text("real/a.txt") == Self.good)
    let listing = try scenec.shell("stat -c '%a %F' real/a.txt a.scene.yaml b.scene.yaml")
    #expect(listing.output == "640 regular file\n777 symbolic link\n777 symbolic link\n")
    #expect(
      scenec.folder.contents() == ["a.scene.yaml", "b.scene.yaml", "real/", "real/a.txt"])
  }

  @Test("a read-only file is left alone, exit 2, and its findings are reported")
  func readOnly() throws {
    let scenec = try Scenec(["a.scene.yaml": Self.bad, "b.scene.yaml": Self.bad])
    #expect(try scenec.shell("chmod 444 a.scene.yaml").status == 0)
    let result = try scenec("lint", "--fix")
    #expect(result.status == 2)
    #expect(result.errors == "scenec: error: cannot write 'a.scene.yaml': it is read-only\n")
    #expect(result.output.contains("a.scene.yaml:3:6: error: unknown key 'layuot'"))
    #expect(result.output.hasSuffix("2 errors in 2 files\nfixed 2 of 4\n"))
    #expect(scenec.folder.text("a.scene.yaml") == Self.bad)
    #expect(scenec.folder.text("b.scene.yaml") == Self.good)
  }

  @Test("a folder that cannot be written to is exit 2", .enabled(if: getuid() != 0))
  func readOnlyFolder() throws {
    let scenec = try Scenec(["sub/a.scene.yaml": Self.bad])
    let result = try scenec.shell(
      "chmod 555 sub; \"$scenec\" lint --fix; s=$?; chmod 755 sub; exit $s")
    #expect(result.status == 2)
    #expect(
      result.errors == "scenec: error: cannot write 'sub/a.scene.yaml': permission denied\n")
  }

  @Test("what is no regular file is not written over")
  func pipe() throws {
    let scenec = try Scenec(["a.scene.yaml": Self.bad])
    let result = try scenec.shell("cat a.scene.yaml | \"$scenec\" lint --fix /dev/stdin")
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("scenec: error: cannot write '/dev/stdin': "))
    #expect(result.errorLines.count == 1)
  }

  @Test("a file that has changed since it was read keeps that change")
  func changedFile() throws {
    let folder = try TemporaryFolder(["a.scene.yaml": "somebody else's\n"])
    let path = folder.path("a.scene.yaml")
    let rewrite = SceneRewrite(SourceFile(name: path, text: Self.bad), number: 0)
    #expect(
      throws: BatchError.unwritable(
        .file(path), reason: "it has changed since it was read; run scenec again")
    ) { try rewrite.write(Array(Self.good.utf8)) }
    #expect(folder.text("a.scene.yaml") == "somebody else's\n")
    #expect(folder.contents() == ["a.scene.yaml"])
  }

  // MARK: Diffs

  @Test("--diff prints what --fix does, writes nothing, and exit 1 says that there is something")
  func diff() throws {
    let scenec = try Scenec(["sub/a.scene.yaml": Self.bad])
    let result = try scenec("lint", "--diff")
    #expect(result.status == 1)
    #expect(result.errors == "scenec: '--fix' would fix 2 of 2\n")
    #expect(
      result.output == """
        --- a/sub/a.scene.yaml
        +++ b/sub/a.scene.yaml
        @@ -1,3 +1,3 @@
         version: 1
         containers:
        -  - {layuot: flow, children: [{siez: 8}]}
        +  - {layout: flow, children: [{size: 8}]}

        """)
    #expect(scenec.folder.text("sub/a.scene.yaml") == Self.bad)
    let good = try scenec("lint", "--diff", "-", input: Self.good)
    #expect((good.status, good.output, good.errors) == (0, "", ""))
    let misused = try scenec("lint", "--diff", "--format=json")
    #expect(misused.status == 2)
    #expect(misused.errorLines.count == 1)
  }

  /// Files whose lines and ends make diffs hard.
  private static let hard: [String: String] = {
    let far = String(repeating: "# a comment\n", count: 12)
    let many = bad + far + "x-a: &a {b: c}\n# scenec: ignore[unused-anchor] gone\n" + far
    return [
      "plain.scene.yaml": many,
      "crlf.scene.yaml": many.replacing("\n", with: "\r\n"),
      "cr.scene.yaml": bad.replacing("\n", with: "\r"),
      "no line break.scene.yaml": String(bad.dropLast()),
      "bom-é.scene.yaml": "\u{FEFF}" + bad,
      "sub/\"quoted\".scene.yaml": bad + "# scenec: ignore[unused-anchor]",
      "sub/tab.scene.yaml": good + "x-a:\n\tb: 1\n\tc: 1\n",
    ]
  }()

  @Test(
    "the real git and patch apply a diff, and the result is that of --fix",
    arguments: ["git apply -", "patch -p1 --binary -s"])
  func realPrograms(program: String) throws {
    let patched = try Scenec()
    let fixed = try Scenec()
    for (path, text) in Self.hard {
      try patched.folder.write(text, to: path)
      try fixed.folder.write(text, to: path)
    }
    let result = try patched.shell(
      "\"$scenec\" lint --diff > fixes.diff 2>errors; \(program) < fixes.diff")
    #expect(result.status == 0, "\(result.errors)")
    _ = try fixed("lint", "--fix")
    for path in Self.hard.keys {
      #expect(patched.folder.text(path) == fixed.folder.text(path), "\(path)")
      #expect(patched.folder.text(path) != Self.hard[path], "\(path)")
    }
    #expect(try patched("lint", "--diff").status == 0)
  }
}
