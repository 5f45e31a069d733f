import Foundation
import SceneCompiler
import SceneLayout
import SceneSource
import TestSupport
import Testing

/// The reference in README.md against the registries.
///
/// `SCENEC_RECORD=1 swift test --filter ReferenceTests` writes the table of rules anew, and fails
/// so that nobody takes a recording for a pass.
struct ReferenceTests {
  private static let isRecording =
    ProcessInfo.processInfo.environment["SCENEC_RECORD"] != nil

  private static var ruleTable: String {
    "\n| rule | | |\n|---|---|---|\n"
      + ruleCatalog.map { "| `\($0.id)` | \(level($0)) | \($0.summary) |\n" }.joined()
      + "\n"
  }

  private static func level(_ rule: Rule) -> String {
    rule.isOnByDefault ? rule.severity.rawValue : "off (\(rule.severity.rawValue))"
  }

  @Test func `the table of rules is the catalog`() throws {
    let text = try Repository.text("README.md")
    let start = try #require(text.range(of: "<!-- rules -->\n"))
    let end = try #require(text.range(of: "<!-- end of rules -->"))
    if Self.isRecording {
      let new = text[..<start.upperBound] + Self.ruleTable + text[end.lowerBound...]
      try String(new).write(
        to: Repository.url("README.md"), atomically: true, encoding: .utf8)
      Issue.record("recorded README.md")
    }
    #expect(text[start.upperBound..<end.lowerBound] == Self.ruleTable)
  }

  @Test func `every device is in the reference`() throws {
    let text = try Repository.text("README.md")
    for device in DeviceRegistry.devices {
      #expect(text.contains("`\(device.name)`"), "README.md does not name '\(device.name)'")
    }
  }

  @Test(arguments: LayoutRegistry.standard.names)
  func `every layout and each of its attributes is in the reference`(name: String) throws {
    let text = try Repository.text("README.md")
    let layout = try #require(LayoutRegistry.standard.layout(named: name))
    for word in [name] + layout.attributes.map(\.name) {
      #expect(text.contains("`\(word)`"), "README.md does not name `\(word)`")
    }
  }
}
