extension String {
  /// A file's name of which control characters appear as escapes, `\u{1}`, as it was.
  ///
  /// A name that has such text by itself is taken for one that was escaped; only its place among
  /// the files of a report depends on it.
  func withoutEscapes(where isEscaped: (Unicode.Scalar) -> Bool = { _ in true }) -> String {
    guard utf8.contains(UInt8(ascii: "\\")) else { return self }
    var result = ""
    var rest = self[...]
    while let backslash = rest.firstIndex(of: "\\") {
      result += rest[..<backslash]
      rest = rest[backslash...]
      if let (scalar, length) = rest.escapedScalar, isEscaped(scalar) {
        result.unicodeScalars.append(scalar)
        rest = rest.dropFirst(length)
      } else {
        result += "\\"
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }
}

extension Substring {
  /// The escape that the text begins with, as `printable` writes it, and its length.
  fileprivate var escapedScalar: (Unicode.Scalar, length: Int)? {
    switch dropFirst().first {
    case "n": return ("\n", 2)
    case "r": return ("\r", 2)
    case "t": return ("\t", 2)
    case "u":
      let digits = dropFirst(3).prefix { $0.isHexDigit }
      guard hasPrefix("\\u{"), dropFirst(3 + digits.count).first == "}",
        let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
      else { return nil }
      return (scalar, digits.count + 4)
    default: return nil
    }
  }
}
