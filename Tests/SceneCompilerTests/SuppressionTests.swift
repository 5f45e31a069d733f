import SceneCompiler
import SceneSource
import TestSupport
import Testing

/// What `# scenec: ignore[...]` does to the findings of a file.
struct SuppressionTests {
  private static let end = "\ncontainers: [{layout: circle, children: [{size: 8}]}]\n"

  private func findings(_ text: String) -> [String] {
    Compilation(SourceFile(name: "test.scene.yaml", text: text)).diagnostics.map {
      "\($0.rule.id): \($0.message)"
    }
  }

  private func findings(between lines: String, lineEnd: String = "\n") -> [String] {
    let text = "version: 1\n" + lines + Self.end
    return findings(
      text.split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: lineEnd))
  }

  @Test(
    arguments: [
      "x-a: &a 1  # scenec: ignore[unused-anchor] a reason",
      "x-a: &a 1  #scenec:ignore[unused-anchor]",
      "x-a: &a 1  # scenec:  ignore [ unused-anchor , ] : a reason",
      "# scenec: ignore[unused-anchor]\nx-a: &a 1",
      "  # scenec: ignore[unused-anchor]\n\n# more\n\nx-a: &a 1",
      "# scenec: ignore[unused-anchor]\n# scenec: ignore[unused-suppression]\nx-a: &a 1",
      "x-a: &a 1  # size # scenec: ignore[unused-anchor]",
      "x-a: &a 1\nx-b: &b 2\n# scenec: ignore-file[unused-anchor]",
      "x-a: {b: &b 1, c: [&c 2,  # scenec: ignore[unused-anchor] both\n  3]}",
    ], ["\n", "\r\n", "\r"])
  func `a finding that starts on the line is ignored`(lines: String, lineEnd: String) {
    let found = findings(between: lines, lineEnd: lineEnd).filter { $0.hasPrefix("unused-anchor") }
    #expect(found == [])
  }

  @Test(arguments: [
    "x-a: &a 1\n# scenec: ignore[unused-anchor]",
    "# scenec: ignore[unused-anchor]\nx-b: 1\nx-a: &a 1",
    "x-b: 1 # scenec: ignore[unused-anchor]\nx-a: &a 1",
    "x-a: &a 1 # scenec: ignore[contradictory-frame]",
    "x-a: &a '# scenec: ignore-file[unused-anchor]'",
    "x-b: |\n  # scenec: ignore-file[unused-anchor]\nx-a: &a 1",
    "x-a: &a 1 # see '# scenec: ignore-file[unused-anchor]'",
    "x-a: &a 1 # scenec ignore-file[unused-anchor]",
  ])
  func `no other finding is`(lines: String) {
    #expect(
      findings(between: lines).filter { $0.hasPrefix("unused-anchor") }
        == ["unused-anchor: no alias uses anchor 'a'"])
  }

  @Test func `a suppression is used by one line, and once`() {
    #expect(
      findings(
        between: "# scenec: ignore[unused-anchor]\nx-a: &a 1 # scenec: ignore[unused-anchor]")
        == ["unused-suppression: no finding of 'unused-anchor' here to ignore"])
    #expect(
      findings(between: "x-a: &a 1 # scenec: ignore[unused-anchor, unused-anchor]")
        == ["unused-suppression: no finding of 'unused-anchor' here to ignore"])
  }

  @Test func `an error without which there is no scene cannot be ignored`() {
    #expect(
      findings(between: "name: 1 # scenec: ignore[wrong-type, unused-anchor]") == [
        "wrong-type: name is '1', expected a text",
        "unused-suppression: 'wrong-type' cannot be ignored: a scene with that error has no meaning",
      ])
  }

  @Test func `in a file with errors nothing is called unused`() {
    #expect(
      findings(between: "name: 1 # scenec: ignore[unused-anchor]").map { $0.prefix(10) }
        == ["wrong-type"])
    #expect(
      findings(between: "x-b: [1, 2 # scenec: ignore[unused-anchor]\nx-a: &a 1")
        .contains { $0.hasPrefix("unused-suppression") } == false)
  }

  @Test func `in a file with syntax errors findings are ignored`() {
    let lines = "x-a: &a 1 # scenec: ignore[unused-anchor]\nx-b: [1, 2\nx-c: 1"
    #expect(findings(between: lines).map { $0.prefix(11) } == ["yaml-syntax"])
  }

  @Test func `a rule that is switched off leaves no suppression unused`() {
    var options = CompilationOptions()
    options.rules["unused-anchor"] = .off
    let text = "version: 1 # scenec: ignore[unused-anchor]" + Self.end
    #expect(Compilation(SourceFile(name: "a", text: text), options).diagnostics.isEmpty)
    options.rules["unused-anchor"] = .error
    let raised = Compilation(SourceFile(name: "a", text: text), options).diagnostics
    #expect(raised.map(\.rule.id) == ["unused-suppression"])
  }

  @Test func `a warning that is raised to an error can be ignored`() {
    var options = CompilationOptions()
    options.rules["unused-anchor"] = .error
    let text = "version: 1\nx-a: &a 1 # scenec: ignore[unused-anchor]" + Self.end
    let result = Compilation(SourceFile(name: "a", text: text), options)
    #expect(result.diagnostics.isEmpty)
    #expect(!result.hasErrors)
  }

  @Test func `findings about suppressions can be ignored too`() {
    #expect(
      findings(between: "x-a: 1 # scenec: ignore[unused-anchor, unused-suppression] later") == [])
    #expect(
      findings(between: "x-a: 1 # scenec: ignore[unused-suppression]")
        == ["unused-suppression: no finding of 'unused-suppression' here to ignore"])
    #expect(
      findings(between: "# scenec: ignore-file[unknown-suppression]\n# scenec: ignoer[x]\nx-a: 1")
        == [])
  }

  @Test func `ten thousand comments cost linear time`() {
    let comments = String(repeating: "# scenec: ignore[unused-anchor]\n", count: 10_000)
    var found: [String] = []
    let time = processorTime { found = findings(between: comments + "x-a: &a 1") }
    #expect(found.count == 9_999)
    #expect(time < .seconds(20), "a debug build needs less than a second")
  }
}
