import Foundation
import TestSupport
import Testing

@Suite("Reports of several runs as one")
struct MergeReportsTests {
  static let formats = [
    "json", "jsonl", "sarif", "gitlab", "junit", "github", "text", "concise", "run",
  ]

  /// Scenes of which a seed decides what is wrong with them, in names that reports have to escape.
  private static func project(_ random: inout SeededRandom) throws -> Scenec {
    let scenec = try Scenec()
    let texts = [Sample.good, Sample.threeMistakes, Sample.warning, Sample.flow]
    let names = ["a", "b c", "é🎧", "50%,:;", "<&>\"'", "]]>", "q=#[1]{0}", "two\nlines", "-x"]
    for number in 0..<Int.random(in: 1...24, using: &random) {
      let text = texts.randomElement(using: &random) ?? ""
      let stem = names.randomElement(using: &random) ?? ""
      let folder = ["", "s/", "s/t/", "z/"].randomElement(using: &random) ?? ""
      try scenec.folder.write(text, to: "p/\(folder)\(stem) \(number).scene.yaml")
    }
    if Bool.random(using: &random) {
      try scenec.folder.write(
        "platfrm: iOS\nrules: {negative-radis: off}\n", to: "p/s/.scenec.yaml")
      try scenec.folder.write(Sample.warning, to: "p/s/configured.scene.yaml")
    }
    if Bool.random(using: &random) {
      try scenec.folder.write("platfrm: iOS\n", to: "other-configuration.yaml")
    }
    return scenec
  }

  /// Options that write a report to a path.
  private func options(_ format: String, _ path: String) -> [String] {
    format == "run" ? ["--report", path] : ["--format", format, "--output", path]
  }

