import SceneSyntax
import TestSupport
import Testing

/// The forms of the YAML 1.2 core schema (10.3.2).
struct ScalarValueTests {
  private func number(_ text: String) -> ScalarValue.Number? {
    ScalarValue.number(Array(text.utf8)[...])
  }

  @Test(
    arguments: [
      ("0", 0), ("7", 7), ("-7", -7), ("+7", 7), ("-0", 0), ("007", 7), ("-012", -12),
      ("0o17", 15), ("0x1F", 31), ("0xff", 255), ("0o0", 0),
      ("123456789012345678", 123_456_789_012_345_678),
      ("9223372036854775807", Int.max), ("-9223372036854775808", Int.min),
      ("+9223372036854775807", Int.max), ("000000000000000000000000000001", 1),
      ("0x7FFFFFFFFFFFFFFF", Int.max), ("0o777777777777777777777", Int.max),
    ] as [(String, Int)])
  func `an integer`(text: String, value: Int) {
    #expect(number(text) == .integer(value))
  }

  @Test(
    arguments: [
      ("9223372036854775808", 9.223372036854775808e18),
      ("-9223372036854775809", -9.223372036854775808e18),
      ("100000000000000000000000", 1e23), ("0x8000000000000000", 0x1p63),
      ("0o1000000000000000000000", 0x1p63), ("0xFFFFFFFFFFFFFFFF", 0x1p64),
      // Just above the middle of two doubles: the last digit decides.
      ("0x100000000000008000000001", 0x1.0000000000001p92),
      ("0x100000000000008000000000", 0x1p92),
    ] as [(String, Double)])
  func `an integer beyond 64 bits is the nearest double`(text: String, value: Double) {
    #expect(number(text) == .hugeInteger(value))
  }

  @Test(
    arguments: [
      ("1.5", 1.5), (".5", 0.5), ("-.5", -0.5), ("+.5", 0.5), ("1.", 1), ("-1.", -1), ("1e3", 1000),
      ("1E3", 1000), ("1e+3", 1000), ("1.5e-3", 0.0015), (".5e1", 5), ("1.e2", 100), ("0e0", 0),
      ("00.10", 0.1), ("0.1", 0.1), ("1e23", 1e23), ("1e309", .infinity), ("-1e309", -.infinity),
      ("1e-400", 0), ("5e-324", .leastNonzeroMagnitude),
      ("1.7976931348623157e308", .greatestFiniteMagnitude),
      (".inf", .infinity), (".Inf", .infinity), (".INF", .infinity), ("+.inf", .infinity),
      ("-.inf", -.infinity), ("-.Inf", -.infinity), ("-.INF", -.infinity),
      ("0.3333333333333333333333333333", 1.0 / 3), ("9007199254740993.0", 9_007_199_254_740_992),
    ] as [(String, Double)])
  func `a number with a point, an exponent or no end`(text: String, value: Double) {
    #expect(number(text) == .double(value))
  }

  @Test(arguments: [".nan", ".NaN", ".NAN"])
  func `no number in three spellings`(text: String) throws {
    #expect(try #require(number(text)).double.isNaN)
  }

  @Test func `minus nothing keeps its sign`() throws {
    #expect(try #require(number("-0.0")).double.sign == .minus)
    #expect(try #require(number("-0e5")).double.sign == .minus)
  }

  @Test(arguments: [
    "", "-", "+", ".", "-.", "+.", "e3", ".e3", "1e", "1e+", "1.5.2", "1e3.5", "1e3e3", "--1",
    "+-1",
    "0x", "0o", "0xG", "0o8", "-0x1F", "+0o7", "0X1F", "0O17", "0b1", "1_000", "1,5", "1 ", " 1",
    "12px", "12:30", "1:30:00", "inf", "nan", "NaN", ".iNf", ".nAn", "+.nan", "-.nan", ".infinity",
    "infinity", "0x1p3", "0x1.8", "１", "0x１", "٣", "1\u{0}", "1\n", "½",
  ])
  func `not a number`(text: String) {
    #expect(number(text) == nil)
  }

  @Test(arguments: ["", "~", "null", "Null", "NULL"])
  func `nothing`(text: String) { #expect(ScalarValue.isNull(Array(text.utf8)[...])) }

  @Test(arguments: ["nUll", "nul", "nulls", "None", "nil", "~~", " ", "0"])
  func `not nothing`(text: String) { #expect(!ScalarValue.isNull(Array(text.utf8)[...])) }

  @Test(
    arguments: [
      ("true", true), ("True", true), ("TRUE", true), ("false", false), ("False", false),
      ("FALSE", false),
    ] as [(String, Bool)])
  func `yes and no`(text: String, value: Bool) {
    #expect(ScalarValue.bool(Array(text.utf8)[...]) == value)
  }

  @Test(arguments: ["yes", "no", "on", "off", "y", "n", "tRue", "truee", "fals", "", "1", "0"])
  func `neither yes nor no`(text: String) {
    #expect(ScalarValue.bool(Array(text.utf8)[...]) == nil)
  }

  @Test(arguments: [3, 1789] as [UInt64])
  func `decimals are rounded as the standard library rounds them`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    for _ in 0..<5_000 {
      let text = decimal(&random)
      let expected = try #require(Double(text))
      #expect(number(text)?.double.bitPattern == expected.bitPattern, "seed \(seed): \(text)")
    }
  }

  /// A decimal with 1 to 20 digits, its point anywhere, an exponent sometimes.
  private func decimal(_ random: inout SeededRandom) -> String {
    var digits = (0..<Int.random(in: 1...20, using: &random)).map { _ in
      String(Int.random(in: 0...9, using: &random))
    }
    digits.insert(".", at: Int.random(in: 1...digits.count, using: &random))
    if Bool.random(using: &random) { digits.append("0") }
    let sign = ["", "-", "+"].randomElement(using: &random) ?? ""
    let hasExponent = Int.random(in: 0..<4, using: &random) == 0
    let exponent = hasExponent ? "e\(Int.random(in: -30...30, using: &random))" : ""
    return sign + digits.joined() + exponent
  }
}
