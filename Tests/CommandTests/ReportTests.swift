import Foundation
import TestSupport
import Testing

/// Report formats, their file, and what leaves the exit status alone.
struct ReportTests {
  private static let formats = [
    "text", "concise", "json", "jsonl", "sarif", "github", "gitlab", "junit",
  ]

  // MARK: The exit status

  @Test(arguments: formats)
  func `a format does not change the exit status`(format: String) throws {
    let scenec = try Scenec([
      "bad.scene.yaml": Sample.threeMistakes, "good.scene.yaml": Sample.good,
      "warning.scene.yaml": Sample.warning,
    ])
    #expect(try scenec("lint", "--format", format, "good.scene.yaml").status == 0)
    #expect(try scenec("lint", "--format", format, "bad.scene.yaml").status == 1)
    #expect(try scenec("lint", "--format", format, "warning.scene.yaml").status == 0)
    #expect(try scenec("lint", "--format", format, "--strict", "warning.scene.yaml").status == 1)
    #expect(try scenec("lint", "--format", format, "missing.yaml").status == 2)
    #expect(try scenec("lint", "--format", format, "--exit-zero", ".").status == 0)
    #expect(try scenec("lint", "--format", format, "--exit-zero", "missing.yaml").status == 2)
    #expect(try scenec("lint", "--format", format, "--exit-zero", "--jobs", "0").status == 2)
  }

  @Test func `--exit-zero outweighs --strict and reports all the same`() throws {
    let scenec = try Scenec(["a.scene.yaml": Sample.warning])
    let result = try scenec("lint", "--exit-zero", "--strict")
    #expect(result.status == 0)
    #expect(try result.output == scenec("lint").output)
  }

  // MARK: The file

