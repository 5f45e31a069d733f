/// The script for zsh: a file `_scenec` in a folder of `fpath`, or sourced after `compinit`.
var zshCompletions: String {
  let names = Subcommand.all.map { quotedForZsh("\($0.name):\($0.summary)") }
  return #"""
    #compdef scenec
    # zsh completions for scenec, made by 'scenec completions zsh'

    _scenec() {
      local curcontext=$curcontext state line ret=1
      local -a subcommands
      subcommands=(
        \#(names.joined(separator: "\n    "))
      )
      _arguments -C -S \
        \#(Option.beforeSubcommands.map(specification).joined(separator: " \\\n    ")) \
        '1: :->subcommand' \
        '*:: :->rest' && ret=0
      case $state in
        subcommand) _describe -t commands subcommand subcommands && ret=0 ;;
        rest)
          case $words[1] in

    """#
      + Subcommand.all.map(zshCase).joined() + #"""
              esac ;;
          esac
          return ret
        }

        if [ "$funcstack[1]" = _scenec ]; then
          _scenec "$@"
        else
          compdef _scenec scenec
        fi

        """#
}

private func zshCase(_ subcommand: Subcommand) -> String {
  var specifications = subcommand.allOptions.map(specification)
  let operands = subcommand.operands
  if operands.maximumCount > 0 {
    let number = operands.maximumCount == 1 ? "1" : "*"
    specifications.append(
      quotedForZsh("\(number):\(operands.name):\(action(operands.completion))"))
  }
  return """
            \(subcommand.name))
              _arguments -S \\
                \(specifications.joined(separator: " \\\n            ")) && ret=0 ;;

    """
}

/// One option as `_arguments` takes it.
private func specification(_ option: Option) -> String {
  let text = "[\(option.brief.escapedForZsh)]"
  let isLast = option.long == Option.help.long || option.long == Option.version.long
  let excluded =
    isLast ? "(- *)" : option.short == nil ? "" : "(\(option.spellings.joined(separator: " ")))"
  let value =
    option.valueName.map { ":\($0.escapedForZsh):\(action(option.completion))" } ?? ""
  let spellings = option.spellings.map { name in
    // '-o' takes its value attached or as the next word, '--output' behind '=' or so.
    option.takesValue ? name + (name.hasPrefix("--") ? "=" : "+") : name
  }
  return spellings.map { quotedForZsh(excluded + $0 + text + value) }
    .joined(separator: " \\\n    ")
}

private func action(_ completion: Completion) -> String {
  switch completion {
  case .none: " "
  case .files: "_files"
  case .folders: "_files -/"
  case .words(let words): "(" + words().joined(separator: " ") + ")"
  }
}

extension String {
  fileprivate var escapedForZsh: String {
    reduce(into: "") { text, character in
      if "[]:\\".contains(character) { text += "\\" }
      text.append(character)
    }
  }
}

private func quotedForZsh(_ text: String) -> String {
  "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
    + "'"
}
