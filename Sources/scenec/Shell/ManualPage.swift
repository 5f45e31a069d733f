import SceneCompiler

/// The manual page in roff, for the macros 'man'; read it with 'scenec man | man -l -'.
var manualPage: String {
  let subcommands = Subcommand.all.map { subcommand in
    """
    .SS "scenec \(subcommand.synopsis.roff)"
    \(subcommand.summary.roff).
    \(subcommand.operands.usage.isEmpty ? "" : operands(subcommand.operands))\
    \(subcommand.options.map(entry).joined())
    """
  }
  return """
    .TH SCENEC 1 "\(scenecReleaseDate)" "scenec \(scenecVersion)" "User Commands"
    .SH NAME
    scenec \\- compiles YAML scenes to placements, and says what is wrong with them
    .SH SYNOPSIS
    \(Subcommand.all.map { ".B scenec\n\($0.synopsis.roff)\n.br\n" }.joined())\
    .B scenec
    \\-\\-version | \\-\\-help
    .SH DESCRIPTION
    A scene describes radial menus, honeycombs, flows and other layouts of SwiftUI in YAML.
    .B scenec
    checks scenes, says what is wrong and where, and resolves a good scene to the places of its
    elements.
    .PP
    Options and operands may be mixed.
    After \\-\\- all that follows are operands.
    .SH SUBCOMMANDS
    \(subcommands.joined())\
    .SH OPTIONS
    Every subcommand has
    .BR \\-\\-help .
    \(Option.beforeSubcommands.map(entry).joined())\
    .SH "EXIT STATUS"
    .TP
    .B 0
    There are no errors.
    .TP
    .B 1
    Scenes have errors, under \\-\\-strict warnings too.
    .TP
    .B 2
    The usage was wrong, or files could not be read or written.
    .SH ENVIRONMENT
    .TP
    .B NO_COLOR
    Without \\-\\-color, text has no colours if this is set and not empty.
    .TP
    .B TERM
    Without \\-\\-color, text has no colours if this is dumb.
    .SH FILES
    .TP
    .I *.scene.yaml, *.scene.yml
    Scenes, as folders are searched for them.
    .SH EXAMPLES
    .EX
    scenec init
    scenec lint
    scenec compile . \\-o placements
    scenec explain radial
    .EE

    """
}

/// One option and what it does.
private func entry(_ option: Option) -> String {
  let names = option.spellings.reversed().map { "\\fB\($0.roff)\\fR" }.joined(separator: ", ")
  let value =
    switch option.value {
    case .choice(_, let words): " " + words.map { "\\fB\($0.roff)\\fR" }.joined(separator: "|")
    default: option.valueName.map { " \\fI\($0.roff)\\fR" } ?? ""
    }
  return ".TP\n\(names)\(value)\n\(option.help.roff).\n"
}

private func operands(_ operands: Subcommand.Operands) -> String {
  ".TP\n\\fI\(operands.name.roff)\\fR\n\(operands.help.roff).\n"
}

extension String {
  /// The text as roff shows it: no character has a meaning for the formatter.
  var roff: String {
    let text = reduce(into: "") { text, character in
      switch character {
      case "\\": text += "\\e"
      case "-": text += "\\-"
      case "'": text += "\\(aq"
      case "`": text += "\\(ga"
      case "^": text += "\\(ha"
      case "~": text += "\\(ti"
      case "\"": text += "\\(dq"
      default: text.append(character)
      }
    }
    return text.hasPrefix(".") ? "\\&" + text : text
  }
}
