/// One option of the command: declared once, read by the parser, the help and the suggestions.
struct Option: Sendable {
  /// What an option takes.
  enum Value: Sendable {
    /// Nothing: it is there or not.
    case none
    /// Any text; what it should be.
    case text(String, @Sendable () -> String)
    /// One of a few words.
    case choice(String, [String])
    /// A whole number.
    case number(String, ClosedRange<Int>)
  }

  /// The name after `--`.
  let long: String
  /// The letter after `-`.
  let short: Character?
  let value: Value
  private let makeHelp: @Sendable () -> String

  /// Declares an option; the help is made only when it is read, for a quick start.
  init(
    _ long: String, short: Character? = nil, _ value: Value = .none,
    help: @autoclosure @escaping @Sendable () -> String
  ) {
    self.long = long
    self.short = short
    self.value = value
    makeHelp = help
  }

  /// What it does, for `--help`: a phrase without a full stop.
  var help: String { makeHelp() }
}

extension Option {
  /// The word for the value in help and messages; nil when there is none.
  var valueName: String? {
    switch value {
    case .none: nil
    case .text(let name, _), .choice(let name, _), .number(let name, _): name
    }
  }

  /// What the value may be, for messages.
  var expectation: String {
    switch value {
    case .none: "no value"
    case .text(_, let expectation): expectation()
    case .choice(_, let words): words.alternatives
    case .number(_, let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    }
  }
}

extension [String] {
  /// 'a, b or c'.
  var alternatives: String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " or " + last
  }
}
