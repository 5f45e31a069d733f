import Foundation
import TestSupport
import Testing

@Suite("Reports that cannot be merged")
struct MergeFailureTests {
  /// A folder with a report in each format.
  private static func reports() throws -> Scenec {
    let scenec = try Scenec(["a.scene.yaml": Sample.threeMistakes, "b.scene.yaml": Sample.warning])
    for format in MergeReportsTests.formats {
      let options =
        format == "run" ? ["--report", format] : ["--format", format, "--output", format]
      _ = try scenec.run(["lint"] + options)
    }
    return scenec
  }

  @Test("are told by name, line and reason", arguments: MergeReportsTests.formats)
  func broken(format: String) throws {
    let scenec = try Self.reports()
    let text = try #require(scenec.folder.text(format))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var random = SeededRandom(seed: 7)
    for round in 0..<12 {
      var broken = lines
      let line = Int.random(in: 0..<lines.count - 1, using: &random)
      switch round % 3 {
      case 0: broken[line] = String(broken[line].dropLast(2)) + "\u{1}"
      case 1: broken.insert("}{ no line of a report", at: line)
      default: broken = Array(broken[...line])
      }
      try scenec.folder.write(broken.joined(separator: "\n"), to: "broken")
      // Words of a message are not checked, and lines of text may be anything in source lines.
      let isTolerant = ["text", "junit"].contains(format)
      let result = try scenec("merge-reports", format, "broken")
      if result.status == 0, isTolerant || round % 3 == 0 { continue }
      #expect(result.status == 2, "round \(round) line \(line)")
      #expect(result.output == "" && result.errorLines.count == 1)
      #expect(result.errors.hasPrefix("scenec: error: cannot merge 'broken': "))
    }
  }

  @Test("any bytes are a report or an error, never more", arguments: [1, 2, 3, 4, 5, 6, 7, 8])
  func arbitrary(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let scenec = try Self.reports()
    for format in MergeReportsTests.formats {
      var bytes = Array((scenec.folder.text(format) ?? "").utf8)
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        if Bool.random(using: &random) {
          bytes[place] = UInt8.random(in: 0...255, using: &random)
        } else {
          bytes.removeSubrange(place..<min(bytes.count, place + 40))
          if bytes.isEmpty { bytes = [0x5B, 0x0A] }
        }
      }
      try Data(bytes).write(to: scenec.folder.url.appendingPathComponent("odd"))
      let result = try scenec("merge-reports", "odd", format)
      #expect([0, 1, 2].contains(result.status), "seed \(seed), \(format)")
      #expect(result.errorLines.count <= 1)
    }
  }

  @Test(
    "are said in one line",
    arguments: [
      ("", "merge-reports needs the reports; usage: scenec merge-reports FILE..."),
      ("nowhere", "cannot read 'nowhere': no such file or folder"),
      ("json jsonl", "cannot merge 'jsonl': it is a report in jsonl, report 1 one in json;"),
      ("junit json sarif", "cannot merge 'json': it is a report in json, report 1 one in junit"),
      ("jsonl run", "it is a report in jsonl of a run (--report), report 1 one in jsonl;"),
      ("text concise", "cannot merge 'concise': it is a report in concise, report 1 one in text"),
      ("a.scene.yaml", "cannot merge 'a.scene.yaml': scenec writes no such report"),
      ("json empty", "cannot merge 'empty': it is empty, which no report in json is"),
      (".", "cannot read '.': it is a folder"),
      ("json --output json", "'json' is an input and would be overwritten"),
      ("json --output -", "'--output' names a file"),
      ("json --format json", "unknown option '--format'"),
      ("p1 q1", "cannot merge 'q1': it is for parts of 3, the first for parts of 2"),
      ("p1 run", "cannot merge 'run': it is for all scenes, the first for parts of 2"),
      ("old sarif", "cannot merge 'sarif': another version of scenec wrote it than the first"),
    ])
  func usage(line: String, advice: String) throws {
    let scenec = try Self.reports()
    try scenec.folder.write("", to: "empty")
    _ = try scenec("lint", "--shard=1/2", "--report=p1")
    _ = try scenec("lint", "--shard=1/3", "--report=q1")
    let sarif = scenec.folder.text("sarif") ?? ""
    try scenec.folder.write(
      sarif.replacing(#/"version":"(?!2)[^"]*"/#, with: "\"version\":\"0.0.0\""), to: "old")
    let result = try scenec.shell("\"$scenec\" merge-reports \(line)")
    #expect(result.status == 2 && result.output == "" && result.errorLines.count == 1)
    #expect(result.errors.contains(advice), "\(result.errors)")
  }

  @Test("nothing found is nothing to say, in the formats for people")
  func nothing() throws {
    let scenec = try Scenec(["a.scene.yaml": Sample.warning, "empty": "", "void": ""])
    #expect(try scenec("merge-reports", "empty", "void").output == "")
    for format in ["text", "concise", "github"] {
      _ = try scenec("lint", "--format", format, "--output", format)
      let merged = try scenec("merge-reports", "void", format, "empty")
      #expect(merged.status == 0 && merged.output == scenec.folder.text(format))
    }
  }
}
