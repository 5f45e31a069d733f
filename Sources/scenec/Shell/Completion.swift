/// What a shell offers where a value or an operand is to be written.
enum Completion: Sendable {
  /// Nothing.
  case none
  /// Files and folders.
  case files
  /// Folders.
  case folders
  /// A few words.
  case words(@Sendable () -> [String])
}

extension Option {
  /// What a shell offers for the value: its words; files where the value is called FILE or OUT.
  var completion: Completion {
    switch value {
    case .choice(_, let words): .words { words }
    case .text("FILE", _), .text("OUT", _): .files
    case .text("FOLDER", _): .folders
    case .none, .text, .number: .none
    }
  }

  /// Whether a value follows.
  var takesValue: Bool { valueName != nil }

  /// How it is written: `--output`, `-o`.
  var spellings: [String] { ["--\(long)"] + (short.map { ["-\($0)"] } ?? []) }

  /// The help up to its first full stop or semicolon.
  var brief: String {
    let text = help
    let end = text.indices.first { text[$0...].hasPrefix(". ") || text[$0...].hasPrefix("; ") }
    return String(text[..<(end ?? text.endIndex)])
  }
}

/// The shells that completions are made for.
enum Shell: String, CaseIterable {
  case bash
  case zsh
  case fish

  /// A script for the shell, made from the tables of subcommands and options.
  var completions: String {
    switch self {
    case .bash: bashCompletions
    case .zsh: zshCompletions
    case .fish: fishCompletions
    }
  }
}
