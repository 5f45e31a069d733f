import SceneCompiler
import SceneSource

/// The help, made from the declarations; lines have at most 80 columns.
enum HelpText {
  /// The help of the whole command.
  static var overview: String {
    """
    Compiles YAML scenes to placements, and says what is wrong with them and where.

    Usage: scenec SUBCOMMAND [OPTIONS]

    Subcommands:
    \(table(Subcommand.all.map { ($0.name, $0.summary) }))

    Options:
    \(table(Option.beforeSubcommands.map(row)))

    Exit status: 0 no errors; 1 errors in scenes; 2 wrong usage, or files that
    cannot be read or written.

    """
  }

  /// The help of one subcommand.
  static func of(_ subcommand: Subcommand) -> String {
    let operands = subcommand.operands
    var text = "\(subcommand.summary).\n\nUsage: scenec \(subcommand.synopsis)\n\n"
    if !operands.usage.isEmpty {
      text += "Arguments:\n\(table([(operands.name, operands.help)]))\n\n"
    }
    return text + "Options:\n\(table(subcommand.allOptions.map(row)))\n"
  }

  /// The columns of one option: `-o, --output OUT` and what it does.
  private static func row(_ option: Option) -> (String, String) {
    let short = option.short.map { "-\($0), " } ?? "    "
    let value =
      switch option.value {
      case .choice(_, let words) where words.count <= 3: " " + words.joined(separator: "|")
      default: option.valueName.map { " " + $0 } ?? ""
      }
    return ("\(short)--\(option.long)\(value)", option.help)
  }

  /// Two columns; a long text is broken into lines of its column.
  static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    let margin = String(repeating: " ", count: width + 4)
    return rows.map { term, text in
      let padding = String(repeating: " ", count: width - term.count)
      let lines = wrapped(text, width: max(20, 80 - width - 4))
      return "  \(term)\(padding)  " + lines.joined(separator: "\n" + margin)
    }.joined(separator: "\n")
  }
}
