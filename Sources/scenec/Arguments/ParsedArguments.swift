/// The options and operands of one command line, checked against the declarations.
struct ParsedArguments: Sendable {
  /// The subcommand that they belong to.
  let subcommand: Subcommand
  /// What stands beside the options, in order.
  var operands: [String] = []
  /// The values by the options' long names; of an option given twice, the last.
  private var values: [String: String] = [:]

  init(_ subcommand: Subcommand) { self.subcommand = subcommand }

  mutating func set(_ option: Option, _ value: String) { values[option.long] = value }

  /// Whether an option is there.
  func has(_ option: Option) -> Bool { values[option.long] != nil }

  /// The value of an option; nil when it is not there.
  func value(of option: Option) -> String? { values[option.long] }

  /// The value of an option that takes a number.
  func number(of option: Option) -> Int? { value(of: option).flatMap { Int($0) } }
}
