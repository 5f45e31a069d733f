import Foundation
import TestSupport
import Testing

/// What the shells offer, held against what `--help` says.
@Suite("Completions")
struct CompletionTests {
  @Test(
    "bash offers subcommands, options, values and operands",
    .enabled(if: TestShell.bash.isInstalled, "bash is not installed"))
  func bash() throws { try check(.bash) }

  @Test(
    "zsh offers subcommands, options, values and operands",
    .enabled(if: TestShell.zsh.isInstalled, "zsh is not installed"))
  func zsh() throws { try check(.zsh) }

  @Test(
    "fish offers subcommands, options, values and operands",
    .enabled(if: TestShell.fish.isInstalled, "fish is not installed"))
  func fish() throws { try check(.fish) }

  private func check(_ shell: TestShell) throws {
    let scenec = try Scenec()
    let script = try scenec("completions", shell.rawValue)
    #expect(script.status == 0)
    try scenec.folder.write(script.output, to: shell.rawValue)
    func offers(_ line: String) throws -> Set<String> {
      Set(try shell.offers(line, in: scenec).filter { !$0.hasPrefix("<") })
    }
    let subcommands = try HelpTable.subcommands(scenec)
    #expect(subcommands.count > 8)
    #expect(try offers("scenec ").subtracting(["-h", "--help", "--version"]) == Set(subcommands))
    #expect(try offers("scenec --") == ["--help", "--version"])
    for subcommand in subcommands {
      let table = try HelpTable(subcommand, scenec)
      let options = try offers("scenec \(subcommand) --")
      #expect(options.subtracting(["--"]) == Set(table.rows.map(\.long)), "\(subcommand)")
      for row in table.rows where !row.choices.isEmpty {
        let line = "scenec \(subcommand) \(row.long)"
        #expect(try offers(line + " ") == Set(row.choices), "\(line)")
        let first = try #require(row.choices.first)
        let attached = try offers("\(line)=\(first.prefix(2))")
        let expected = row.choices.filter { $0.hasPrefix(first.prefix(2)) }
        let bare = Set(attached.map { $0.replacingOccurrences(of: row.long + "=", with: "") })
        #expect(bare == Set(expected), "\(line)=")
      }
    }
    try checkOperands(offers, scenec)
  }

  private func checkOperands(
    _ offers: (String) throws -> Set<String>, _ scenec: Scenec
  ) throws {
    let explained = try scenec("explain").output.split(separator: "\n")
      .compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(try offers("scenec explain ") == Set(explained))
    #expect(try offers("scenec explain negative-ra") == ["negative-radius"])
    #expect(try offers("scenec schema ").isSuperset(of: ["scene", "placements", "diagnostics"]))
    #expect(try offers("scenec completions ") == ["bash", "zsh", "fish"])
    #expect(try offers("scenec help ").isSuperset(of: ["lint", "man", "help"]))
    #expect(try offers("scenec lint --jobs ") == [])
    #expect(try offers("scenec lint -- --for") == [])
    #expect(try offers("scenec nothing --for") == [])
  }

  @Test(
    "bash leaves file names to readline, which quotes them",
    .enabled(if: programExists("script") && programExists("bash"), "no 'script' to type with"))
  func bashFiles() throws {
    let scenec = try Scenec([
      "b c.scene.yaml": "", "it's.scene.yaml": "", "-x.scene.yaml": "", "a dir/x": "",
    ])
    try scenec.folder.write(try scenec("completions", "bash").output, to: "completions")
    let typed = [
      #"PS1=; source ./completions; scenec() { printf 'GOT'; printf '<%s>' "$@"; echo; }"#,
      "scenec lint b\t", "scenec lint it\t", "scenec lint -- -x\t", "scenec init a\t",
      "scenec lint --output=b\t", "scenec compile -o a\t", "scenec lint --format js\t", "exit",
    ]
    try scenec.folder.write(typed.joined(separator: "\n") + "\n", to: "typed")
    let result = try scenec.shell(
      "TERM=dumb HOME=. script -qec 'bash --norc --noprofile -i' /dev/null < typed")
    let got = result.output.split(whereSeparator: \.isNewline).filter { $0.hasPrefix("GOT<") }
      .map { $0.dropFirst(3) }
    #expect(
      got == [
        "<lint><b c.scene.yaml>", "<lint><it's.scene.yaml>", "<lint><--><-x.scene.yaml>",
        "<init><a dir/>", "<lint><--output=b c.scene.yaml>", "<compile><-o><a dir/>",
        "<lint><--format><json>",
      ])
  }

  @Test(
    "zsh and fish offer files for PATHs and FILEs, folders for FOLDERs",
    arguments: [TestShell.zsh, .fish])
  func files(shell: TestShell) throws {
    guard shell.isInstalled else { try Test.cancel("\(shell.rawValue) is not installed") }
    let scenec = try Scenec(["x/b c.scene.yaml": "", "x/a dir/y": ""])
    try scenec.folder.write(try scenec("completions", shell.rawValue).output, to: shell.rawValue)
    func offers(_ line: String) throws -> [String] {
      try shell.offers(line, in: scenec).map {
        let name = $0.replacingOccurrences(of: "\\", with: "")
        return name.hasPrefix("x/") ? String(name.dropFirst(2)) : name
      }.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }.sorted()
    }
    for line in ["lint x/", "compile x/", "compile -o x/", "lint --output x/", "lint -- x/"] {
      #expect(try offers("scenec " + line) == ["a dir", "b c.scene.yaml"], "\(line)")
    }
    #expect(try Set(offers("scenec init x/")) == ["a dir"])
  }

  @Test(
    "an unknown shell, or none, is exit 2 and one line",
    arguments: [
      ("", "completions needs the name of a shell: bash, zsh or fish"),
      ("bsh", "did you mean 'bash'?"), ("powershell", "expected bash, zsh or fish"),
    ])
  func unknownShell(shell: String, message: String) throws {
    let result = try Scenec().shell("\"$scenec\" completions \(shell)")
    #expect(result.status == 2)
    #expect(result.errorLines.count == 1)
    #expect(result.errors.contains(message))
  }
}
