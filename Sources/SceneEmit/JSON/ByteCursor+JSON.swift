/// Numbers as JSON has them.
extension ByteCursor {
  /// How much room a number takes at most.
  static let numberRoom = 32

  /// A whole number.
  @inline(__always)
  mutating func write(_ value: Int) {
    if value < 0 { write(byte: UInt8(ascii: "-")) }
    write(digits: value.magnitude)
  }

  /// A length or a place in points, rounded to 4 decimals, never `-0`.
  ///
  /// Beyond 9e11 points, where a Double has no 4 decimals, the shortest form that reads back
  /// equal is written.
  mutating func write(geometry value: Double) {
    let scaled = abs(value * 10_000)
    guard scaled < 9e15 else { return write(shortest: value) }
    let whole = Self.rounded(scaled)
    if value < 0, whole > 0 { write(byte: UInt8(ascii: "-")) }
    let (units, decimals) = whole.quotientAndRemainder(dividingBy: 10_000)
    write(digits: units)
    if decimals > 0 { write(decimals: UInt32(truncatingIfNeeded: decimals)) }
  }

  /// As `Double.rounded()` of what is not negative, without a call; exact below 2^53.
  @inline(__always)
  private static func rounded(_ value: Double) -> UInt {
    let whole = Int(value)
    return UInt(bitPattern: value - Double(whole) >= 0.5 ? whole + 1 : whole)
  }

  /// A finite number in the shortest form that reads back equal.
  mutating func write(shortest value: Double) {
    var text = value == 0 ? "0" : value.description
    text.withUTF8 { utf8 in
      let isWhole = utf8.count > 2 && utf8[utf8.count - 2] == 0x2E && utf8[utf8.count - 1] == 0x30
      write(bytes: UnsafeBufferPointer(rebasing: utf8[..<(utf8.count - (isWhole ? 2 : 0))]))
    }
  }

  /// Digits without zeros before them.
  @inline(__always)
  private mutating func write(digits value: UInt) {
    if value >= 10_000 { return write(manyDigits: value) }
    let digits = Self.digits(UInt32(truncatingIfNeeded: value))
    // The last digit stays, also if it is 0.
    let zeros = (digits | 1 << 24).trailingZeroBitCount / 8
    write(first: 4 - zeros, of: (digits | Self.zeros) >> UInt32(zeros * 8))
  }

  private mutating func write(manyDigits value: UInt) {
    let (high, low) = value.quotientAndRemainder(dividingBy: 10_000)
    write(digits: high)
    write(first: 4, of: Self.digits(UInt32(truncatingIfNeeded: low)) | Self.zeros)
  }

  /// Four decimals without the zeros at their end; there is one at least that is not 0.
  @inline(__always)
  private mutating func write(decimals: UInt32) {
    let digits = Self.digits(decimals)
    write(byte: UInt8(ascii: "."))
    write(first: 4 - digits.leadingZeroBitCount / 8, of: digits | Self.zeros)
  }

  /// `0000`.
  private static let zeros: UInt32 = 0x3030_3030

  /// The four digits of a number below 10,000, a byte each, the first in the lowest.
  @inline(__always)
  private static func digits(_ value: UInt32) -> UInt32 {
    let hundreds = value / 100
    // Two numbers below 100 side by side; 103 / 1024 is a tenth of each.
    let pairs = hundreds | (value - hundreds * 100) << 16
    let tens = (pairs &* 103) >> 10 & 0x000F_000F
    return tens | (pairs &- tens &* 10) << 8
  }
}
