import SceneCompiler
import SceneConfig
import SceneSource
import TestSupport
import Testing

/// Configurations that are made to cost more than they weigh.
struct ConfigurationHostileInputTests {
  @Test(arguments: HostileInput.all)
  func `hostile text is read to its end`(input: HostileInput) {
    let parsed = ParsedConfiguration(input.file, rules: ruleCatalog)
    #expect(parsed.hasErrors)
  }

  @Test func `an alias bomb of rules ends`() {
    var text = "x-0: &a0 {unused-anchor: off}\n"
    for level in 1...40 {
      let item = "{<<: [*a\(level - 1), *a\(level - 1)]}"
      text += "x-\(level): &a\(level) \(item)\n"
    }
    let source = SourceFile(name: ".scenec.yaml", text: text + "rules: *a40\n")
    let found = ParsedConfiguration(source, rules: ruleCatalog).diagnostics
    #expect(found.map(\.rule.id) == ["alias-expansion-limit"])
  }
}
