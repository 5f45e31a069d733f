import Foundation
import TestSupport

/// The options of a subcommand, read from what `--help` prints.
struct HelpTable {
  struct Row {
    let short: String?
    let long: String
    /// The word for the value; nil when there is none.
    let value: String?
    /// The words that are the value; empty when it is something else.
    let choices: [String]
  }

  let rows: [Row]

  /// Reads the help; the choices come from the message about a wrong one.
  init(_ subcommand: String, _ scenec: Scenec) throws {
    let help = try scenec(subcommand, "--help").output
    guard let start = help.range(of: "Options:\n") else { throw CocoaError(.formatting) }
    let line = /^  (?:-(\w), |    )--([a-z][a-z-]*)(?: (\S+))?(?:  .*)?$/
    rows = try help[start.upperBound...].split(separator: "\n").compactMap { text in
      guard let match = try line.wholeMatch(in: text) else { return nil }
      let long = "--" + match.2
      var choices: [String] = []
      if match.3 != nil {
        let message = try scenec(subcommand, "\(long)=@").errors
        let expected = message.firstMatch(of: /is '@', expected ([a-z, ]+ or [a-z]+)[;\n]/)
        choices = (expected.map { String($0.1) } ?? "")
          .replacingOccurrences(of: " or ", with: ", ").components(separatedBy: ", ")
          .filter { !$0.isEmpty && !$0.contains(" ") }
      }
      return Row(
        short: match.1.map { "-" + $0 }, long: long, value: match.3.map(String.init),
        choices: choices)
    }
  }

  /// The subcommands that the overview names.
  static func subcommands(_ scenec: Scenec) throws -> [String] {
    let help = try scenec("--help").output
    let lines = help.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.drop { $0 != "Subcommands:" }.dropFirst().prefix { !$0.isEmpty }
      .compactMap { $0.firstMatch(of: #/^  ([a-z-]+)  /#)?.1 }.map(String.init)
  }
}
