import Foundation
import TestSupport
import Testing

@Suite("Options and subcommands")
struct OptionTests {
  private static let subcommands = [
    "lint", "compile", "merge-reports", "config", "schema", "init", "explain", "rules", "layouts",
    "completions",
    "man", "help",
  ]

  @Test(
    "wrong usage is exit 2 and one line that says what to do",
    arguments: [
      ("", "expected lint, compile, merge-reports, config, schema, "),
      ("lnt", "did you mean 'lint'?"),
      ("Compile", "did you mean 'compile'?"),
      ("frobnicate", "expected lint, compile"),
      ("lint --formt json", "did you mean '--format'?"),
      ("lint --formt=json", "did you mean '--format'?"),
      ("lint --stirct", "did you mean '--strict'?"),
      ("lint -x", "see 'scenec lint --help'"),
      ("lint --format jsno", "gitlab or junit; did you mean 'json'?"),
      ("lint --format sariv", "expected text, concise, json, jsonl, sarif, github"),
      ("lint --format", "'--format' needs a value: text, concise, json"),
      ("lint --max-diagnostics 0", "expected a whole number from 1"),
      ("lint --statistic", "did you mean '--statistics'?"),
      ("lint -o report", "unknown option '-o'"),
      ("compile --exit-zero -o out", "unknown option '--exit-zero'"),
      ("lint --format --quiet", "'--format' needs a value"),
      ("lint --color=sometimes", "expected auto, always or never"),
      ("lint --quiet=yes", "'--quiet' takes no value"),
      ("lint --jobs 0", "expected a whole number from 1 to 256"),
      ("lint --jobs two", "expected a whole number from 1 to 256"),
      ("lint --emit svg", "unknown option '--emit'"),
      ("--quiet lint", "write it behind: scenec lint --quiet"),
      ("--versoin", "did you mean '--version'?"),
      ("compile a.scene.yaml", "compile needs '-o OUT'"),
      ("compile -o", "'-o' needs a value"),
      ("compile --emit pdf -o out", "expected json or svg"),
      ("compile --emit svg -o out.json", "name a file ending in '.svg'"),
      ("config a b", "unexpected argument 'b'"),
      ("lint --config", "needs a value: a configuration file"),
      ("schema scenes", "did you mean 'scene'?"),
      ("schema scene placements", "unexpected argument 'placements'"),
      ("explain radail", "did you mean 'radial'?"),
      ("explain negative-radios", "did you mean 'negative-radius'?"),
      ("explain qqqqqqqqqqqq", "'scenec explain' lists all"),
      ("explain countRagne", "did you mean 'countRange'?"),
      ("rules radial", "unexpected argument 'radial'; usage: scenec rules [OPTIONS]"),
      ("layouts --format xml", "expected text or json"),
      ("help lnit", "did you mean 'lint'?"),
      ("lint -q", "unknown option '-q'; did you mean '--quiet'?"),
      ("lint --out report", "unknown option '--out'; did you mean '--output'?"),
      ("compile -e svg -o out", "did you mean '--emit'?"),
      ("lint --no-color", "unknown option '--no-color'; did you mean '--color never'?"),
      ("lint --st", "did you mean '--statistics', '--strict' or '--stdin-filename'?"),
      ("lint -x.scene.yaml", "a file of that name is written './-x.scene.yaml', or behind '--'"),
      ("lint --x.yml", "a file of that name is written './--x.yml'"),
      ("--version --foo", "unexpected argument '--foo'"),
      ("--version lint", "unexpected argument 'lint'"),
      ("--help lnit", "did you mean 'lint'?"),
      ("-h lint compile", "unexpected argument 'compile'"),
    ])
  func wrongUsage(line: String, advice: String) throws {
    let scenec = try Scenec(["a.scene.yaml": Sample.good])
    let result = try scenec.shell("\"$scenec\" \(line)")
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.errorLines.count == 1)
    #expect(result.errors.hasPrefix("scenec: error: "))
    #expect(result.errors.contains(advice))
    #expect(scenec.folder.contents() == ["a.scene.yaml"])
  }

  @Test("every subcommand has help, in three spellings", arguments: subcommands)
  func help(subcommand: String) throws {
    let scenec = try Scenec()
    let result = try scenec(subcommand, "--help")
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(result.output.contains("Usage: scenec \(subcommand) "))
    #expect(result.output.contains("--help"))
    #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(try scenec(subcommand, "-h").output == result.output)
    #expect(try scenec("help", subcommand).output == result.output)
    #expect(try scenec("--help", subcommand).output == result.output)
  }

  @Test("the overview names every subcommand", arguments: ["--help", "-h", "help"])
  func overview(argument: String) throws {
    let result = try Scenec()(argument)
    #expect(result.status == 0)
    for subcommand in Self.subcommands { #expect(result.output.contains("  \(subcommand) ")) }
    #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test("the version is one line")
  func version() throws {
    let result = try Scenec()("--version")
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("scenec "))
    #expect(result.output.split(separator: "\n").count == 1)
  }

  @Test(
    "an option's value can be written in every usual way",
    arguments: [
      "--output out", "--output=out", "-o out", "-oout", "-o=out", "--jobs=1 -o nowhere -o out",
    ])
  func spellings(options: String) throws {
    let scenec = try Scenec(["a.scene.yaml": Sample.good])
    let result = try scenec.shell("\"$scenec\" compile \(options) a.scene.yaml")
    #expect(result.status == 0)
    #expect(
      scenec.folder.contents() == ["a.scene.yaml", "out/", "out/a.placements.json"])
  }

  @Test("'--' ends the options")
  func endOfOptions() throws {
    let scenec = try Scenec(["--quiet": Sample.threeMistakes])
    let result = try scenec("lint", "--", "--quiet")
    #expect(result.status == 1)
    #expect(result.output.hasPrefix("--quiet:5:13: error: "))
  }

  @Test("schemas are JSON; the scene's is the default")
  func schemas() throws {
    let scenec = try Scenec()
    for name in ["scene", "placements", "diagnostics", "config"] {
      let result = try scenec("schema", name)
      #expect(result.status == 0)
      #expect(result.output.hasSuffix("}\n"))
      _ = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    }
    #expect(try scenec("schema").output == scenec("schema", "scene").output)
  }

  @Test("explain knows everything that it lists")
  func explain() throws {
    let scenec = try Scenec()
    let list = try scenec("explain")
    #expect(list.status == 0)
    let names = list.output.split(separator: "\n").compactMap { $0.split(separator: " ").first }
    #expect(names.contains("radial") && names.contains("negative-radius"))
    for name in ["radial", "negative-radius"] {
      let result = try scenec("explain", name)
      #expect(result.status == 0)
      #expect(result.output.hasPrefix(name))
    }
  }
}
