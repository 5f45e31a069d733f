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
    if value < 0 { write(byte: UInt8(ascii: "-")) }
    write(digits: value.magnitude)
  }

  /// A length or a place in points, rounded to 4 decimals, never `-0`.
  ///
  /// Beyond 9e11 points, where a Double has no 4 decimals, the shortest form that reads back
  /// equal is written.
  mutating func write(geometry value: Double) {
    let scaled = value * 10_000
    guard abs(scaled) < 9e15 else { return write(shortest: value) }
    let whole = Self.rounded(scaled)
    if whole < 0 { write(byte: UInt8(ascii: "-")) }
    let (units, decimals) = whole.magnitude.quotientAndRemainder(dividingBy: 10_000)
    write(digits: units)
    if decimals > 0 { write(decimals: decimals) }
  }

  /// As `Double.rounded()`, halves away from zero, without a call; exact below 2^53.
  @inline(__always)
  private static func rounded(_ value: Double) -> Int {
    let whole = Int(value)
    let rest = value - Double(whole)
    return rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole
  }

  /// A finite number in the shortest form that reads back equal.
  mutating func write(shortest value: Double) {
    let text = value == 0 ? "0" : value.description
    write(bytes: text.hasSuffix(".0") ? text.dropLast(2).utf8 : text[...].utf8)
  }

  /// Four decimals without the zeros at their end; there is one at least that is not 0.
  private mutating func write(decimals: UInt) {
    write(atMost: 5) { place in
      place[0] = UInt8(ascii: ".")
      var (rest, count) = (decimals, 0)
      while rest > 0 {
        count += 1
        let digit = rest / 1000
        place[count] = 0x30 + UInt8(truncatingIfNeeded: digit)
        rest = (rest - digit * 1000) * 10
      }
      return count + 1
    }
  }

  private mutating func write(digits value: UInt) {
    if value < 10 { return write(byte: 0x30 + UInt8(truncatingIfNeeded: value)) }
    write(atMost: 20) { place in
      var count = 1
      var limit: UInt = 10
      while count < 20, value >= limit {
        count += 1
        limit = limit.multipliedReportingOverflow(by: 10).partialValue
      }
      var rest = value
      for index in (0..<count).reversed() {
        place[index] = 0x30 + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      }
      return count
    }
  }
}
