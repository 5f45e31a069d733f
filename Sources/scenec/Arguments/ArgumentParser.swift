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
    throw .usage("unexpected argument \(extra); usage: scenec \(subcommand.synopsis)")
  }

  private func unknownOption(_ name: String, dashes: String = "--") -> BatchError {
    let written = dashes + name
    if written.hasSuffix(".yaml") || written.hasSuffix(".yml") {
      return .usage(
        "unknown option \(quoted(written)); a file of that name is written "
          + "'./\(printableText(written))', or behind '--'")
    }
    let advice = intended(name, dashes).map { "; did you mean \($0)?" }
    return .usage(
      "unknown option \(quoted(written))"
        + (advice ?? "; see 'scenec \(parsed.subcommand.name) --help'"))
  }

  /// What an unknown option was meant to be: a way to write it, or several.
  private func intended(_ name: String, _ dashes: String) -> String? {
    let options = parsed.subcommand.allOptions
    if name.hasPrefix("no-"), let option = options.first(where: { $0.long == name.dropFirst(3) }),
      case .choice(_, let words) = option.value, words.contains("never")
    {
      return "'--\(option.long) never'"
    }
    // A letter, or the beginning of a name; a misspelt name otherwise.
    let start = dashes == "-" ? name.prefix(1) : name[...]
    let completed = options.map(\.long).filter { $0.hasPrefix(start) }
    if !completed.isEmpty { return completed.map { "'--\($0)'" }.alternatives }
    return NearestName.of(name, among: options.map(\.long)).map { "'--\($0)'" }
  }
}

/// `; did you mean '--name'?` for a misspelt word, or nothing.
func suggestion(_ word: String, _ names: [String], prefix: String = "") -> String {
  NearestName.of(word, among: names).map { "; did you mean '\(prefix)\($0)'?" } ?? ""
}
