import SceneSource
import Testing

struct DiagnosticTests {
  private static let a = Rule("rule-a", summary: "", explanation: "", bad: "", good: "")
  private static let b = Rule(
    "rule-b", severity: .warning, summary: "", explanation: "", bad: "", good: "")

  private func order(_ found: [(Rule, String, Int, Int)]) -> String {
    found.map { Diagnostic($0.0, $0.1, at: SourceRange($0.2, $0.3)) }
      .inReportOrder().map(\.message).joined(separator: " ")
  }

  @Test func `reports go by start, then end, then id, then discovery`() {
    #expect(order([(Self.a, "late", 5, 6), (Self.a, "early", 1, 9)]) == "early late")
    #expect(order([(Self.a, "long", 1, 9), (Self.a, "short", 1, 2)]) == "short long")
    #expect(order([(Self.b, "b", 1, 2), (Self.a, "a", 1, 2)]) == "a b")
    #expect(order([(Self.a, "first", 1, 2), (Self.a, "again", 1, 2)]) == "first again")
  }

  @Test func `severity does not change the order`() {
    #expect(order([(Self.a, "error", 2, 3), (Self.b, "warning", 1, 3)]) == "warning error")
  }

  @Test func `many equal findings keep their order`() {
    let names = (0..<500).map { "\($0)" }
    #expect(order(names.map { (Self.a, $0, 3, 4) }) == names.joined(separator: " "))
  }

  @Test func `a finding has the severity of its rule`() {
    #expect(Diagnostic(Self.a, "", at: SourceRange(0, 0)).severity == .error)
    #expect(Diagnostic(Self.b, "", at: SourceRange(0, 0)).severity == .warning)
    #expect(Severity.warning < Severity.error)
    #expect(!(Severity.error < Severity.warning))
    #expect(!(Severity.error < Severity.error))
  }

  @Test func `the edits of a fix are sorted by their place`() {
    let fix = FixIt(
      "swap", .unsafe,
      edits: [
        TextEdit(SourceRange(7, 9), "c"), TextEdit(SourceRange(0, 1), "a"),
        TextEdit(SourceRange(3, 3), "b"),
      ])
    #expect(fix.edits.map(\.replacement) == ["a", "b", "c"])
    #expect(fix.applicability == .unsafe)
  }

  @Test func `a replacement is one safe edit that its title names`() {
    let fix = FixIt.replace(SourceRange(2, 8), with: "radius")
    #expect(fix.title == "replace with 'radius'")
    #expect(fix.applicability == .safe)
    #expect(fix.edits == [TextEdit(SourceRange(2, 8), "radius")])
  }
}
