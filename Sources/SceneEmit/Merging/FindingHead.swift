/// A line `file:line:column: severity: message [rule]`.
struct FindingHead {
  let name: String
  private let place: [Int]
  private let severity: String
  private let rule: String

  init?(_ line: ArraySlice<UInt8>) {
    guard let (name, place, rest) = Self.place(line) else { return nil }
    guard let severity = ["error", "warning"].first(where: { rest.starts(with: "\($0): ".utf8) }),
      rest.last == UInt8(ascii: "]"), let bracket = rest.lastIndex(of: UInt8(ascii: "["))
    else { return nil }
    self.name = name.withoutEscapes()
    self.place = place
    self.severity = severity
    rule = rest[(bracket + 1)...].dropLast().string
  }

  /// Whether a line is the head of another place of a finding.
  static func isNote(_ line: ArraySlice<UInt8>) -> Bool {
    place(line)?.rest.starts(with: "note: ".utf8) == true
  }

  func finding(_ text: ArraySlice<UInt8>) -> ReportedFinding {
    ReportedFinding(place: place, rule: rule, isError: severity == "error", text: text)
  }

  /// The first place of the form `:12:3: ` with a word behind it that begins a message.
  private static func place(
    _ line: ArraySlice<UInt8>
  ) -> (name: String, place: [Int], rest: ArraySlice<UInt8>)? {
    for colon in line.indices where line[colon] == UInt8(ascii: ":") {
      var rest = line[(colon + 1)...]
      guard let number = takeNumber(&rest), rest.popFirst() == UInt8(ascii: ":"),
        let column = takeNumber(&rest), rest.starts(with: ": ".utf8)
      else { continue }
      rest = rest.dropFirst(2)
      guard ["error: ", "warning: ", "note: "].contains(where: { rest.starts(with: $0.utf8) })
      else { continue }
      return (line[..<colon].string, [number, column], rest)
    }
    return nil
  }

  private static func takeNumber(_ rest: inout ArraySlice<UInt8>) -> Int? {
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    rest = rest.dropFirst(digits.count)
    return Int(digits.string)
  }
}
