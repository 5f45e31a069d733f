import Foundation
import SceneEmit
import SceneSource
import Testing

/// The report for a person, as a whole.
struct TextDiagnosticsTests {
  private let orbit = SampleFile(
    """
    version: 1
    containers:
      - id: orbit
        radius: -120
        layout: radial
        radius: 12

    """, name: "orbit.scene.yaml")

  @Test func `place, message, rule, source line and caret`() throws {
    let diagnostic = try orbit.diagnostic(at: "-120", "radius is -120, expected 0 or more")
    #expect(
      try report(orbit.source, [diagnostic]) == """
        orbit.scene.yaml:4:13: error: radius is -120, expected 0 or more [sample-rule]
        4 |     radius: -120
          |             ^~~~
        1 error in 1 file

        """)
  }

  @Test func `other places, notes and fixes follow, in this order`() throws {
    let second = try orbit.diagnostic(
      at: "radius: 12", "a second 'radius'",
      related: [
        RelatedPlace("first 'radius' is here", at: try orbit.range(of: "radius")),
        RelatedPlace("the mapping starts here", at: try orbit.range(of: "id")),
      ],
      notes: ["one note", "another"],
      fixIts: [.replace(try orbit.range(of: "radius: 12"), with: "")])
    #expect(
      try report(orbit.source, [second]) == """
        orbit.scene.yaml:6:5: error: a second 'radius' [sample-rule]
        6 |     radius: 12
          |     ^~~~~~~~~~
        orbit.scene.yaml:4:5: note: first 'radius' is here
        4 |     radius: -120
          |     ^~~~~~
        orbit.scene.yaml:3:5: note: the mapping starts here
        3 |   - id: orbit
          |     ^~
          = note: one note
          = note: another
          = help: replace with ''
        1 error in 1 file
        1 can be fixed with 'scenec lint --fix'

        """)
  }

  @Test func `an unsafe fix says so`() throws {
    let fix = FixIt(
      "insert '- '", .unsafe, edits: [TextEdit(try orbit.range(of: "orbit"), "- ")])
    let text = try report(
      orbit.source, [try orbit.diagnostic(at: "orbit", "a message", fixIts: [fix])])
    #expect(
      text.hasSuffix(
        """
          = help: insert '- ' (unsafe fix)
        1 error in 1 file
        1 can be fixed with 'scenec lint --fix --unsafe-fixes'

        """))
  }

  @Test func `a suggestion in the message is not repeated as help`() throws {
    let range = try orbit.range(of: "orbit")
    let diagnostic = try orbit.diagnostic(
      at: "orbit", "unknown 'orbit'; did you mean 'orb'?", fixIts: [.suggest("orb", for: range)])
    #expect(try !report(orbit.source, [diagnostic]).contains("help"))
  }

  @Test func `colours change nothing but the colours`() throws {
    var warning = try orbit.diagnostic(
      at: "radial", related: [RelatedPlace("here", at: try orbit.range(of: "id"))])
    warning.severity = .warning
    let diagnostics = [try orbit.diagnostic(at: "-120"), warning]
    let plain = try report(orbit.source, diagnostics)
    let colored = try report(orbit.source, diagnostics, color: true)
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
    #expect(!plain.contains("\u{1B}"))
    let error = try #require(colored.firstMatch(of: /(\u{1B}\[[0-9;]+m)error:/)).1
    let notice = try #require(colored.firstMatch(of: /(\u{1B}\[[0-9;]+m)warning:/)).1
    #expect(error != notice)
    for line in colored.split(separator: "\n") {
      #expect(line.matches(of: /\u{1B}\[[1-9]/).count == line.matches(of: /\u{1B}\[0m/).count)
    }
  }

  @Test(arguments: [
    (0, 0, ""), (1, 0, "1 error in 1 file\n"), (0, 1, "1 warning in 1 file\n"),
    (2, 3, "2 errors, 3 warnings in 1 file\n"),
  ])
  func `the last line counts what was found`(errors: Int, warnings: Int, line: String) throws {
    let error = try orbit.diagnostic(at: "-120")
    var warning = error
    warning.severity = .warning
    let diagnostics =
      Array(repeating: error, count: errors) + Array(repeating: warning, count: warnings)
    #expect(try report(orbit.source, diagnostics).hasSuffix(line))
    #expect(try report(orbit.source, diagnostics).isEmpty == diagnostics.isEmpty)
  }
}
