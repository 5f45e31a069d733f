import SceneCompiler
import SceneSource
import Testing

/// A file with more mistakes than anybody reads.
struct FindingLimitTests {
  @Test func `after a hundred thousand findings one says that the rest is not checked`() {
    let children = Array(repeating: "5", count: 100_010).joined(separator: ",")
    let text = "version: 1\ncontainers:\n  - {layout: flow, children: [\(children)]}\n  - 5\n"
    let findings = Compilation(SourceFile(name: "test", text: text)).diagnostics
    #expect(findings.filter { $0.rule.id == "wrong-type" }.count == 100_000)
    #expect(findings.count == 100_001)
    #expect(findings.last?.rule.id == "input-limit")
  }
}
