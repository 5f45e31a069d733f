import SceneLayout

/// JSON written straight into the bytes.
extension OutputBuffer {
  /// A string with its quotes.
  mutating func write(json text: String) {
    write(byte: UInt8(ascii: "\""))
    let isWritten: Void? = text.utf8.withContiguousStorageIfAvailable { utf8 in
      if utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C }) {
        write(bytes: utf8)
      } else {
        for byte in utf8 { write(escaped: byte) }
      }
    }
    if isWritten == nil { for byte in text.utf8 { write(escaped: byte) } }
    write(byte: UInt8(ascii: "\""))
  }

  /// A string that a reader of YAML takes for the same: JSON allows some characters that YAML
  /// forbids (5.1) or breaks lines at (5.4 of YAML 1.1, which libyaml follows).
  mutating func write(jsonForYAML text: String) {
    guard text.unicodeScalars.contains(where: Self.isStrangeToYAML) else {
      return write(json: text)
    }
    write(byte: UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      if Self.isStrangeToYAML(scalar) {
        let digits = String(scalar.value, radix: 16)
        write("\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits)
      } else {
        for byte in String(scalar).utf8 { write(escaped: byte) }
      }
    }
    write(byte: UInt8(ascii: "\""))
  }

  private static func isStrangeToYAML(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x7F...0x9F, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
    default: false
    }
  }

  private mutating func write(escaped byte: UInt8) {
    switch byte {
    case 0x22: write("\\\"")
    case 0x5C: write("\\\\")
    case 0x0A: write("\\n")
    case 0x0D: write("\\r")
    case 0x09: write("\\t")
    case 0..<0x20:
      write("\\u00")
      write(byte: byte < 0x10 ? UInt8(ascii: "0") : UInt8(ascii: "1"))
      let digit = byte & 0x0F
      write(byte: digit < 10 ? 0x30 + digit : 0x57 + digit)
    default: write(byte: byte)
    }
  }

  /// A whole number.
  mutating func write(_ value: Int) {
    write(atMost: ByteCursor.numberRoom) { $0.write(value) }
  }

  /// A length or a place in points, as `ByteCursor` writes it.
  mutating func write(geometry value: Double) {
    write(atMost: ByteCursor.numberRoom) { $0.write(geometry: value) }
  }

  /// A finite number in the shortest form that reads back equal.
  mutating func write(shortest value: Double) {
    write(atMost: ByteCursor.numberRoom) { $0.write(shortest: value) }
  }
}
