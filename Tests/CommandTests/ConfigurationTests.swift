import Foundation
import TestSupport
import Testing

@Suite("Configurations")
struct ConfigurationTests {
  /// A circle of 25: wrong unless a project allows it.
  private static let large = """
    version: 1
    containers:
      - {id: ring, layout: circle, count: 25, template: {size: 20}}

    """
  private static let upTo30 = "limits: {count: [1, 30]}\n"

  private func rules(_ output: String) -> [String] {
    output.split(separator: "\n").filter { $0.hasSuffix("]") && $0.contains(": ") }
      .map {
        "\($0.prefix { $0 != ":" }) \($0.reversed().prefix { $0 != "[" }.reversed().dropLast().map(String.init).joined())"
      }
  }

  @Test("the nearest one upwards applies to each scene by itself")
  func nearest() throws {
    let scenec = try Scenec([
      "a.scene.yaml": Self.large, "wide/.scenec.yaml": Self.upTo30,
      "wide/b.scene.yaml": Self.large, "wide/deep/c.scene.yaml": Self.large,
      "wide/deep/narrow/.scenec.yaml": "# the defaults\n",
      "wide/deep/narrow/d.scene.yaml": Self.large,
    ])
    let expected = [
      "a.scene.yaml count-out-of-range", "wide/deep/narrow/d.scene.yaml count-out-of-range",
    ]
    #expect(try rules(scenec("lint").output) == expected)
    #expect(
      try rules(
        scenec(
          "lint", "wide/deep/narrow/d.scene.yaml", "wide/b.scene.yaml", "wide/deep/c.scene.yaml",
          "a.scene.yaml"
        ).output) == expected)
    #expect(try scenec("lint", "--no-config", "wide/b.scene.yaml").status == 1)
    let all = try scenec("lint", "--config", "wide/.scenec.yaml")
    #expect(all.status == 0 && all.output == "")
  }

  @Test("it applies to compile, and to standard input by its file name's folder")
  func compileAndStandardInput() throws {
    let scenec = try Scenec(["wide/.scenec.yaml": Self.upTo30, "wide/b.scene.yaml": Self.large])
    #expect(try scenec("compile", "wide", "-o", "out").status == 0)
    #expect(scenec.folder.text("out/b.placements.json") != nil)
    #expect(try scenec("lint", "-", input: Self.large).status == 1)
    let name = "--stdin-filename=wide/not/there/x.scene.yaml"
    #expect(try scenec("lint", name, input: Self.large).status == 0)
    try scenec.folder.write(Self.upTo30, to: ".scenec.yaml")
    #expect(try scenec("lint", "-", input: Self.large).status == 0)
  }

  @Test("rules can be made errors, or switched off")
  func severities() throws {
    let scenec = try Scenec(["a.scene.yaml": Sample.warning])
    #expect(try scenec("lint").status == 0)
    try scenec.folder.write("rules: {unused-anchor: error}\n", to: ".scenec.yaml")
    let strict = try scenec("lint")
    #expect(strict.status == 1)
    #expect(strict.output.contains("a.scene.yaml:2:11: error: "))
    try scenec.folder.write("rules: {unused-anchor: off}\n", to: ".scenec.yaml")
    #expect(try scenec("lint", "--strict").output == "")
  }

  @Test("its mistakes are reported once, with their places, and scenes are checked all the same")
  func mistakes() throws {
    let scenec = try Scenec([
      ".scenec.yaml": "rules: {unused-ancor: error}\nlimits: {count: lots}\n",
      "a.scene.yaml": Sample.warning, "b/c.scene.yaml": Self.large,
    ])
    let result = try scenec("lint")
    #expect(result.status == 1)
    #expect(
      result.output == """
        .scenec.yaml:1:9: error: unknown rule 'unused-ancor'; did you mean 'unused-anchor'? [unknown-key]
        1 | rules: {unused-ancor: error}
          |         ^~~~~~~~~~~~
        .scenec.yaml:2:17: error: count is 'lots', expected [low, high] [wrong-type]
        2 | limits: {count: lots}
          |                 ^~~~
        a.scene.yaml:2:11: error: no alias uses anchor 'style' [unused-anchor]
        2 | x-unused: &style {size: 20}
          |           ^~~~~~
          = help: remove the anchor
        3 errors in 3 files
        1 can be fixed with 'scenec lint --fix'

        """)
    let report = try JSONReport(scenec("lint", "--format=json").output)
    #expect(report.summary == ["files": 3, "errors": 3, "warnings": 0])
    let inner = try scenec.shell("cd b && \"$scenec\" lint")
    #expect(inner.output.hasPrefix("../.scenec.yaml:1:9: error: "))
    let compiled = try scenec("compile", ".", "-o", "out")
    #expect(compiled.status == 1)
    #expect(!scenec.folder.contents().contains { $0.hasPrefix("out") })
  }

  @Test("one that cannot be read is exit 2 and one line")
  func unreadable() throws {
    let scenec = try Scenec(["a.scene.yaml": Sample.good])
    try scenec.folder.makeFolder(".scenec.yaml")
    let found = try scenec("lint")
    #expect(found.status == 2)
    #expect(found.errorLines == ["scenec: error: cannot read '.scenec.yaml': it is a folder"])
    for (option, advice) in [
      ("--config=nowhere", "cannot read 'nowhere': no such file or folder"),
      ("--config=.", "cannot read '.': it is a folder"),
      ("--config=a.scene.yaml --no-config", "exclude each other"),
    ] {
      let result = try scenec.shell("\"$scenec\" lint \(option)")
      #expect(result.status == 2)
      #expect(result.errorLines.count == 1)
      #expect(result.errors.contains(advice))
    }
    #expect(try scenec("lint", "--no-config").status == 0)
  }

  @Test("a pipe and a link that leads to itself are not waited for")
  func specialFiles() throws {
    let scenec = try Scenec(["a/x.scene.yaml": Sample.good, "b/x.scene.yaml": Sample.good])
    try scenec.folder.link("b/.scenec.yaml", to: ".scenec.yaml")
    let result = try scenec.shell("mkfifo a/.scenec.yaml && \"$scenec\" lint")
    #expect(result.status == 2)
    #expect(
      result.errorLines.sorted() == [
        "scenec: error: cannot read 'a/.scenec.yaml': it is neither a file nor a link to one",
        "scenec: error: cannot read 'b/.scenec.yaml': its symbolic links form a loop",
      ])
  }

  @Test("a folder that a link leads to has the configuration of where it is")
  func links() throws {
    let scenec = try Scenec([
      "wide/.scenec.yaml": Self.upTo30, "wide/in/b.scene.yaml": Self.large,
      "elsewhere/a.scene.yaml": Sample.good,
    ])
    try scenec.folder.link("elsewhere/link", to: "../wide/in")
    #expect(try scenec("lint", "elsewhere/link").status == 0)
    #expect(try scenec("lint", "elsewhere/link/b.scene.yaml").status == 0)
  }

  @Test("bytes that are no text, and ten megabytes, are diagnostics")
  func hostile() throws {
    let scenec = try Scenec(["a.scene.yaml": Sample.good])
    let binary = try scenec.shell("printf 'a: \\377' > .scenec.yaml; \"$scenec\" lint")
    #expect(binary.status == 1)
    #expect(binary.output.contains("[invalid-encoding]"))
    let large = try scenec.shell(
      "yes 'x: [1' | head -c 10000000 > .scenec.yaml; \"$scenec\" lint --format=concise | tail -1")
    #expect(large.output.contains(".scenec.yaml:"))
    #expect(large.errors == "")
  }
}
