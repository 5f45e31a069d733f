/// The script for bash, from 3.2 on; it does without the package bash-completion.
var bashCompletions: String {
  let names = Subcommand.all.map(\.name) + Option.beforeSubcommands.flatMap(\.spellings)
  return #"""
    # bash completions for scenec, made by 'scenec completions bash'

    # Offers those words that begin with the first argument.
    _scenec_words() {
      local current=$1 word
      shift
      for word; do
        case $word in "$current"*) COMPREPLY+=("$word") ;; esac
      done
    }

    # Leaves it to readline, which knows how file names are quoted.
    _scenec_files() { compopt -o default 2>/dev/null; }
    _scenec_folders() { compopt -o dirnames 2>/dev/null; }

    _scenec() {
      local current=${COMP_WORDS[COMP_CWORD]} at=$((COMP_CWORD - 1)) option ended= word
      COMPREPLY=()
      if [ "$COMP_CWORD" -eq 1 ]; then
        _scenec_words "$current" \#(names.joined(separator: " "))
        return
      fi
      # '--name=value' comes as three words.
      if [ "$current" = = ]; then
        current=
      elif [ "${COMP_WORDS[at]}" = = ]; then
        at=$((at - 1))
      fi
      option=${COMP_WORDS[at]}
      for word in "${COMP_WORDS[@]:2:COMP_CWORD-2}"; do
        if [ "$word" = -- ]; then ended=yes option=; fi
      done
      case ${COMP_WORDS[1]} in

    """#
      + Subcommand.all.map(bashCase).joined() + #"""
          esac
        }

        if type compopt >/dev/null 2>&1; then
          complete -F _scenec scenec
        else
          complete -o default -F _scenec scenec
        fi

        """#
}

/// What is offered behind one subcommand: a value, an option or an operand.
private func bashCase(_ subcommand: Subcommand) -> String {
  let options = subcommand.allOptions
  let values = options.filter(\.takesValue).map { option in
    "        \(option.spellings.joined(separator: "|"))) \(offer(option.completion)) ;;\n"
  }
  let names = options.flatMap(\.spellings).joined(separator: " ")
  let operands =
    subcommand.operands.maximumCount == 0
    ? "_scenec_words \"$current\" \(names)" : offer(subcommand.operands.completion)
  return """
        \(subcommand.name))
          case $option in
    \(values.joined())        *)
              case $ended$current in
                -*) _scenec_words "$current" \(names) ;;
                *) \(operands) ;;
              esac ;;
          esac ;;

    """
}

private func offer(_ completion: Completion) -> String {
  switch completion {
  case .none: ":"
  case .files: "_scenec_files"
  case .folders: "_scenec_folders"
  case .words(let words): "_scenec_words \"$current\" " + words().joined(separator: " ")
  }
}
