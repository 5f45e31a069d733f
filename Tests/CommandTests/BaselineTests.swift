import Foundation
import TestSupport
import Testing

@Suite("Baselines")
struct BaselineTests {
  private static let file = "known.json"

  /// The sample of three mistakes with its baseline written.
  private func known(_ text: String = Sample.threeMistakes) throws -> Scenec {
    let scenec = try Scenec(["a.scene.yaml": text])
    let written = try scenec("lint", "--write-baseline", Self.file)
    #expect(written.status == 0)
    #expect(written.output == "")
    return scenec
  }

  private func rules(_ result: ProcessResult) -> [String] {
    result.output.split(separator: "\n").compactMap {
      $0.firstMatch(of: /^([^:|]+):[0-9]+:[0-9]+: .*\[([a-z-]+)\]$/)
        .map { "\($0.1) \($0.2)" }
    }
  }

  @Test("known findings, errors too, are silent and do not count")
  func silence() throws {
    let scenec = try known(Sample.threeMistakes + "x-a: &unused 1\n")
    let result = try scenec("lint", "--baseline=known.json", "--strict")
    #expect(result.status == 0)
    #expect(result.output == "" && result.errors == "")
    #expect(try scenec("lint").status == 1)
    let report = try JSONReport(scenec("lint", "--baseline=known.json", "--format=json").output)
    #expect(report.summary == ["files": 1, "errors": 0, "warnings": 0])
  }

  @Test("an entry stands on each line, sorted, and the bytes are the same on every run")
  func form() throws {
    let scenec = try Scenec([
      "b/z.scene.yaml": Sample.threeMistakes, "a.scene.yaml": Sample.warning,
    ])
    let written = try scenec("lint", "--write-baseline", "b/known.json")
    #expect(written.errors == "scenec: wrote 4 findings to 'b/known.json'\n")
    let text = try #require(scenec.folder.text("b/known.json"))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    try #require(lines.count == 7)
    #expect(lines[0] == #"{"version":1,"findings":["#)
    #expect(lines[1].hasPrefix(#"{"file":"../a.scene.yaml","rule":"unused-anchor","#))
    #expect(lines[2].hasPrefix(#"{"file":"z.scene.yaml","rule":"negative-radius","#))
    #expect(lines[3].contains(#""rule":"unknown-key""#))
    #expect(lines[4].hasSuffix(#"{width, height}"}"#))
    #expect(lines[5...] == ["]}", ""])
    _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
    for jobs in ["1", "2"] {
      _ = try scenec("lint", "--write-baseline=b/known.json", "--jobs", jobs)
      #expect(scenec.folder.text("b/known.json") == text)
    }
  }

