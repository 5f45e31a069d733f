/// The YAML 1.2 core schema (10.3.2) on the text of plain scalars.
package enum ScalarValue {
  /// What a number is written as.
  package enum Number: Equatable {
    /// An integer that fits 64 bits.
    case integer(Int)
    /// An integer that does not, as near as a Double comes.
    case hugeInteger(Double)
    /// Any other number, finite or infinite, or NaN.
    case double(Double)

    /// Whether it is written as an integer.
    package var isInteger: Bool {
      switch self {
      case .integer, .hugeInteger: true
      case .double: false
      }
    }

    /// The number, as near as a Double comes.
    package var double: Double {
      switch self {
      case .integer(let value): Double(value)
      case .hugeInteger(let value), .double(let value): value
      }
    }
  }

  /// Whether the text is nothing, `~` or `null` in one of its three spellings.
  package static func isNull(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    switch text.first {
    case nil: true
    case UInt8(ascii: "~"): text.count == 1
    case UInt8(ascii: "n"), UInt8(ascii: "N"):
      text.count == 4 && ["null", "Null", "NULL"].contains { $0.utf8.elementsEqual(text) }
    default: false
    }
  }

  /// The same for text in an array.
  package static func isNull(_ text: ArraySlice<UInt8>) -> Bool {
    text.withUnsafeBufferPointer { isNull($0) }
  }

  /// Whether a plain scalar is null, a bool or a number, and so no text.
  package static func isTyped(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    switch text.first {
    case nil, UInt8(ascii: "~"), UInt8(ascii: "n"), UInt8(ascii: "N"): isNull(text)
    case UInt8(ascii: "t"), UInt8(ascii: "T"), UInt8(ascii: "f"), UInt8(ascii: "F"):
      bool(text) != nil
    default: number(text) != nil
    }
  }

  /// The same for text in an array.
  package static func isTyped(_ text: ArraySlice<UInt8>) -> Bool {
    text.withUnsafeBufferPointer { isTyped($0) }
  }

  /// `true` and `false` in their three spellings.
  package static func bool(_ text: UnsafeBufferPointer<UInt8>) -> Bool? {
    guard text.count == 4 || text.count == 5, let first = text.first,
      first | 0x20 == UInt8(ascii: "t") || first | 0x20 == UInt8(ascii: "f")
    else { return nil }
    switch String(decoding: text, as: UTF8.self) {
    case "true", "True", "TRUE": return true
    case "false", "False", "FALSE": return false
    default: return nil
    }
  }

  /// The same for text in an array.
  package static func bool(_ text: ArraySlice<UInt8>) -> Bool? {
    text.withUnsafeBufferPointer { bool($0) }
  }

  /// A number in one of the core schema's forms: decimal, `0o17`, `0x1F`, `.5`, `1e3`, `.inf`,
  /// `.nan`; nil for everything else.
  package static func number(_ text: UnsafeBufferPointer<UInt8>) -> Number? {
    guard let first = text.first else { return nil }
    guard first >= 0x30 && first <= 0x39 || first == 0x2B || first == 0x2D || first == 0x2E
    else { return nil }
    if let value = digits(text) { return .integer(value) }
    if first == 0x30, text.count > 2 {
      if text[1] == UInt8(ascii: "x") { return radixInteger(text.dropFirst(2), 16) }
      if text[1] == UInt8(ascii: "o") { return radixInteger(text.dropFirst(2), 8) }
    }
    return decimal(text) ?? special(text)
  }

  /// The same for text in an array.
  package static func number(_ text: ArraySlice<UInt8>) -> Number? {
    text.withUnsafeBufferPointer { number($0) }
  }

  /// The number that up to 18 digits and nothing else are, as most numbers of a scene.
  private static func digits(_ text: UnsafeBufferPointer<UInt8>) -> Int? {
    guard text.count <= 18 else { return nil }
    var value = 0
    for byte in text {
      let digit = Int(byte) &- 0x30
      guard digit >= 0, digit <= 9 else { return nil }
      value = value &* 10 &+ digit
    }
    return value
  }

  private static func radixInteger(
    _ digits: Slice<UnsafeBufferPointer<UInt8>>, _ radix: Int
  ) -> Number? {
    let text = String(decoding: digits, as: UTF8.self)
    guard text.allSatisfy({ $0.isASCII && $0.hexDigitValue.map { $0 < radix } ?? false }) else {
      return nil
    }
    if let value = Int(text, radix: radix) { return .integer(value) }
    return .hugeInteger(nearestDouble(text, bitsOfDigit: radix == 16 ? 4 : 3))
  }

  /// The Double nearest to a binary number: its first 64 bits, the last of which also stands
  /// for all that follow, are rounded once.
  private static func nearestDouble(_ digits: String, bitsOfDigit: Int) -> Double {
    var bits: UInt64 = 0
    var dropped = 0
    for digit in digits {
      let value = UInt64(digit.hexDigitValue ?? 0)
      for place in (0..<bitsOfDigit).reversed() {
        let bit = value >> UInt64(place) & 1
        if bits >> 63 == 0 {
          bits = bits << 1 | bit
        } else {
          bits |= bit
          dropped += 1
        }
      }
    }
    return Double(sign: .plus, exponent: dropped, significand: Double(bits))
  }

  private static func special(_ text: UnsafeBufferPointer<UInt8>) -> Number? {
    switch String(decoding: text, as: UTF8.self) {
    case ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF":
      .double(.infinity)
    case "-.inf", "-.Inf", "-.INF": .double(-.infinity)
    case ".nan", ".NaN", ".NAN": .double(.nan)
    default: nil
    }
  }

  /// A number of the core schema's decimal form.
  ///
  /// `[-+]? ( \. [0-9]+ | [0-9]+ ( \. [0-9]* )? ) ( [eE] [-+]? [0-9]+ )?`
  private static func decimal(_ text: UnsafeBufferPointer<UInt8>) -> Number? {
    guard let scan = DecimalScan(text) else { return nil }
    if scan.isInteger, scan.significantDigits <= 18 {
      let value = Int(scan.mantissa)
      return .integer(scan.isNegative ? -value : value)
    }
    // A mantissa below 2^53 and a power of ten up to 22 are exact, so one division is
    // correctly rounded (Clinger's fast path).
    if scan.significantDigits <= 15, !scan.hasExponent, scan.fractionDigits <= 22 {
      let value = Double(scan.mantissa) / powersOfTen[scan.fractionDigits]
      return .double(scan.isNegative ? -value : value)
    }
    let string = String(decoding: text, as: UTF8.self)
    if scan.isInteger {
      return Int(string).map { .integer($0) } ?? .hugeInteger(Double(string) ?? .nan)
    }
    return .double(Double(string) ?? .nan)
  }

  private static let powersOfTen: [Double] = (0...22).map { exponent in
    (0..<exponent).reduce(1.0) { power, _ in power * 10 }
  }
}

