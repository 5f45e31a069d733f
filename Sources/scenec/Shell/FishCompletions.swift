/// The script for fish: a file `scenec.fish` in a folder of `fish_complete_path`, or sourced.
var fishCompletions: String {
  var lines = [
    "# fish completions for scenec, made by 'scenec completions fish'",
    "",
    "# Whether the first word behind the program is the one given; without one, whether it is",
    "# still to be written.",
    "function __scenec_is",
    "  set -l words (commandline -opc)",
    "  if test (count $argv) -eq 0",
    "    test (count $words) -eq 1",
    "  else",
    "    test (count $words) -gt 1; and test $words[2] = $argv[1]",
    "  end",
    "end",
    "",
    "complete -c scenec -f",
  ]
  for subcommand in Subcommand.all {
    lines.append(
      "complete -c scenec -n __scenec_is -a \(subcommand.name) -d \(quotedForFish(subcommand.summary))"
    )
  }
  lines += Option.beforeSubcommands.map { line("__scenec_is", $0) }
  for subcommand in Subcommand.all {
    let condition = "'__scenec_is \(subcommand.name)'"
    lines += subcommand.allOptions.map { line(condition, $0) }
    let operands = arguments(subcommand.operands.completion)
    if !operands.isEmpty { lines.append("complete -c scenec -n \(condition)\(operands)") }
  }
  return lines.joined(separator: "\n") + "\n"
}

private func line(_ condition: String, _ option: Option) -> String {
  let short = option.short.map { " -s \($0)" } ?? ""
  let value: String
  if case .files = option.completion {
    value = " -r -F"
  } else {
    // No files, even where the operands are files.
    value = option.takesValue ? " -x" + arguments(option.completion) : ""
  }
  return "complete -c scenec -n \(condition) -l \(option.long)\(short)\(value) -d "
    + quotedForFish(option.brief)
}

private func arguments(_ completion: Completion) -> String {
  switch completion {
  case .none: ""
  case .files: " -F"
  case .folders: " -a '(__fish_complete_directories)'"
  case .words(let words): " -a \(quotedForFish(words().joined(separator: " ")))"
  }
}

private func quotedForFish(_ text: String) -> String {
  "'"
    + text.reduce(into: "") { result, character in
      if character == "'" || character == "\\" { result += "\\" }
      result.append(character)
    } + "'"
}
