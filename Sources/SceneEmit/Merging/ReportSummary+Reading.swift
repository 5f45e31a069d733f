import SceneSource

/// The sentences of a summary, read again.
extension ReportSummary {
  /// How many are left out, says `... and 12 more`; nil when a text says something else.
  static func omitted(in text: String) -> Int? {
    guard text.hasPrefix("... and "), text.hasSuffix(" more") else { return nil }
    return number(text.dropFirst(8).dropLast(5))
  }

  /// Reads the notice of a report for GitHub; answers whether it is one.
  mutating func read(notice text: String) -> Bool {
    var text = text
    if text.hasSuffix(")"), let start = text.lastIndex(of: "(") {
      guard let count = Self.omitted(in: String(text[text.index(after: start)...].dropLast()))
      else { return false }
      omitted = count
      text = String(text[..<start].dropLast())
    }
    return read(counts: text)
  }

  /// The summary with what a line at the end of a report for a person says; nil when it is none.
  func reading(tail line: String) -> ReportSummary? {
    var summary = self
    if let count = Self.omitted(in: line) {
      summary.omitted = count
      return summary
    }
    return summary.read(counts: line) || summary.read(fixes: line) ? summary : nil
  }

  /// Adds the counts of another part of the scenes.
  mutating func add(_ other: ReportSummary) {
    files += other.files
    errors += other.errors
    warnings += other.warnings
    fixed += other.fixed
    safelyFixable += other.safelyFixable
    unsafelyFixable += other.unsafelyFixable
    omitted += other.omitted
    fixing = fixing ?? other.fixing
  }

  /// Reads `2 errors, 1 warning in 3 files`.
  private mutating func read(counts text: String) -> Bool {
    let words = text.split(separator: " ").map { $0.last == "," ? $0.dropLast() : $0 }
    guard words.count == 5 || words.count == 7, words[words.count - 3] == "in",
      let files = Self.number(words[words.count - 2]), words[words.count - 1].hasPrefix("file")
    else { return false }
    self.files = files
    for index in stride(from: 0, to: words.count - 3, by: 2) {
      guard let count = Self.number(words[index]) else { return false }
      switch words[index + 1] {
      case "error", "errors": errors = count
      case "warning", "warnings": warnings = count
      default: return false
      }
    }
    return true
  }

  /// Reads what `fixes` says.
  private mutating func read(fixes text: String) -> Bool {
    for phrase in text.split(separator: ",").map({ $0.drop { $0 == " " } }) {
      let words = phrase.split(separator: " ")
      if words.count == 4, words[0] == "fixed", let count = Self.number(words[1]) {
        fixed = count
        fixing = fixing ?? .safe
        continue
      }
      guard let first = words.first, let count = Self.number(first) else { return false }
      switch phrase.dropFirst(first.count) {
      case " can be fixed with 'scenec lint --fix'": safelyFixable = count
      case " more with '--unsafe-fixes'", " can be fixed with 'scenec lint --fix --unsafe-fixes'":
        unsafelyFixable = count
      case " more can be fixed with '--unsafe-fixes'":
        unsafelyFixable = count
        fixing = .safe
      default: return false
      }
    }
    return true
  }

  private static func number(_ digits: Substring) -> Int? {
    digits.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      ? Int(digits) : nil
  }
}
