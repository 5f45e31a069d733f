import SceneCompiler
import SceneConfig
import SceneLayout
import SceneSource
import TestSupport
import Testing

/// What is wrong with a configuration, and where.
struct ConfigurationFindingsTests {
  private func expectFindings(
    _ marked: String, _ words: String, fixed: String? = nil,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let source = MarkedSource(marked, name: ".scenec.yaml")
    let found = ParsedConfiguration(source.file, rules: ruleCatalog).diagnostics
    #expect(source.report(found) == source.expectedReport(words), sourceLocation: sourceLocation)
    if let fixed { #expect(source.fixed(found) == fixed, sourceLocation: sourceLocation) }
  }

  private func configuration(_ text: String) -> Configuration {
    let parsed = ParsedConfiguration(
      SourceFile(name: ".scenec.yaml", text: text), rules: ruleCatalog)
    #expect(parsed.diagnostics.map(\.message) == [])
    return parsed.configuration
  }

  @Test func `what is said is taken, and the rest has its default`() {
    let found = configuration(
      """
      x-note: ours
      rules: {unused-anchor: error, contradictory-frame: off, unplaced-child: false}
      limits: {count: [2, 30]}
      include: ["menus/*.yaml"]
      exclude: [vendor, "!vendor/ours"]
      gitignore: false
      platform: visionOS
      baseline: known.json
      """)
    #expect(found.rules["unused-anchor"] == .error)
    #expect(found.rules["contradictory-frame"] == .off)
    #expect(found.rules["unplaced-child"] == .off)
    #expect(found.limits.counts == 2...30)
    #expect(found.include?.patterns.map(\.text) == ["menus/*.yaml"])
    #expect(found.exclude.patterns.map(\.text) == ["vendor", "!vendor/ours"])
    #expect(!found.honoursGitignore)
    #expect(found.platform == .visionOS)
    #expect(found.baseline == "known.json")
  }

  @Test(arguments: ["", "# nothing yet\n", "---\n", "rules:\nlimits:\n  count:\nexclude:\n"])
  func `a file that says nothing is a configuration of defaults`(text: String) {
    let found = configuration(text)
    #expect(found.limits == SceneLimits())
    #expect(found.exclude.isEmpty && found.include == nil && found.honoursGitignore)
    #expect(found.places.isEmpty || text.contains("rules"))
  }

  @Test func `misspelt keys, rules and words are found with what was meant`() {
    expectFindings(
      """
      ⟦platfrom⟧: ⟦visionos⟧
      rules: {⟦unused-ancor⟧: ⟦of⟧}
      ⟦Exclude⟧: []
      ⟦colour⟧: red
      """,
      """
      unknown-key: unknown key 'platfrom'; did you mean 'platform'?
      unknown-value: platform is 'visionos'; did you mean 'visionOS'?
      unknown-key: unknown rule 'unused-ancor'; did you mean 'unused-anchor'?
      unknown-value: unused-anchor is 'of'; did you mean 'off'?
      unknown-key: unknown key 'Exclude'; did you mean 'exclude'?
      unknown-key: unknown key 'colour'; expected one of rules, limits, include, exclude, \
      gitignore, platform, variants, baseline
      """)
  }

  @Test func `a rule that is far from all is not listed with all of them`() {
    expectFindings(
      "rules: {⟦qqqqqqqqqqqq⟧: off}",
      "unknown-key: unknown rule 'qqqqqqqqqqqq'; 'scenec explain' lists all")
  }

  @Test func `errors of the scene format cannot be changed`() {
    expectFindings(
      "rules: {negative-radius: ⟦warning⟧, yaml-syntax: ⟦off⟧, wrong-type: error}",
      """
      unknown-value: negative-radius is 'warning', expected 'error': without it a scene has no \
      meaning
      unknown-value: yaml-syntax is 'off', expected 'error': without it a scene has no meaning
      """)
  }

  @Test func `values of the wrong kind`() {
    expectFindings(
      """
      rules: ⟦[unused-anchor]⟧
      limits: ⟦30⟧
      include: ⟦scenes⟧
      exclude: [⟦3⟧, ok, ⟦{a: b}⟧]
      gitignore: ⟦no⟧
      platform: ⟦[iOS]⟧
      baseline: ⟦""⟧
      """,
      """
      wrong-type: rules is a list, expected a mapping of rules to off, warning or error
      wrong-type: limits is '30', expected a mapping such as {count: [1, 30]}
      wrong-type: include is 'scenes', expected a list of patterns
      wrong-type: an entry of exclude is '3', expected a text
      wrong-type: an entry of exclude is a mapping, expected a text
      wrong-type: gitignore is 'no', expected true or false
      wrong-type: platform is a list, expected one of iOS, iPadOS, watchOS, visionOS, macOS, tvOS
      value-out-of-range: baseline is '', expected a file's name
      """)
    expectFindings("⟦[rules]⟧", "wrong-type: the configuration is a list, expected a mapping")
  }

  @Test(arguments: [
    ("⟦5⟧", "wrong-type: count is '5', expected [low, high]"),
    ("⟦[1, 2, 3]⟧", "wrong-type: count is a list of 3, expected [low, high]"),
    ("⟦[9, 3]⟧", "value-out-of-range: count is [9, 3], expected the lower end first"),
    ("[⟦0⟧, 3]", "value-out-of-range: the lower end of count is 0, expected 1...1000"),
    ("[1, ⟦1001⟧]", "value-out-of-range: the upper end of count is 1001, expected 1...1000"),
    ("[1, ⟦two⟧]", "wrong-type: the upper end of count is 'two', expected a whole number"),
    (
      "[1, ⟦99999999999999999999⟧]",
      "value-out-of-range: the upper end of count is 99999999999999999999, expected 1...1000"
    ),
  ])
  func `limits that are none, and no scene is blamed for them`(value: String, words: String) {
    expectFindings("limits: {count: \(value)}", words)
    let text = MarkedSource("limits: {count: \(value)}").file
    let parsed = ParsedConfiguration(text, rules: ruleCatalog)
    #expect(parsed.configuration.limits.counts == 1...1000)
  }

  @Test func `patterns that match nothing`() {
    expectFindings(
      #"exclude: [⟦../x⟧, ./ok, ⟦a//b⟧, ⟦"[ab"⟧, ⟦'x\'⟧, ⟦""⟧]"#,
      """
      value-out-of-range: an entry of exclude is '../x', expected a path without '.' and '..', \
      from the folder of the configuration
      value-out-of-range: an entry of exclude is 'a//b', expected a name on each side of a '/'
      value-out-of-range: an entry of exclude is '[ab', expected a ']' for each '['
      value-out-of-range: an entry of exclude is 'x\\', expected something behind the '\\'
      value-out-of-range: an entry of exclude is '', expected a name on each side of a '/'
      """)
  }

  @Test func `a pattern that was taken for an alias is to be quoted`() {
    expectFindings(
      "exclude: [a, ⟦*tmp⟧]",
      """
      undefined-alias: no anchor 'tmp' is defined before this alias
      = a pattern that begins with '*' needs quotes, as "*.tmp" has
      """)
  }

  @Test func `duplicate keys and broken YAML are found as in a scene`() {
    expectFindings(
      "⟨platform⟩: iOS\n⟦platform⟧: iPadOS\n",
      """
      duplicate-key: key 'platform' stands here a second time
      - first 'platform' is here
      """)
    let broken = SourceFile(name: ".scenec.yaml", text: "exclude: [a\n")
    let parsed = ParsedConfiguration(broken, rules: ruleCatalog)
    #expect(parsed.diagnostics.map(\.rule.id) == ["yaml-syntax"])
    #expect(parsed.configuration.limits.counts == 1...1000)
  }

  @Test func `a configuration's rules hold for itself`() {
    expectFindings("rules: {unused-anchor: off}\nx-a: &a 1\n", "")
    expectFindings("x-a: ⟦&a⟧ 1\n", "unused-anchor: no alias uses anchor 'a'")
  }
}
