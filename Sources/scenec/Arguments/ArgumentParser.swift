import SceneBatch
import SceneSource

/// Reads what follows a subcommand's name.
///
/// Options and operands may be mixed; `--name value`, `--name=value`, `-n value` and `-nvalue`
/// say the same; after `--` all are operands, and `-` always is one. Every failure is a usage
/// error that says what is expected.
struct ArgumentParser {
  private var parsed: ParsedArguments
  private var rest: ArraySlice<String>

  private init(_ subcommand: Subcommand, _ arguments: ArraySlice<String>) {
    parsed = ParsedArguments(subcommand)
    rest = arguments
  }

  static func parse(
    _ arguments: ArraySlice<String>, for subcommand: Subcommand
  ) throws(BatchError) -> ParsedArguments {
    var parser = ArgumentParser(subcommand, arguments)
    try parser.parse()
    return parser.parsed
  }

  private mutating func parse() throws(BatchError) {
    while let argument = rest.popFirst() {
      if argument == "--" {
        parsed.operands += rest
        break
      } else if argument.hasPrefix("--") {
        try parseLong(argument.dropFirst(2))
      } else if argument.hasPrefix("-"), argument != "-" {
        try parseShort(argument.dropFirst())
      } else {
        parsed.operands.append(argument)
      }
      if parsed.has(.help) { return }
    }
    try checkOperandCount()
  }

  private mutating func parseLong(_ text: Substring) throws(BatchError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = parsed.subcommand.allOptions.first(where: { $0.long == name }) else {
      throw unknownOption(name)
    }
    try take(option, "--\(name)", attached: parts.count > 1 ? String(parts[1]) : nil)
  }

  private mutating func parseShort(_ text: Substring) throws(BatchError) {
    let option = parsed.subcommand.allOptions.first { $0.short == text.first }
    guard let option else { throw unknownOption(String(text), dashes: "-") }
    var value = text.dropFirst()
    if value.first == "=" { value = value.dropFirst() }
    try take(option, "-\(text.prefix(1))", attached: text.count == 1 ? nil : String(value))
  }

  private mutating func take(
    _ option: Option, _ written: String, attached: String?
  ) throws(BatchError) {
    if case .none = option.value {
      guard attached == nil else { throw .usage("'\(written)' takes no value") }
      return parsed.set(option, "")
    }
    let value = if let attached { attached } else { try nextValue(option, written) }
    try check(value, option, written)
    parsed.set(option, value)
  }

  /// The next argument; one that looks like an option must be attached to be a value.
  private mutating func nextValue(
    _ option: Option, _ written: String
  ) throws(BatchError) -> String {
    guard let next = rest.first, next == "-" || !next.hasPrefix("-") else {
      throw .usage("'\(written)' needs a value: \(option.expectation)")
    }
    rest = rest.dropFirst()
    return next
  }

  private func check(
    _ value: String, _ option: Option, _ written: String
  ) throws(BatchError) {
    let isValid =
      switch option.value {
      case .none, .text: !value.isEmpty
      case .choice(_, let words): words.contains(value)
      case .number(_, let range): Int(value).map(range.contains) ?? false
      }
    guard !isValid else { return }
    var message = "'\(written)' is \(quoted(value)), expected \(option.expectation)"
    if case .choice(_, let words) = option.value { message += suggestion(value, words) }
    throw .usage(message)
  }

  private func checkOperandCount() throws(BatchError) {
    let (operands, subcommand) = (parsed.operands, parsed.subcommand)
    guard operands.count > subcommand.operands.maximumCount else { return }
    let extra = quoted(operands[subcommand.operands.maximumCount])
    throw .usage(
      "unexpected argument \(extra); usage: scenec \(subcommand.name) "
        + subcommand.operands.usage)
  }

  private func unknownOption(_ name: String, dashes: String = "--") -> BatchError {
    let names = parsed.subcommand.allOptions.map(\.long)
    let nearest = suggestion(name, names, prefix: "--")
    let advice =
      nearest.isEmpty ? "; see 'scenec \(parsed.subcommand.name) --help'" : nearest
    return .usage("unknown option \(quoted(dashes + name))\(advice)")
  }
}

/// `; did you mean '--name'?` for a misspelt word, or nothing.
func suggestion(_ word: String, _ names: [String], prefix: String = "") -> String {
  NearestName.of(word, among: names).map { "; did you mean '\(prefix)\($0)'?" } ?? ""
}