  @Test("entries survive lines that move, are indented, or come and go around them")
  func movedLines() throws {
    let scenec = try known()
    let moved = Sample.threeMistakes.replacingOccurrences(
      of: "containers:", with: "# a comment\n\nname: moved\ncontainers:")
    let indented = moved.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("  ") ? "  " + $0 : String($0) }.joined(separator: "\n")
    for text in [moved, indented] {
      try scenec.folder.write(text, to: "a.scene.yaml")
      let result = try scenec("lint", "--baseline=known.json")
      #expect(result.status == 0 && result.output == "")
    }
    let more = indented + "x-a: &unused 1\n"
    try scenec.folder.write(more, to: "a.scene.yaml")
    #expect(
      try rules(scenec("lint", "--baseline=known.json")) == ["a.scene.yaml unused-anchor"])
  }

  @Test("a copy of a known mistake is new")
  func copies() throws {
    let line = "  - {id: ring, layout: circle, count: 40, template: {size: 20}}\n"
    let head = "version: 1\ncontainers:\n"
    let second = line.replacingOccurrences(of: "ring", with: "other")
    let scenec = try known(head + line)
    try scenec.folder.write(head + line + second, to: "a.scene.yaml")
    #expect(
      try rules(scenec("lint", "--baseline=known.json")) == ["a.scene.yaml count-out-of-range"])
    let (open, item) = (head + "  - {id: x, layout: flow, children: [\n", "    {size: no},\n")
    try scenec.folder.write(open + item + item + "    ]}\n", to: "a.scene.yaml")
    _ = try scenec("lint", "--write-baseline=known.json")
    #expect(scenec.folder.text("known.json")?.contains("\"count\":2,") == true)
    try scenec.folder.write(open + item + item + item + "    ]}\n", to: "a.scene.yaml")
    #expect(try rules(scenec("lint", "--baseline=known.json")) == ["a.scene.yaml wrong-type"])
    try scenec.folder.write(open + item + "    ]}\n", to: "a.scene.yaml")
    let gone = try scenec("lint", "--baseline=known.json")
    #expect(gone.output.contains("1 of 2 findings of 'wrong-type' in 'a.scene.yaml' is gone"))
  }

  @Test("what is mended is reported at its entry, for scenes that were checked")
  func stale() throws {
    let scenec = try Scenec([
      "a.scene.yaml": Sample.threeMistakes, "b.scene.yaml": Sample.warning,
    ])
    _ = try scenec("lint", "--write-baseline=known.json")
    try scenec.folder.write(Sample.good, to: "b.scene.yaml")
    let unchecked = try scenec("lint", "--baseline=known.json", "a.scene.yaml")
    #expect(unchecked.output == "")
    let result = try scenec("lint", "--baseline=known.json")
    #expect(result.status == 0)
    #expect(
      result.output.hasPrefix(
        "known.json:5:1: warning: the finding of 'unused-anchor' in 'b.scene.yaml' is gone; "
          + "write the baseline anew with '--write-baseline' [stale-baseline]\n5 | {\"file\""))
    #expect(try scenec("lint", "--baseline=known.json", "--strict").status == 1)
    try scenec.folder.write("rules: {stale-baseline: error}\n", to: ".scenec.yaml")
    #expect(try scenec("lint", "--baseline=known.json").status == 1)
    try scenec.folder.write("rules: {stale-baseline: off}\n", to: ".scenec.yaml")
    #expect(try scenec("lint", "--baseline=known.json").output == "")
    _ = try scenec("lint", "--write-baseline=known.json")
    #expect(try scenec("lint", "--baseline=known.json", "--strict").output == "")
  }

  @Test("nothing is said to be gone from a scene with a new error")
  func staleBesideErrors() throws {
    let scenec = try known(Sample.warning)
    try scenec.folder.write("version: 2\n", to: "a.scene.yaml")
    let found = try Set(rules(scenec("lint", "--baseline=known.json")))
    #expect(!found.contains("known.json stale-baseline") && !found.isEmpty)
  }

  @Test("written over itself it keeps what it knows of scenes that were not checked")
  func rewriting() throws {
    let scenec = try Scenec([
      "a.scene.yaml": Sample.threeMistakes, "b.scene.yaml": Sample.warning,
      "c.scene.yaml": Sample.warning,
    ])
    let both = ["--baseline=known.json", "--write-baseline=known.json"]
    #expect(try scenec("lint", both[0], both[1]).status == 0)
    try FileManager.default.removeItem(atPath: scenec.folder.path("c.scene.yaml"))
    try scenec.folder.write(Sample.good, to: "a.scene.yaml")
    let result = try scenec("lint", both[0], both[1], "a.scene.yaml")
    #expect(result.errors == "scenec: wrote 1 finding to 'known.json'\n")
    #expect(try scenec("lint", both[0], "--strict").output == "")
    _ = try scenec("lint", both[1], "a.scene.yaml")
    #expect(scenec.folder.text("known.json") == "{\"version\":1,\"findings\":[\n]}\n")
  }

  @Test("a configuration names the baseline of its scenes")
  func configured() throws {
    let scenec = try Scenec([
      "in/.scenec.yaml": "baseline: known.json\n", "in/a.scene.yaml": Sample.threeMistakes,
      "b.scene.yaml": Sample.threeMistakes,
    ])
    let missing = try scenec("lint")
    #expect(missing.status == 2)
    #expect(
      missing.errorLines == [
        "scenec: error: cannot read the baseline 'in/known.json': no such file or folder; "
          + "'--write-baseline in/known.json' writes it"
      ])
    #expect(try scenec("lint", "in", "--write-baseline=in/known.json").status == 0)
    #expect(try Set(rules(scenec("lint"))) == Set(rules(scenec("lint", "b.scene.yaml"))))
    #expect(try scenec.shell("cd in && \"$scenec\" lint a.scene.yaml").output == "")
    #expect(try scenec("lint", "--no-config", "in").status == 1)
  }

  @Test("--fix leaves what is known alone in the report")
  func fixing() throws {
    let scenec = try known()
    let result = try scenec("lint", "--fix", "--baseline=known.json")
    #expect(result.status == 0)
    #expect(!result.output.contains("error:"))
  }

  @Test(
    "a file that is no baseline is exit 2 and one line with its place",
    arguments: [
      ("", "line 1: "), ("[]", "line 1: the file is a list, expected a mapping"),
      ("{\"version\":1,\n\"findings\":[", "line 2: "),
      ("{\"version\":2,\n\"findings\":[]}", "line 1: version is 2, expected 1"),
      ("{\"version\":1}", "line 1: missing 'findings'"),
      ("{\"findings\":[]}", "line 1: missing 'version'"),
      ("{\"version\":1,\"findings\":{}}", "line 1: findings is a mapping, expected a list"),
      ("{\"version\":1,\"findings\":[\n3]}", "line 2: a finding is '3', expected a mapping"),
      ("{\"version\":1,\"findings\":[\n{\"file\":\"a\"}]}", "line 2: missing 'rule'"),
      ("{\"version\":1,\"findings\":[],\n\"finds\":[]}", "line 2: unknown key 'finds'"),
      ("<<<<<<< HEAD\n{\"version\":1}\n", "line 1: "),
    ])
  func broken(text: String, words: String) throws {
    let scenec = try Scenec(["a.scene.yaml": Sample.good, "known.json": text])
    let result = try scenec("lint", "--baseline=known.json")
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.errorLines.count == 1)
    #expect(result.errors.hasPrefix("scenec: error: 'known.json' is no baseline: \(words)"))
    #expect(result.errors.hasSuffix("; '--write-baseline' writes it anew\n"))
  }

  @Test(
    "entries with mistakes are said with their line",
    arguments: [
      (#""fingerprint":"0123456789abcdef""#, #""fingerprint":"xyz""#, "fingerprint is 'xyz'"),
      (#""count":1"#, #""count":0"#, "count is 0, expected 1 or more"),
      (#""count":1"#, #""count":"1""#, "count is the text '1', expected a whole number"),
      (#""file":"a""#, #""file":3"#, "file is '3', expected a text"),
      (#""message":"m""#, #""message":"m","message":"n""#, "key 'message' stands here"),
      (#"}"#, "},\n" + entry, "the finding is there already, expected one entry with a count"),
    ])
  func brokenEntry(old: String, new: String, words: String) throws {
    let text = Self.entry.replacingOccurrences(of: old, with: new)
    let scenec = try Scenec([
      "a.scene.yaml": Sample.good,
      "known.json": "{\"version\":1,\"findings\":[\n\(text)\n]}\n",
    ])
    let result = try scenec("lint", "--baseline=known.json")
    #expect(result.status == 2)
    #expect(result.errors.contains("line \(new.contains("\n") ? 3 : 2): \(words)"))
  }

  private static let entry =
    #"{"file":"a","rule":"r","fingerprint":"0123456789abcdef","count":1,"message":"m"}"#

  @Test("it is written over neither scenes nor configurations, nor where nothing can be written")
  func protection() throws {
    let scenec = try Scenec([
      "a.scene.yaml": Sample.good, "plain.yaml": Sample.good, ".scenec.yaml": "gitignore: true\n",
    ])
    for (path, words) in [
      ("a.scene.yaml", "named as a scene"), ("new.scene.yml", "named as a scene"),
      ("plain.yaml", "is an input"), (".scenec.yaml", "is a configuration"), ("-", "names a file"),
      ("a.scene.yaml/x", "cannot write"),
    ] {
      let result = try scenec("lint", "a.scene.yaml", "plain.yaml", "--write-baseline", path)
      #expect(result.status == 2)
      #expect(result.errorLines.count == 1)
      #expect(result.errors.contains(words), "\(result.errors)")
    }
    #expect(scenec.folder.contents() == [".scenec.yaml", "a.scene.yaml", "plain.yaml"])
    #expect(scenec.folder.text("plain.yaml") == Sample.good)
  }

  @Test("ten thousand findings are known in linear time")
  func many() throws {
    let items = (0..<10_000).map { "      - {id: c\($0), size: no}\n" }.joined()
    let text = "version: 1\ncontainers:\n  - layout: flow\n    children:\n" + items
    let scenec = try Scenec(["a.scene.yaml": text])
    let written = try scenec("lint", "--write-baseline=known.json")
    #expect(written.errors == "scenec: wrote 10000 findings to 'known.json'\n")
    // A debug build compares 100,000,000 pairs in minutes.
    let result = try scenec.shell("ulimit -t 20; \"$scenec\" lint --baseline=known.json")
    #expect(result.status == 0)
    #expect(result.output == "")
  }
}
