extension PathPatterns {
  /// The patterns of a `.gitignore`; total on arbitrary bytes.
  ///
  /// Empty lines and those that begin with '#' say nothing; blanks at the end of a line count
  /// only behind a '\'.
  package init(gitignore bytes: [UInt8]) {
    var rest = bytes[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    let lines = rest.split(separator: UInt8(ascii: "\n"))
    self.init(lines.enumerated().compactMap { Self.pattern($1) })
  }

  private static func pattern(_ line: ArraySlice<UInt8>) -> PathPattern? {
    var line = line
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    guard let first = line.first, first != UInt8(ascii: "#") else { return nil }
    while line.last == UInt8(ascii: " ") {
      let escapes = line.dropLast().reversed().prefix { $0 == UInt8(ascii: "\\") }.count
      if escapes % 2 == 1 { break }
      line.removeLast()
    }
    return line.isEmpty ? nil : PathPattern(String(decoding: line, as: UTF8.self))
  }
}
