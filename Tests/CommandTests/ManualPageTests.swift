import Foundation
import TestSupport
import Testing

@Suite("The manual page")
struct ManualPageTests {
  /// The page and a folder in which it stands as `scenec.1`.
  private static func page() throws -> Scenec {
    let scenec = try Scenec()
    let result = try scenec("man")
    #expect(result.status == 0)
    #expect(result.errors == "")
    try scenec.folder.write(result.output, to: "scenec.1")
    return scenec
  }

  @Test(
    "the tools that check and show manual pages have nothing to say",
    arguments: [
      ("groff", "groff -man -Tutf8 -ww scenec.1 > /dev/null"),
      ("mandoc", "mandoc -T lint -W warning scenec.1"),
      ("man", "MANROFFOPT=-ww man --warnings -l scenec.1 > /dev/null"),
    ])
  func tools(program: String, command: String) throws {
    guard programExists(program) else { try Test.cancel("\(program) is not installed") }
    let result = try Self.page().shell(command)
    #expect(result.status == 0)
    #expect(result.output + result.errors == "")
  }

  @Test(
    "man shows every subcommand, every option with its words and its help, as --help does",
    .enabled(if: programExists("man"), "man is not installed"))
  func content() throws {
    let scenec = try Self.page()
    let shown = try scenec.shell("MANWIDTH=10000 LC_ALL=C.UTF-8 man -P cat -l scenec.1 | col -bx")
    #expect(shown.status == 0)
    let lines = shown.output.split(separator: "\n").map { $0.drop { $0 == " " } }
    for subcommand in try HelpTable.subcommands(scenec) {
      #expect(lines.contains { $0.hasPrefix("scenec \(subcommand) [OPTIONS]") })
      for row in try HelpTable(subcommand, scenec).rows where row.long != "--help" {
        let value = row.choices.isEmpty ? row.value ?? "" : row.choices.joined(separator: "|")
        let title = [[row.short, row.long].compactMap(\.self).joined(separator: ", "), value]
          .filter { !$0.isEmpty }.joined(separator: " ")
        #expect(lines.contains { $0 == title || $0.hasPrefix(title + " ") }, "no '\(title)'")
      }
    }
    let words = Set(shown.output.split { $0.isWhitespace })
    for help in try HelpTable.subcommands(scenec).map({ try scenec($0, "--help").output }) {
      let missing = help.split { $0.isWhitespace }.filter { word in
        word.allSatisfy { $0.isLetter && !$0.isUppercase }
          && !words.contains(word) && !words.contains(word + ".")
      }
      #expect(Set(missing).subtracting(["this"]) == [])
    }
  }
}
