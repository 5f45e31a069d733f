import Foundation
import SceneEmit
import SceneLayout
import Testing

/// Numbers and texts in JSON.
struct JSONValuesTests {
  /// The left edge of a layer of no size at a position, as it is written.
  private func written(_ x: String) throws -> Substring {
    let scene = "version: 1\ncontainers: [{size: 0, position: {x: \(x), y: 0}}]"
    return try #require(try emit(scene).firstMatch(of: /"x":([^,]*),/)).1
  }

  @Test(arguments: [
    ("0", "0"), ("-0.0", "0"), ("-0.00004", "0"), ("0.00004", "0"), ("0.00005", "0.0001"),
    ("-0.00005", "-0.0001"), ("0.00014", "0.0001"), ("304", "304"), ("-12.5", "-12.5"),
    ("12.3400", "12.34"), ("12.0304", "12.0304"), ("0.0203", "0.0203"), ("99.99996", "100"),
    ("123456.78905", "123456.7891"), ("-123456.78904", "-123456.789"),
    ("7", "7"), ("10", "10"), ("100", "100"), ("9999", "9999"), ("10000", "10000"),
    ("100020003", "100020003"), ("10002.0003", "10002.0003"), ("9999.99996", "10000"),
    ("-9999.9999", "-9999.9999"), ("0.5", "0.5"), ("7.25", "7.25"),
    ("100000000000.5", "100000000000.5"), ("1e12", "1000000000000"),
    (
      "9007199254740993",
      "9007199254740992"
    ),
  ])
  func `geometry is rounded to 4 decimals`(number: String, expected: String) throws {
    #expect(try written(number) == expected)
  }

  @Test(arguments: ["1e15", "1.25e16", "-1e17", "1e100", "123456789012.34567"])
  func `large geometry is JSON that reads back to within 4 decimals`(number: String) throws {
    let text = "[\(try written(number))]"
    let read = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [Double]
    let value = try #require(Double(number))
    #expect(abs((read?.first ?? .nan) - value) <= 0.00005)
  }

  @Test func `a text has the escapes that JSON asks for, and no more`() throws {
    let name = #""a\"b\\c/d\n\t\r\x01\x1F\x7F é 😀 \u2028 </script>""#
    let output = try emit("version: 1\nname: \(name)\ncontainers: [{size: 1}]")
    let text = try #require(output.firstMatch(of: /(?s)"scene":(.*),"source"/)).1
    #expect(
      text == #""a\"b\\c/d\n\t\r\u0001\u001f"# + "\u{7F} é 😀 \u{2028} </script>\"")
  }

  private static let numbers: [(String, String)] = [
    ("12", "12"), ("+12", "12"), ("007", "7"), ("-0", "0"), ("1.50", "1.5"), (".5", "0.5"),
    ("-.5", "-0.5"), ("3.", "3"), ("1e3", "1000"), ("0.1", "0.1"), ("1e-7", "1e-07"),
    ("0x1F", "31"), ("0o17", "15"), ("12345678901234567890123", "12345678901234567890123"),
    ("-9223372036854775808", "-9223372036854775808"),
    ("0.30000000000000004", "0.30000000000000004"),
  ]
  private static let others: [(String, String)] = [
    ("true", "true"), ("False", "false"), ("TRUE", "true"), ("yes", "\"yes\""),
    ("null", "null"), ("~", "null"), ("", "null"), ("NULL", "null"), ("'12'", "\"12\""),
    ("\"\"", "\"\""), ("12:30", "\"12:30\""), ("1_000", "\"1_000\""), ("0b1", "\"0b1\""),
    ("2026-11-30", "\"2026-11-30\""), ("!!str 5", "\"5\""), ("[]", "[]"), ("{}", "{}"),
  ]

  @Test(arguments: numbers + others)
  func `data has the types of the core schema, and numbers as written`(
    yaml: String, expected: String
  ) throws {
    let output = try emit("version: 1\ncontainers:\n- size: 1\n  data: [{v: \(yaml)}]\n")
    let value = try #require(output.firstMatch(of: /"data":\[\{"v":(.*)\}\]\}\]\}/)).1
    #expect(value == expected)
  }

  @Test func `data keeps the order of its keys, which become texts`() throws {
    let data = "{z: 1, a: {y: [b, {c: d}], x: ~}, 10: ten, true: yes, ~: none, 1.50: n}"
    let output = try emit("version: 1\ncontainers: [{size: 1, data: \(data)}]")
    let text = try #require(output.firstMatch(of: /"data":(.*)\}\]\}/)).1
    #expect(
      text == """
        {"z":1,"a":{"y":["b",{"c":"d"}],"x":null},"10":"ten","true":"yes","~":"none","1.50":"n"}
        """)
  }
}
