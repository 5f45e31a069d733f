import SceneEmit
import SceneSource
import Testing

/// The report of one line for each diagnostic.
struct ConciseDiagnosticsTests {
  @Test func `as many lines as diagnostics`() throws {
    let related = [RelatedPlace("here", at: try oddFile.range(of: "word"))]
    let found = [
      try oddFile.diagnostic(at: "word", "a 'word'"),
      try oddFile.diagnostic(at: "bad", "not good", related: related, notes: ["why"]).asWarning,
    ]
    #expect(
      try report([(oddFile.source, found)], as: "concise") == """
        dir/é a%b.scene.yaml:1:8: error: a 'word' [sample-rule]
        dir/é a%b.scene.yaml:2:4: warning: not good [sample-rule]

        """)
    #expect(try report([(oddFile.source, [])], as: "concise") == "")
  }

  @Test func `a limited report says how many more there are`() throws {
    let found = [try oddFile.diagnostic(at: "word", "a 'word'")]
    let text = try report([(oddFile.source, found)], as: "concise", omitted: 12)
    #expect(text.hasSuffix("[sample-rule]\n... and 12 more\n"))
    let long = try report([(oddFile.source, found)], as: "text", omitted: 12)
    #expect(long.hasSuffix("\n... and 12 more\n13 errors in 1 file\n"))
  }

  @Test func `colours change nothing but the colours`() throws {
    let found = [
      try oddFile.diagnostic(at: "word"), try oddFile.diagnostic(at: "bad").asWarning,
    ]
    let plain = try report([(oddFile.source, found)], as: "concise")
    let colored = try report(
      [(oddFile.source, found)], as: "concise", ReportOptions(color: true))
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
    #expect(colored != plain)
  }

  @Test func `a file name with a line break stays on the line`() throws {
    let file = SampleFile("a: 1", name: "a\nb.scene.yaml")
    #expect(
      try report([(file.source, [file.diagnostic(at: "1")])], as: "concise")
        == "a\\nb.scene.yaml:1:4: error: message [sample-rule]\n")
  }
}
