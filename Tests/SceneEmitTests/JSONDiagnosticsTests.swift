import Foundation
import SceneEmit
import SceneSource
import Testing

/// The report for programs: lines and columns from 1, columns in scalars, offsets in bytes.
struct JSONDiagnosticsTests {
  /// é has two bytes, 🎧 four: line 2 starts at offset 16, line 3 at 24, line 4 at 31.
  private let file = SampleFile("x: é 🎧 word\ny: bad\r\nz: [1,\n 2]", name: "dir/a.scene.yaml")

  private func parse(_ diagnostics: [Diagnostic]) throws -> NSDictionary {
    let text = try report(file.source, diagnostics, as: "json")
    #expect(text.hasSuffix("}\n"))
    return try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary)
  }

  private func first(_ diagnostic: Diagnostic) throws -> [String: NSObject] {
    let list = try parse([diagnostic])["diagnostics"] as? [[String: NSObject]]
    return try #require(list?.first)
  }

  private func range(
    _ start: (line: Int, column: Int, offset: Int), _ end: (line: Int, column: Int, offset: Int)
  ) -> NSDictionary {
    func place(_ place: (line: Int, column: Int, offset: Int)) -> NSDictionary {
      ["line": place.line, "column": place.column, "offset": place.offset]
    }
    return ["start": place(start), "end": place(end)]
  }

  @Test func `nothing found is an empty list and a summary`() throws {
    #expect(
      try parse([]) == [
        "version": 1, "diagnostics": [Int](),
        "summary": ["files": 1, "errors": 0, "warnings": 0],
      ])
  }

  @Test func `rule, severity, message, file, range`() throws {
    var warning = try file.diagnostic(at: "bad", "not \"good\"")
    warning.severity = .warning
    let expected: NSDictionary = [
      "rule": "sample-rule", "severity": "warning", "message": "not \"good\"",
      "file": "dir/a.scene.yaml", "range": range((2, 4, 19), (2, 7, 22)), "related": [Int](),
      "fixes": [Int](),
    ]
    #expect(
      try parse([warning]) == [
        "version": 1, "diagnostics": [expected],
        "summary": ["files": 1, "errors": 0, "warnings": 1],
      ])
  }

  @Test func `columns count scalars, offsets count bytes`() throws {
    #expect(
      try first(file.diagnostic(at: "word"))["range"] == range((1, 8, 11), (1, 12, 15)))
    #expect(try first(file.diagnostic(at: "🎧"))["range"] == range((1, 6, 6), (1, 7, 10)))
  }

  @Test func `a range may end on another line`() throws {
    #expect(
      try first(file.diagnostic(at: "[1,\n 2]"))["range"] == range((3, 4, 27), (4, 4, 34)))
  }

  @Test func `other places and fixes have ranges of their own`() throws {
    let (word, bad) = (try file.range(of: "word"), try file.range(of: "bad"))
    let fix = FixIt("swap", .unsafe, edits: [TextEdit(bad, "word"), TextEdit(word, "b\"d")])
    let found = try first(
      file.diagnostic(at: "bad", related: [RelatedPlace("here", at: word)], fixIts: [fix]))
    let (wordRange, badRange) = (range((1, 8, 11), (1, 12, 15)), range((2, 4, 19), (2, 7, 22)))
    #expect(
      found["related"]
        == [["message": "here", "file": "dir/a.scene.yaml", "range": wordRange]] as NSArray)
    let edits: NSArray = [
      ["range": wordRange, "replacement": "b\"d"], ["range": badRange, "replacement": "word"],
    ]
    #expect(
      found["fixes"] == [["title": "swap", "applicability": "unsafe", "edits": edits]] as NSArray)
  }

  @Test func `several files make one list`() throws {
    let type = try #require(diagnosticsEmitters.first { $0.name == "json" })
    var emitter = type.init(ReportOptions())
    var output = OutputBuffer()
    var summary = ReportSummary()
    for name in ["a", "b", "c"] {
      let sample = SampleFile("k: 1", name: name)
      let diagnostics = name == "b" ? [] : [try sample.diagnostic(at: "1")]
      summary.add(diagnostics)
      emitter.add(sample.source, diagnostics, to: &output)
    }
    emitter.finish(summary, to: &output)
    let document = try JSONSerialization.jsonObject(with: Data(output.bytes)) as? [String: NSObject]
    let list = document?["diagnostics"] as? [[String: NSObject]]
    #expect(list?.map { $0["file"] } == ["a" as NSString, "c" as NSString])
    #expect(document?["summary"] == ["files": 3, "errors": 2, "warnings": 0] as NSDictionary)
  }
}