/// What one pass over a decimal number finds.
private struct DecimalScan {
  private(set) var mantissa: UInt64 = 0
  private(set) var significantDigits = 0
  private(set) var fractionDigits = 0
  private(set) var isNegative = false
  private(set) var isInteger = true
  private(set) var hasExponent = false

  /// Reads a text that is not empty; nil when it is not a decimal number from end to end.
  init?(_ text: UnsafeBufferPointer<UInt8>) {
    var index = 0
    if text[0] == 0x2B || text[0] == 0x2D {
      isNegative = text[0] == 0x2D
      index = 1
    }
    let integerDigits = digits(text, &index)
    if index < text.count, text[index] == 0x2E {
      isInteger = false
      index += 1
      fractionDigits = digits(text, &index)
    }
    guard integerDigits + fractionDigits > 0 else { return nil }
    if index < text.count, text[index] | 0x20 == 0x65 {
      isInteger = false
      hasExponent = true
      index += 1
      if index < text.count, text[index] == 0x2B || text[index] == 0x2D { index += 1 }
      let exponentStart = index
      while index < text.count, text[index] >= 0x30, text[index] <= 0x39 { index += 1 }
      guard index > exponentStart else { return nil }
    }
    guard index == text.count else { return nil }
  }

  private mutating func digits(_ text: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> Int {
    let start = index
    while index < text.count, text[index] >= 0x30, text[index] <= 0x39 {
      let digit = UInt64(text[index] - 0x30)
      if significantDigits > 0 || digit > 0 { significantDigits += 1 }
      if significantDigits <= 18 { mantissa = mantissa * 10 + digit }
      index += 1
    }
    return index - start
  }
}
