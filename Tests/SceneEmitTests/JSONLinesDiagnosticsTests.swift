import SceneEmit
import SceneSource
import Testing

/// The report of a JSON object on each line.
struct JSONLinesDiagnosticsTests {
  private let bad = """
    {"rule":"sample-rule","severity":"error","message":"not \\"good\\"","file":\
    "dir/é a%b.scene.yaml","range":{"start":{"line":2,"column":4,"offset":19},\
    "end":{"line":2,"column":7,"offset":22}},"related":[],"fixes":[]}
    """

  @Test func `each diagnostic is a line, the last line counts`() throws {
    let found = [try oddFile.diagnostic(at: "bad", "not \"good\"")]
    let clean = SampleFile("k: 1")
    #expect(
      try report(
        [(oddFile.source, found), (clean.source, []), (oddFile.source, found)], as: "jsonl")
          == """
          \(bad)
          \(bad)
          {"summary":{"files":3,"errors":2,"warnings":0}}

          """)
  }

  @Test func `nothing found is one line`() throws {
    #expect(
      try report([], as: "jsonl") == "{\"summary\":{\"files\":0,\"errors\":0,\"warnings\":0}}\n")
  }

  @Test func `a limited report counts what it leaves out`() throws {
    let text = try report([(oddFile.source, [])], as: "jsonl", omitted: 12)
    #expect(text == "{\"summary\":{\"files\":1,\"errors\":12,\"warnings\":0},\"omitted\":12}\n")
  }

  @Test func `a line is what the json report has`() throws {
    let fix = FixIt.replace(try oddFile.range(of: "bad"), with: "a\nb")
    let found = [
      try oddFile.diagnostic(
        at: "[1,\n 2]", related: [RelatedPlace("é", at: try oddFile.range(of: "🎧"))],
        fixIts: [fix])
    ]
    let line = try report([(oddFile.source, found)], as: "jsonl").split(separator: "\n")[0]
    #expect(try report([(oddFile.source, found)], as: "json").contains("[\n" + line + "],"))
  }
}