  @Test(arguments: formats)
  func `--output has the report of the format, standard output has text`(format: String) throws {
    let scenec = try Scenec(["a.scene.yaml": Sample.threeMistakes, "b.scene.yaml": Sample.good])
    let result = try scenec("lint", "--format", format, "--output", "new/folder/report")
    #expect(result.status == 1)
    #expect(result.errors == "")
    #expect(try result.output == scenec("lint").output)
    #expect(
      try scenec.folder.text("new/folder/report") == scenec("lint", "--format", format).output)
    #expect(scenec.folder.contents().allSatisfy { !$0.hasSuffix(".tmp") })
  }

  @Test(arguments: formats)
  func `--output is written in place of an old file when nothing is found`(format: String) throws {
    let scenec = try Scenec(["a.scene.yaml": Sample.good, "report": "old"])
    let result = try scenec("lint", "--format", format, "--output=report")
    #expect(result.status == 0)
    #expect(result.output == "")
    #expect(try scenec.folder.text("report") == scenec("lint", "--format", format).output)
  }

  @Test func `--output is written also when a scene cannot be read, and says so`() throws {
    let scenec = try Scenec(["a.scene.yaml": Sample.threeMistakes])
    for (format, words) in [
      ("sarif", "\"executionSuccessful\":false"), ("junit", "<error type=\"run\""),
      ("github", "::error title=scenec::cannot read 'gone.yaml': no such file or folder\n"),
    ] {
      let result = try scenec(
        "lint", "gone.yaml", "a.scene.yaml", "--format", format, "--output", "report")
      #expect(result.status == 2)
      #expect(
        result.errorLines == [
          "scenec: error: cannot read 'gone.yaml': no such file or folder"
        ])
      let text = try #require(scenec.folder.text("report"))
      #expect(text.contains(words))
      #expect(text.contains("negative-radius") && text.contains("gone.yaml"))
    }
  }

  @Test func `--output is whole though the reader of standard output has gone`() throws {
    let scenec = try Scenec()
    for index in 0..<300 {
      try scenec.folder.write(Sample.threeMistakes, to: "\(index).scene.yaml")
    }
    let result = try scenec.shell(
      "{ \"$scenec\" lint --format jsonl --output report; echo $? > status; } | head -c 1 >/dev/null"
    )
    #expect(result.errors == "")
    #expect(scenec.folder.text("status") == "141\n")
    let text = scenec.folder.text("report")
    #expect(
      text?.hasSuffix("{\"summary\":{\"files\":300,\"errors\":900,\"warnings\":0}}\n") == true)
  }

  @Test func `--output can be a pipe, a device or a link`() throws {
    let scenec = try Scenec(["a.scene.yaml": Sample.threeMistakes])
    let pipe = try scenec.shell(
      "\"$scenec\" lint --format concise --output /dev/stdout a.scene.yaml 2>&1 >/dev/null | cat")
    #expect(pipe.output == "")
    let stream = try scenec.shell(
      "\"$scenec\" lint --format gitlab --output /dev/stderr a.scene.yaml 2>&1 >/dev/null | cat")
    #expect(stream.output.hasPrefix("[\n{\"description\":"))
    #expect(try scenec("lint", "--output", "/dev/null").status == 1)
    try scenec.folder.link("link", to: "target")
    #expect(try scenec("lint", "--format=concise", "--output", "link").status == 1)
    #expect(try scenec.folder.text("target") == scenec("lint", "--format=concise").output)
  }

  @Test(arguments: [
    ("-", "'--output' names a file"), ("a.scene.yaml", "'a.scene.yaml' is an input"),
    ("./link", "'./link' is an input"), ("folder", "cannot write 'folder': it is a folder"),
    ("a.scene.yaml/report", "a part of its path is a file, not a folder"),
  ])
  func `an --output that cannot be is refused before anything is written`(
    path: String, advice: String
  ) throws {
    let scenec = try Scenec(["a.scene.yaml": Sample.threeMistakes, "folder/x": ""])
    try scenec.folder.link("link", to: "a.scene.yaml")
    let before = scenec.folder.contents()
    let result = try scenec("lint", "--output", path)
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.errorLines.count == 1)
    #expect(result.errors.contains(advice))
    #expect(scenec.folder.contents() == before)
    #expect(scenec.folder.text("a.scene.yaml") == Sample.threeMistakes)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `an --output that cannot be written is exit 2, after the report in text`() throws {
    let scenec = try Scenec(["a.scene.yaml": Sample.threeMistakes])
    let result = try scenec("lint", "--format", "json", "--output", "/dev/full", "--exit-zero")
    #expect(result.status == 2)
    #expect(result.output.contains("\n3 errors in 1 file\n"))
    #expect(
      result.errorLines == [
        "scenec: error: cannot write '/dev/full': no space left on the disk"
      ])
  }

  @Test func `--output has no colours, standard output may have them`() throws {
    let scenec = try Scenec(["a.scene.yaml": Sample.threeMistakes])
    let result = try scenec("lint", "--color=always", "--output", "report")
    #expect(result.output.contains("\u{1B}["))
    #expect(scenec.folder.text("report")?.contains("\u{1B}[") == false)
  }

  @Test func `names below the current folder are relative to it for services`() throws {
    let scenec = try Scenec(["a.scene.yaml": Sample.threeMistakes])
    let result = try scenec.shell("\"$scenec\" lint --format gitlab \"$(pwd -P)/a.scene.yaml\"")
    #expect(result.output.contains("\"path\":\"a.scene.yaml\""))
  }

  // MARK: Statistics

  private static let table = """
    2  negative-radius  A radius below 0.
    2  unknown-key      A key that the format does not know.
    2  wrong-type       A value is of another kind than its key takes.
    1  unused-anchor    No alias uses an anchor.

    """

  @Test(arguments: ["text", "concise", "github"])
  func `--statistics follow a report for a person`(format: String) throws {
    let scenec = try Scenec([
      "a.scene.yaml": Sample.threeMistakes, "b.scene.yaml": Sample.warning,
      "c.scene.yaml": Sample.threeMistakes,
    ])
    let result = try scenec("lint", "--format", format, "--statistics")
    #expect(result.status == 1)
    #expect(result.errors == "")
    #expect(try result.output == scenec("lint", "--format", format).output + Self.table)
    let limited = try scenec("lint", "--format", format, "--statistics", "--max-diagnostics", "1")
    #expect(limited.output.hasSuffix(Self.table))
    let quiet = try scenec("lint", "--format", format, "--statistics", "--quiet")
    #expect(!quiet.output.contains("unused-anchor"))
  }

  @Test(arguments: ["json", "jsonl", "sarif", "gitlab", "junit"])
  func `--statistics go to standard error beside a report for a program`(format: String) throws {
    let scenec = try Scenec([
      "a.scene.yaml": Sample.threeMistakes, "b.scene.yaml": Sample.warning,
      "c.scene.yaml": Sample.threeMistakes,
    ])
    let result = try scenec("lint", "--format", format, "--statistics")
    #expect(try result.output == scenec("lint", "--format", format).output)
    #expect(result.errors == Self.table)
    let inFile = try scenec("lint", "--format", format, "--statistics", "--output", "report")
    #expect(try inFile.output == scenec("lint").output + Self.table)
    #expect(scenec.folder.text("report") == result.output)
  }

  @Test func `--statistics of nothing are silent, counts are aligned`() throws {
    let scenec = try Scenec(["good.scene.yaml": Sample.good])
    #expect(try scenec("lint", "--statistics").output == "")
    let unknown = (0..<12).map { "mistake\($0): 1\n" }.joined()
    try scenec.folder.write(Sample.warning + unknown, to: "a.scene.yaml")
    #expect(
      try scenec("lint", "--statistics").output.hasSuffix(
        """

        12  unknown-key    A key that the format does not know.
         1  unused-anchor  No alias uses an anchor.

        """))
  }

  // MARK: A limit

  @Test func `--max-diagnostics shows the first, over all files, and counts all`() throws {
    let scenec = try Scenec([
      "a.scene.yaml": Sample.warning, "b.scene.yaml": Sample.threeMistakes,
      "c.scene.yaml": Sample.threeMistakes,
    ])
    let whole = try scenec("lint", "--format=concise").output
    let lines = whole.split(separator: "\n").map(String.init)
    for limit in [1, 3, 6] {
      let result = try scenec("lint", "--format=concise", "--max-diagnostics", "\(limit)")
      #expect(result.status == 1)
      let shown = lines.prefix(limit) + ["... and \(7 - limit) more"]
      #expect(result.output == shown.map { $0 + "\n" }.joined())
    }
    #expect(try scenec("lint", "--format=concise", "--max-diagnostics=7").output == whole)
    let text = try scenec("lint", "--max-diagnostics=1")
    #expect(text.output.contains("\n... and 6 more\n6 errors, 1 warning in 3 files\n"))
    let json = try scenec("lint", "--format=json", "--max-diagnostics=2")
    #expect(try JSONReport(json.output).diagnostics.count == 2)
    #expect(try JSONReport(json.output).summary == ["files": 3, "errors": 6, "warnings": 1])
  }

  @Test func `--max-diagnostics leaves the exit status and the file alone`() throws {
    let scenec = try Scenec(["a.scene.yaml": Sample.warning, "b.scene.yaml": Sample.threeMistakes])
    let result = try scenec(
      "lint", "--max-diagnostics=1", "--format", "concise", "--output", "report")
    #expect(result.status == 1)
    #expect(result.output.contains("... and 3 more\n"))
    #expect(scenec.folder.text("report")?.split(separator: "\n").count == 4)
  }

  @Test func `a file of which nothing is shown does not pass in JUnit`() throws {
    let scenec = try Scenec(["a.scene.yaml": Sample.warning, "b.scene.yaml": Sample.threeMistakes])
    let result = try scenec("lint", "--max-diagnostics=1", "--format=junit")
    #expect(!result.output.contains("b.scene.yaml"))
    #expect(result.output.contains("<failure type=\"max-diagnostics\" message=\"... and 3 more\">"))
  }
}
