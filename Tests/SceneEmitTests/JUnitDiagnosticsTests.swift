import SceneEmit
import SceneSource
import Testing

/// JUnit's XML.
struct JUnitDiagnosticsTests {
  private let fixed = "timestamp=\"1970-01-01T00:00:00\" hostname=\"localhost\" time=\"0\""
  private let end = "<system-out/>\n<system-err/>\n</testsuite>"

  @Test func `a suite for each file, a test case for each diagnostic`() throws {
    let clean = SampleFile("k: 1")
    let found = [
      try oddFile.diagnostic(at: "word", "a \"word\""),
      try oddFile.diagnostic(at: "bad", "a < b").asWarning,
    ]
    #expect(
      try report([(clean.source, []), (oddFile.source, found)], as: "junit") == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites>
        <testsuite id="0" package="scenec" name="a.scene.yaml" \(fixed) tests="1" failures="0" \
        errors="0" skipped="0">
        <properties/>
        <testcase classname="a.scene.yaml" name="lint" time="0"/>
        \(end)
        <testsuite id="1" package="scenec" name="dir/é a%b.scene.yaml" \(fixed) tests="2" \
        failures="1" errors="0" skipped="1">
        <properties/>
        <testcase classname="dir/é a%b.scene.yaml" name="sample-rule 1:8" time="0">
        <failure type="sample-rule" message="1:8: a &quot;word&quot;">dir/é a%b.scene.yaml:1:8: \
        error: a "word" [sample-rule]
        1 | x: é 🎧 word
          |         ^~~~
        </failure>
        </testcase>
        <testcase classname="dir/é a%b.scene.yaml" name="sample-rule 2:4" time="0">
        <skipped message="2:4: a &lt; b">dir/é a%b.scene.yaml:2:4: warning: a &lt; b [sample-rule]
        2 | y: bad
          |    ^~~
        </skipped>
        </testcase>
        \(end)
        </testsuites>

        """)
  }

  @Test func `under --strict a warning is a failure, as for the exit status`() throws {
    let found = [try oddFile.diagnostic(at: "bad").asWarning]
    let text = try report(
      [(oddFile.source, found)], as: "junit", ReportOptions(isStrict: true))
    #expect(text.contains(" tests=\"1\" failures=\"1\" errors=\"0\" skipped=\"0\">"))
    #expect(text.contains("<failure type=\"sample-rule\" message=\"2:4: message\">"))
  }

  @Test func `no file at all is a whole document`() throws {
    #expect(
      try report([], as: "junit")
        == "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n</testsuites>\n")
  }

  @Test func `what XML cannot say is shown as messages show it`() throws {
    let file = SampleFile("a: 1", name: "a\u{1}\u{FFFE}\t\r\n&<>\"'.scene.yaml")
    let text = try report([(file.source, [file.diagnostic(at: "1", "]]> \u{1B}\r")])], as: "junit")
    #expect(
      text.contains(" name=\"a\\u{1}\\u{FFFE}&#9;&#13;&#10;&amp;&lt;&gt;&quot;'.scene.yaml\" "))
    #expect(text.contains(" message=\"1:4: ]]&gt; \\u{1B}&#13;\">"))
    #expect(text.contains("error: ]]&gt; \\u{1B}&#13; [sample-rule]\n"))
  }

  @Test func `what is left out and what failed is a last suite that fails`() throws {
    let text = try report(
      [(oddFile.source, [])], as: "junit", omitted: 12, failures: ["cannot read 'a'"])
    #expect(
      text.hasSuffix(
        """
        <testsuite id="1" package="scenec" name="scenec" \(fixed) tests="2" failures="1" \
        errors="1" skipped="0">
        <properties/>
        <testcase classname="scenec" name="max-diagnostics" time="0">
        <failure type="max-diagnostics" message="... and 12 more">... and 12 more</failure>
        </testcase>
        <testcase classname="scenec" name="run" time="0">
        <error type="run" message="cannot read 'a'">cannot read 'a'</error>
        </testcase>
        \(end)
        </testsuites>

        """))
  }
}
