import SceneSource

/// XML 1.0; what it cannot say appears as `\u{1}`, the way messages show control characters.
extension OutputBuffer {
  /// Text between tags.
  mutating func write(xmlText text: String) { write(xml: text, isAttribute: false) }

  /// The value of an attribute, with its quotes; line breaks and tabs survive the parser.
  mutating func write(attribute text: String) {
    write("\"")
    write(xml: text, isAttribute: true)
    write("\"")
  }

  private mutating func write(xml text: String, isAttribute: Bool) {
    guard !text.utf8.allSatisfy(\.isPlainInXML) else { return write(text) }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": write("&lt;")
      case ">": write("&gt;")
      case "&": write("&amp;")
      case "\"" where isAttribute: write("&quot;")
      case "\r": write("&#13;")
      case "\n" where isAttribute: write("&#10;")
      case "\t" where isAttribute: write("&#9;")
      case "\t", "\n", "\u{20}"..."\u{D7FF}", "\u{E000}"..."\u{FFFD}",
        "\u{10000}"..."\u{10FFFF}":
        write(UTF8.encode(scalar))
      default: write(printable(scalar))
      }
    }
  }

  private mutating func write(_ bytes: Unicode.UTF8.EncodedScalar?) {
    for byte in bytes ?? UTF8.encodedReplacementCharacter { write(byte: byte) }
  }
}

extension UInt8 {
  /// Whether it is an ASCII character that XML takes as it is, anywhere.
  fileprivate var isPlainInXML: Bool {
    switch self {
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "\""): false
    default: self >= 0x20 && self < 0x7F
    }
  }
}
