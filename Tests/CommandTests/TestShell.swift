import Foundation
import TestSupport

/// A shell that completes command lines of scenec for a test.
enum TestShell: String, CaseIterable {
  case bash
  case zsh
  case fish

  /// Whether the shell is on this machine.
  var isInstalled: Bool { programExists(rawValue) }

  /// What the shell offers where a command line ends; files only where they are asked for.
  ///
  /// The folder must hold the completions under the shell's name.
  func offers(_ line: String, in scenec: Scenec) throws -> [String] {
    let driver = "driver." + rawValue
    if scenec.folder.text(driver) == nil {
      try scenec.folder.write(self.driver, to: driver)
      try scenec.folder.write(Self.zshSetup, to: "setup.zsh")
    }
    let program = try ProcessRunner.run(
      "/usr/bin/env", [rawValue] + options + [driver, line], in: scenec.folder.url,
      environment: ["HOME": scenec.folder.path(""), "TERM": "xterm", "LC_ALL": "C.UTF-8"])
    guard program.status == 0, program.errors.isEmpty else {
      throw ShellFailure(text: program.output + program.errors)
    }
    return program.output.split(whereSeparator: \.isNewline)
      .map { $0.prefix { $0 != "\t" } }.map(String.init).filter { !$0.isEmpty }
  }

  private var options: [String] {
    switch self {
    case .bash: ["--norc", "--noprofile"]
    case .zsh: ["-f"]
    case .fish: ["--no-config"]
    }
  }

  private var driver: String {
    switch self {
    case .bash:
      """
      source ./bash
      compopt() { COMPREPLY+=("<$2>"); }
      line=${1//=/ = }
      read -ra COMP_WORDS <<< "$line"
      case $line in *' ') COMP_WORDS+=('') ;; esac
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      if [ "${COMP_WORDS[COMP_CWORD]}" = '' ] && [ "${COMP_WORDS[COMP_CWORD-1]}" = = ]; then
        unset 'COMP_WORDS[COMP_CWORD]'
        COMP_CWORD=$((COMP_CWORD - 1))
      fi
      _scenec
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    case .zsh:
      """
      zmodload zsh/zpty
      zpty z zsh -f -i
      zpty -w z 'source ./setup.zsh'
      zpty -r z line $'*\\x01READY\\x01*'
      zpty -n -w z "$1"$'\\t'
      zpty -r z line $'*\\x02*\\x03*'
      line=${line#*$'\\x02'}
      print -r -- ${${line%%$'\\x03'*}//$'\\r'}
      zpty -d z
      """
    case .fish:
      """
      source ./fish
      complete -C "$argv[1]"
      """
    }
  }

  /// Prints what is added to the completions, after the way of zsh-capture-completion.
  private static let zshSetup = """
    PS1= RPS1= PS2=
    autoload -Uz compinit && compinit -C -d ./zcompdump
    source ./zsh
    bindkey '^I' complete-word
    zstyle ':completion:*' insert-tab false
    typeset -ga offered
    compadd() {
      if [[ ${@[1,(i)(-|--)]} != *-(O|A|D)\\ * ]]; then
        local -a hits
        builtin compadd -A hits "$@"
        offered+=("${hits[@]}")
      fi
      builtin compadd "$@"
    }
    print-offered() { print -rn -- $'\\x02'; print -rl -- "${offered[@]}"; print -rn -- $'\\x03'; }
    comppostfuncs=(print-offered)
    print -n '\\x01READY\\x01'
    """
}

/// What a shell said instead of completing.
struct ShellFailure: Error {
  let text: String
}

/// Whether a program is on the PATH.
func programExists(_ name: String) -> Bool {
  let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
  return path.split(separator: ":").contains {
    FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
  }
}