  /// What of a report only the whole run knows.
  private func comparable(_ text: String, _ format: String) -> String {
    guard format == "text" || format == "github" else { return text }
    // A part without findings is silent, so the number of its files is not known.
    return text.replacing(#/ in \d+ files?/#, with: " in files")
  }

  @Test("a report that is named twice counts once", arguments: formats)
  func twice(format: String) throws {
    let scenec = try Scenec([
      "a.scene.yaml": Sample.threeMistakes, "b.scene.yaml": Sample.good,
    ])
    _ = try scenec.run(["lint"] + options(format, "one"))
    try scenec.folder.link("same", to: "one")
    let once = try scenec("merge-reports", "one").output
    #expect(try scenec("merge-reports", "one", "./one", "same").output == once)
  }

  @Test(
    "of all parts of a run make its report, whatever their order", arguments: formats,
    [3, 14, 15, 92, 65])
  func parts(format: String, seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let scenec = try Self.project(&random)
    let configuration =
      scenec.folder.text("other-configuration.yaml") == nil
      ? [] : ["--config", "other-configuration.yaml"]
    let base = ["lint", "p"] + configuration
    _ = try scenec.run(base + options(format, "whole"))
    let count = Int.random(in: 1...6, using: &random)
    var paths: [String] = []
    for number in 1...count {
      paths.append("part \(number)")
      let part = ["--shard", "\(number)/\(count)"]
      _ = try scenec.run(base + part + options(format, "part \(number)"))
    }
    let whole = try #require(scenec.folder.text("whole"))
    let merged = try scenec.run(["merge-reports"] + paths.shuffled(using: &random))
    #expect(merged.status == 0 && merged.errors == "", "seed \(seed)")
    #expect(comparable(merged.output, format) == comparable(whole, format), "seed \(seed)")

    let order = paths.shuffled(using: &random)
    let file = try scenec.run(["merge-reports", "-o", "merged"] + order)
    #expect(file.status == 0 && file.output == "")
    #expect(scenec.folder.text("merged") == merged.output, "seed \(seed)")
    if scenec.folder.text("merged")?.isEmpty == false {
      let again = try scenec("merge-reports", "merged")
      #expect(again.output == merged.output, "seed \(seed)")
    }
  }

  @Test("count the files of all parts that name them")
  func counts() throws {
    let scenec = try ShardTests.project()
    for number in 1...3 {
      _ = try scenec("lint", "s", "--output", "\(number).txt", "--shard", "\(number)/3")
    }
    _ = try scenec("lint", "s", "--output", "whole.txt")
    let merged = try scenec("merge-reports", "2.txt", "3.txt", "1.txt")
    #expect(merged.output == scenec.folder.text("whole.txt"))
    #expect(merged.output.contains("30 errors, 10 warnings in 40 files\n"))
  }

  @Test("have a finding once that two of them know", arguments: formats)
  func overlapping(format: String) throws {
    let scenec = try Scenec([
      "a.scene.yaml": Sample.threeMistakes, "b.scene.yaml": Sample.threeMistakes,
      "c.scene.yaml": Sample.warning,
    ])
    _ = try scenec.run(["lint"] + options(format, "whole"))
    _ = try scenec.run(["lint", "a.scene.yaml", "b.scene.yaml"] + options(format, "one"))
    _ = try scenec.run(["lint", "c.scene.yaml", "b.scene.yaml"] + options(format, "two"))
    let merged = try scenec("merge-reports", "two", "one")
    #expect(merged.status == 0)
    // How many can be fixed is said of all findings together, so here of some twice.
    let fixes = #/\d+ can be fixed .*\n/#
    let whole = scenec.folder.text("whole")?.replacing(fixes, with: "")
    #expect(merged.output.replacing(fixes, with: "") == whole)
  }

  @Test("that are limited say together how much they leave out", arguments: formats.dropLast())
  func limited(format: String) throws {
    let scenec = try Scenec([
      "a.scene.yaml": Sample.threeMistakes, "b.scene.yaml": Sample.threeMistakes,
    ])
    for name in ["a", "b"] {
      let script =
        "\"$scenec\" lint \(name).scene.yaml --format \(format) --max-diagnostics 1 > \(name).out"
      #expect(try scenec.shell(script).status == 1)
    }
    let merged = try scenec("merge-reports", "b.out", "a.out")
    #expect(merged.status == 0)
    if format == "json" {
      #expect(merged.output.contains("\"errors\":6"))
    } else if format == "jsonl" {
      #expect(merged.output.hasSuffix(",\"omitted\":4}\n"))
    } else {
      #expect(merged.output.contains("... and 4 more"))
    }
  }

  @Test(
    "tell what kept one of them from being whole", arguments: ["sarif", "junit", "github", "run"])
  func failures(format: String) throws {
    let scenec = try Scenec(["a.scene.yaml": Sample.warning])
    let paths = ["a.scene.yaml", "gone.scene.yaml", "missing {0} [x](y).scene.yaml"]
    #expect(try scenec.run(["lint"] + paths + options(format, "whole")).status == 2)
    for path in paths { _ = try scenec.run(["lint", path] + options(format, "of \(path)")) }
    let merged = try scenec.run(["merge-reports"] + paths.reversed().map { "of \($0)" })
    #expect(merged.status == 0)
    #expect(merged.output == scenec.folder.text("whole"))
  }

  @Test("of a baseline have its stale entries at the end")
  func baseline() throws {
    let scenec = try Scenec([
      "a.scene.yaml": Sample.warning, "b.scene.yaml": Sample.warning, "c.scene.yaml": Sample.good,
    ])
    #expect(try scenec("lint", "--write-baseline", "0.json").status == 0)
    for name in ["a", "b"] { try scenec.folder.write(Sample.flow, to: "\(name).scene.yaml") }
    try scenec.folder.write(Sample.warning, to: "c.scene.yaml")
    let base = ["lint", "--baseline", "0.json"]
    _ = try scenec.run(base + options("jsonl", "whole"))
    for number in 1...2 {
      _ = try scenec.run(base + ["--shard", "\(number)/2"] + options("jsonl", "\(number)"))
    }
    let merged = try scenec("merge-reports", "2", "1")
    #expect(merged.output.split(separator: "\n").count == 4)
    #expect(merged.output == scenec.folder.text("whole"))
  }

  @Test("of a compilation make its report, written and found outputs told apart")
  func compilation() throws {
    let scenec = try ShardTests.project()
    for number in 1...4 {
      let options = ["--shard", "\(number)/4", "-o", "out", "--report", "\(number).jsonl"]
      _ = try scenec.run(["compile", "s"] + options)
    }
    _ = try scenec("compile", "s", "-o", "other", "--report", "whole.jsonl")
    let merged = try scenec("merge-reports", "4.jsonl", "2.jsonl", "1.jsonl", "3.jsonl")
    let whole = scenec.folder.text("whole.jsonl")?
      .replacingOccurrences(of: "\"output\":\"other/", with: "\"output\":\"out/")
    #expect(merged.output == whole)
    #expect(merged.output.contains("\"results\":{\"written\":30,\"errors\":10},\"shards\":[]"))
  }

  @Test("of some parts only are written, and said not to be whole", arguments: ["run", "sarif"])
  func missing(format: String) throws {
    let scenec = try ShardTests.project()
    for number in [1, 2, 3, 4] {
      _ = try scenec.run(
        ["lint", "s", "--shard", "\(number)/4"] + options(format, "\(number)"))
    }
    let some = try scenec("merge-reports", "4", "2", "-o", "some")
    #expect(some.status == 1)
    #expect(some.errors == "scenec: error: the report is not whole: missing are parts 1/4, 3/4\n")
    let all = try scenec("merge-reports", "3", "some", "1")
    #expect(all.status == 0)
    _ = try scenec.run(["lint", "s"] + options(format, "whole"))
    #expect(all.output == scenec.folder.text("whole"))
  }

  @Test("10,000 findings are merged")
  func many() throws {
    let scenec = try Scenec(["a.scene.yaml": Sample.threeMistakes])
    _ = try scenec("lint", "--format", "jsonl", "--output", "one")
    let script = """
      for i in 1 2; do
        head -n 1 one | awk -v i=$i '{ for (n = 0; n < 5000; n++) { t = $0
          gsub(/a\\.scene/, sprintf("%d-%05d.scene", i, n), t); print t } }' > part$i
        echo '{"summary":{"files":5000,"errors":5000,"warnings":0}}' >> part$i
      done
      "$scenec" merge-reports part2 part1 | tail -n 1
      """
    let result = try scenec.shell(script)
    #expect(
      result.output == "{\"summary\":{\"files\":10000,\"errors\":10000,\"warnings\":0}}\n")
  }
}
