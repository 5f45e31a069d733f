import Foundation
import TestSupport
import Testing

@Suite("scenec rules and scenec layouts")
struct ListingTests {
  private static func json(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test(
    "the tables for people and for tools have the same rows, sorted",
    arguments: [
      ("rules", "id"), ("layouts", "name"),
    ])
  func rows(subcommand: String, key: String) throws {
    let scenec = try Scenec()
    let table = try scenec(subcommand)
    #expect(table.status == 0)
    #expect(table.errors == "")
    let json = try Self.json(scenec(subcommand, "--format", "json").output)
    #expect(json["version"] as? Int == 1)
    let items = try #require(json[subcommand] as? [[String: Any]])
    let names = items.compactMap { $0[key] as? String }
    #expect(names.count > 5)
    #expect(names == names.sorted())
    let lines = table.output.split(separator: "\n").dropFirst()
    #expect(lines.map { String($0.prefix { $0 != " " }) } == names)
    for (line, item) in zip(lines, items) {
      #expect(line.hasSuffix("  " + (item["summary"] as? String ?? "?")))
    }
    #expect(try scenec(subcommand, "--format=text").output == table.output)
  }

  @Test("a rule says its severity, whether it is on, its fix, and its examples")
  func rule() throws {
    let scenec = try Scenec()
    let json = try Self.json(scenec("rules", "--format", "json").output)
    let rules = try #require(json["rules"] as? [[String: Any]])
    let rule = try #require(rules.first { $0["id"] as? String == "unknown-key" })
    #expect(rule["severity"] as? String == "error")
    #expect(rule["default"] as? Bool == true)
    #expect(rule["fix"] as? String == "safe")
    for key in ["explanation", "bad", "good"] { #expect((rule[key] as? String)?.isEmpty == false) }
    let other = try #require(rules.first { $0["id"] as? String == "not-finite" })
    #expect(other["fix"] is NSNull)
    let table = try scenec("rules").output.split(separator: "\n")
    let line = try #require(table.first { $0.hasPrefix("unknown-key ") })
    #expect(line.split(separator: " ").prefix(3) == ["unknown-key", "error", "safe"])
  }

  @Test("a layout says how many children it takes, and its attributes with their schemas")
  func layout() throws {
    let scenec = try Scenec()
    let json = try Self.json(scenec("layouts", "--format", "json").output)
    let layouts = try #require(json["layouts"] as? [[String: Any]])
    let radial = try #require(layouts.first { $0["name"] as? String == "radial" })
    #expect(radial["maximumChildren"] as? Int == 19)
    let attributes = try #require(radial["attributes"] as? [[String: Any]])
    let sweep = try #require(attributes.first { $0["name"] as? String == "sweep" })
    #expect((sweep["schema"] as? [String: Any])?["default"] as? Int == 360)
    #expect(sweep["required"] as? Bool == false)
    #expect(
      (radial["childAttributes"] as? [[String: Any]])?.map { $0["name"] as? String } == ["angle"])
    let flow = try #require(layouts.first { $0["name"] as? String == "flow" })
    #expect(flow["maximumChildren"] is NSNull)
  }
}
