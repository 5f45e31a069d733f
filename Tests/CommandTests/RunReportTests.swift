import Foundation
import TestSupport
import Testing

@Suite("A run as data")
struct RunReportTests {
  private func lines(_ scenec: Scenec, _ path: String = "run.jsonl") -> [String] {
    (scenec.folder.text(path) ?? "").split(separator: "\n").map(String.init)
  }

  @Test("says of each scene what became of it, its diagnostics behind it, and totals")
  func compile() throws {
    let scenec = try Scenec([
      "s/a.scene.yaml": Sample.good, "s/b.scene.yaml": Sample.warning,
      "s/c.scene.yaml": Sample.threeMistakes,
    ])
    let options = ["compile", "s", "missing.scene.yaml", "-o", "out", "--report", "run.jsonl"]
    let result = try scenec.run(options + ["--format", "jsonl"])
    #expect(result.status == 2)
    let diagnostics = result.errors.split(separator: "\n").filter { $0.hasPrefix("{\"rule\"") }
    #expect(diagnostics.count == 4)
    #expect(
      lines(scenec) == [
        #"{"scene":"missing.scene.yaml","output":"out/missing.placements.json","# + #""result":"#
          + #""unreadable","errors":0,"warnings":0,"message":"cannot read 'missing.scene.yaml': no "#
          + #"such file or folder"}"#,
        #"{"scene":"s/a.scene.yaml","output":"out/a.placements.json","result":"written","#
          + #""errors":0,"warnings":0}"#,
        #"{"scene":"s/b.scene.yaml","output":"out/b.placements.json","result":"written","#
          + #""errors":0,"warnings":1}"#,
        String(diagnostics[0]),
        #"{"scene":"s/c.scene.yaml","output":"out/c.placements.json","result":"errors","#
          + #""errors":3,"warnings":0}"#,
      ] + diagnostics[1...].map(String.init) + [
        #"{"run":{"scenes":4,"errors":3,"warnings":1,"failures":0,"results":{"written":2,"errors":1,"#
          + #""unreadable":1},"shards":[]}}"#
      ])
    #expect(try scenec.run(["compile", "s", "-o", "out", "--report", "run.jsonl"]).status == 1)
    #expect(lines(scenec).last?.contains(#""results":{"current":2,"errors":1}"#) == true)
  }

  @Test("a check says what is stale and missing")
  func check() throws {
    let scenec = try Scenec(["a.scene.yaml": Sample.good, "b.scene.yaml": Sample.good])
    try scenec.folder.write("{}", to: "out/a.placements.json")
    let result = try scenec("compile", "-o", "out", "--check", "--report", "run.jsonl")
    #expect(result.status == 1)
    #expect(lines(scenec).last?.contains(#""results":{"stale":1,"missing":1}"#) == true)
  }

  @Test("an output that cannot be written is told with the reason")
  func unwritable() throws {
    let scenec = try Scenec(["a.scene.yaml": Sample.good])
    try scenec.folder.makeFolder("out/a.placements.json")
    let result = try scenec("compile", "-o", "out", "--report", "run.jsonl")
    #expect(result.status == 2)
    #expect(lines(scenec).first?.contains(#""result":"unwritable""#) == true)
    #expect(lines(scenec).first?.contains("it is a folder") == true)
  }

  @Test("lint reports what it checked, and what it mended")
  func lint() throws {
    let scenec = try Scenec(["a.scene.yaml": Sample.good, "b.scene.yaml": Sample.threeMistakes])
    #expect(try scenec("lint", "--report", "run.jsonl", "--shard", "1/1").status == 1)
    #expect(
      lines(scenec).first == #"{"scene":"a.scene.yaml","result":"checked","errors":0,"warnings":0}"#
    )
    #expect(
      lines(scenec).last?.hasSuffix(#""results":{"checked":1,"errors":1},"shards":["1/1"]}}"#)
        == true)
    let fixed = try scenec("lint", "--fix", "--report", "run.jsonl")
    #expect(fixed.status == 1)
    #expect(lines(scenec).count < 6)
  }

  @Test("what a configuration has to say stands before the scenes, also what finds none")
  func configuration() throws {
    let scenec = try Scenec(["a.scene.yaml": Sample.good, ".scenec.yaml": "platfrm: iOS\n"])
    #expect(try scenec("compile", "-o", "out", "--report", "run.jsonl").status == 1)
    #expect(lines(scenec).first?.contains(#""file":".scenec.yaml""#) == true)
    #expect(lines(scenec).dropFirst().first?.contains(#""result":"errors""#) == true)
  }

  @Test(
    "a path that is none is one line",
    arguments: [
      ("--report a.scene.yaml", "is an input and would be overwritten"),
      ("--report -", "'--report' names a file"),
      ("--report folder", "cannot write 'folder': it is a folder"),
      ("--report x --output x", "name one file; give each its own"),
      ("--report x --diff", "leave '--report'"),
    ])
  func bad(options: String, advice: String) throws {
    let scenec = try Scenec(["a.scene.yaml": Sample.good, "folder/x": ""])
    let result = try scenec.shell("\"$scenec\" lint a.scene.yaml \(options)")
    #expect(result.status == 2 && result.errorLines.count == 1)
    #expect(result.errors.contains(advice))
    #expect(scenec.folder.contents() == ["a.scene.yaml", "folder/", "folder/x"])
  }

  @Test(
    "no file of the run is written over",
    arguments: [
      ("compile -o out --report out/a.placements.json", "is an output and would be overwritten"),
      ("compile -o out --report .scenec.yaml", "is a configuration and would be overwritten"),
      ("compile -o out --report=list --files-from list", "is the list of names and would be"),
      ("lint --output ./.scenec.yaml", "is a configuration and would be overwritten"),
      ("lint --output here/list --files-from list", "is the list of names and would be"),
      ("lint --write-baseline list --files-from list", "is the list of names and would be"),
      ("lint - --output a.scene.yaml < a.scene.yaml", "is an input and would be overwritten"),
      ("lint - --report here/a.scene.yaml < a.scene.yaml", "is an input and would be"),
    ])
  func overwritten(line: String, advice: String) throws {
    let scenec = try Scenec([
      "a.scene.yaml": Sample.good, ".scenec.yaml": "platform: iOS\n", "list": "a.scene.yaml\n",
    ])
    try scenec.folder.link("here", to: ".")
    let before = scenec.folder.contents()
    let result = try scenec.shell("\"$scenec\" \(line)")
    #expect(result.status == 2 && result.errorLines.count == 1)
    #expect(result.errors.contains(advice))
    #expect(scenec.folder.contents() == before)
    #expect(scenec.folder.text("list") == "a.scene.yaml\n")
  }

  @Test("goes on when the reader of standard output has gone")
  func closedPipe() throws {
    let scenec = try Scenec(["a.scene.yaml": Sample.threeMistakes, "b.scene.yaml": Sample.good])
    _ = try scenec.shell("\"$scenec\" lint --report run.jsonl --jobs 1 | true")
    #expect(lines(scenec).last?.contains(#""scenes":2"#) == true)
  }
}
