import Foundation
import TestSupport
import Testing

@Suite("What outputs depend on")
struct DependencyFileTests {
  @Test("each output has its scene and its configuration, all have the folders")
  func rules() throws {
    let scenec = try Scenec([
      "s/a b.scene.yaml": Sample.good, "s/t/c.scene.yaml": Sample.flow,
      "s/t/.scenec.yaml": "platform: iOS\n", "s/.gitignore": "x\n",
    ])
    let result = try scenec("compile", "s", "-o", "out", "--depfile", "made/out.d")
    #expect(result.status == 0 && result.errors == "")
    #expect(
      scenec.folder.text("made/out.d") == """
        out/a\\ b.placements.json: s/a\\ b.scene.yaml
        out/t/c.placements.json: s/t/c.scene.yaml s/t/.scenec.yaml
        out/a\\ b.placements.json out/t/c.placements.json: s s/.gitignore s/t

        """)
  }

  @Test("a file that is named depends on no folder, and a configuration on the way counts")
  func named() throws {
    let scenec = try Scenec(["a.scene.yaml": Sample.good, "p.yaml": "platform: iOS\n"])
    let options = ["compile", "a.scene.yaml", "-o", "a.json", "--depfile", "a.d"]
    #expect(try scenec.run(options).status == 0)
    #expect(scenec.folder.text("a.d") == "a.json: a.scene.yaml\n")
    #expect(try scenec.run(options + ["--config", "p.yaml"]).status == 0)
    #expect(scenec.folder.text("a.d") == "a.json: a.scene.yaml p.yaml\n")
    let input = try scenec(
      "compile", "-", "-o", "a.json", "--depfile", "b.d", "--config=p.yaml", input: Sample.good)
    #expect(input.status == 0)
    #expect(scenec.folder.text("b.d") == "a.json: p.yaml\n")
  }

  @Test("is left alone when it says the same, and written though scenes have errors")
  func unchanged() throws {
    let scenec = try Scenec(["a.scene.yaml": Sample.threeMistakes])
    let script = """
      "$scenec" compile -o out --depfile a.d 2> /dev/null; echo $?
      touch -d @1000 a.d; "$scenec" compile -o out --depfile a.d 2> /dev/null; stat -c %Y a.d
      touch b.scene.yaml; "$scenec" compile -o out --depfile a.d 2> /dev/null; stat -c %Y a.d
      """
    let lines = try scenec.shell(script).output.split(separator: "\n")
    #expect(lines.prefix(2) == ["1", "1000"])
    #expect(lines.count == 3 && lines[2] != "1000")
    #expect(try scenec("compile", "-o", "out", "--depfile", "/dev/null").status == 1)
  }

  @Test(
    "a path that is no depfile's is one line, and nothing is written",
    arguments: [
      ("--depfile a.scene.yaml", "'a.scene.yaml' is an input and would be overwritten"),
      ("--depfile ./link.yaml", "'./link.yaml' is an input and would be overwritten"),
      ("--depfile out/a.placements.json", "is an output and would be overwritten"),
      ("--depfile ./out/a.placements.json", "is an output and would be overwritten"),
      ("--depfile .scenec.yaml", "is a configuration and would be overwritten"),
      ("--depfile list --files-from list", "'list' is the list of names and would be"),
      ("--depfile folder", "cannot write 'folder': it is a folder"),
      ("--depfile -", "'--depfile' names a file"),
      ("--depfile", "'--depfile' needs a value"),
      ("--depfile x.d --report x.d", "'--report' and '--depfile' name one file"),
      ("--depfile a.d --check", "'--check' writes nothing; leave '--depfile'"),
    ])
  func badPath(options: String, advice: String) throws {
    let scenec = try Scenec(["a.scene.yaml": Sample.good, ".scenec.yaml": "platform: iOS\n"])
    try scenec.folder.makeFolder("folder")
    try scenec.folder.write("a.scene.yaml\n", to: "list")
    try scenec.folder.link("link.yaml", to: "a.scene.yaml")
    let before = scenec.folder.contents()
    let result = try scenec.shell("\"$scenec\" compile a.scene.yaml -o out \(options)")
    #expect(result.status == 2)
    #expect(result.errorLines.count == 1)
    #expect(result.errors.contains(advice))
    #expect(scenec.folder.contents() == before)
  }

  @Test("standard output depends on nothing that a file could say")
  func standardOutput() throws {
    let scenec = try Scenec(["a.scene.yaml": Sample.good])
    let result = try scenec("compile", "a.scene.yaml", "-o", "-", "--depfile", "a.d")
    #expect(result.status == 2 && result.output == "")
    #expect(result.errors.contains("'--depfile' is for outputs that are files"))
  }

  @Test(
    "a name for which the syntax has no form is told",
    arguments: [
      "two\nlines", "tab\tx", "cr\rx", "semi;x", "pipe|x", "lt<x", "gt>x", "star*x", "ca^x", "bt`x",
      "h\\#x", "c\\:x", "eq=x", "pct%x", "q?x", "am&x", "quo'x", "dq\"x",
    ])
  func formless(stem: String) throws {
    let scenec = try Scenec(["\(stem).scene.yaml": Sample.good])
    let result = try scenec("compile", "-o", "out", "--depfile", "a.d")
    #expect(result.status == 2 && result.errorLines.count == 1)
    #expect(result.errors.contains("cannot stand in a depfile, whose syntax has no form for "))
    #expect(scenec.folder.contents() == ["\(stem).scene.yaml"])
  }

  @Test(
    "make reads every other name", .enabled(if: programExists("make")),
    arguments: [
      "a b", "d$x", "$(HOME)", "h#x", "c:x", "c: x", "back\\slash", "bs\\ sp", "bs\\\\ sp", "br[1]",
      "cb{x}", "til~x", "com,x", "é🎧", "@x", "ex!x",
      "+x",
    ])
  func make(stem: String) throws {
    let scenec = try Scenec([
      "\(stem).scene.yaml": Sample.good,
      "Makefile":
        "all:\n\t\"$(scenec)\" compile -o out --depfile a.d && touch all\n-include made.d\n",
    ])
    // The rule of the stamp, with the dependencies of the output.
    let script = """
      make -s && sed -n 's/.*\\.placements\\.json: /all: /p' a.d | head -n 1 > made.d
      make; touch -d '1 hour' *.scene.yaml; make -s 2> /dev/null; make -q 2> /dev/null; echo $?
      """
    let result = try scenec.shell(script)
    #expect(result.output.hasPrefix("make: 'all' is up to date.\n"))
    // The scene is an hour newer than all.
    #expect(result.output.hasSuffix("\n1\n"))
    #expect(result.errors == "")
  }
}
