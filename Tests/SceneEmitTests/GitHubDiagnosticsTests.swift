import SceneEmit
import SceneSource
import Testing

/// Workflow commands of GitHub Actions.
struct GitHubDiagnosticsTests {
  @Test func `place, rule and message; the message begins with the place, for the log`() throws {
    let found = [
      try oddFile.diagnostic(at: "word", "a 'word'"),
      try oddFile.diagnostic(at: "bad", "not good").asWarning,
    ]
    #expect(
      try report([(oddFile.source, found)], as: "github") == """
        ::error file=dir/é a%25b.scene.yaml,line=1,endLine=1,col=8,endColumn=12,title=sample-rule::\
        dir/é a%25b.scene.yaml:1:8: a 'word'
        ::warning file=dir/é a%25b.scene.yaml,line=2,endLine=2,col=4,endColumn=7,\
        title=sample-rule::dir/é a%25b.scene.yaml:2:4: not good
        ::notice title=scenec::1 error, 1 warning in 1 file

        """)
  }

  @Test func `a range over several lines has no columns`() throws {
    let text = try report(
      [(oddFile.source, [oddFile.diagnostic(at: "[1,\n 2]")])], as: "github")
    #expect(text.contains(",line=3,endLine=4,title="))
    #expect(text.contains(".yaml:3:4: message\n"))
  }

  @Test func `other places, notes and fixes are lines of the message`() throws {
    let found = try oddFile.diagnostic(
      at: "bad", "100% bad", related: [RelatedPlace("first", at: try oddFile.range(of: "🎧"))],
      notes: ["why"], fixIts: [.replace(try oddFile.range(of: "bad"), with: "good")])
    #expect(
      try report([(oddFile.source, [found])], as: "github").contains(
        """
        ::dir/é a%25b.scene.yaml:2:4: 100%25 bad%0Adir/é a%25b.scene.yaml:1:6: first\
        %0Anote: why%0Ahelp: replace with 'good'

        """))
  }

  @Test func `no name of a file can end a property, a command or a line`() throws {
    let file = SampleFile("a: 1", name: "a,b:c%2C\r\n::error::d.scene.yaml")
    #expect(
      try report(
        [(file.source, [file.diagnostic(at: "1", "x\r\n::warning::y, z: 1")])], as: "github")
          == """
          ::error file=a%2Cb%3Ac%252C%0D%0A%3A%3Aerror%3A%3Ad.scene.yaml,line=1,endLine=1,col=4,\
          endColumn=5,title=sample-rule::a,b:c%252C%0D%0A::error::d.scene.yaml:1:4: \
          x%0D%0A::warning::y, z: 1
          ::notice title=scenec::1 error in 1 file

          """)
  }

  @Test func `names below the working folder are relative to it`() throws {
    for (name, path) in [
      ("/w/r/a.scene.yaml", "a.scene.yaml"), ("/w/repo/a.scene.yaml", "/w/repo/a.scene.yaml"),
      ("b/a.scene.yaml", "b/a.scene.yaml"), ("/w/r/", "/w/r/"),
    ] {
      let file = SampleFile("a: 1", name: name)
      let text = try report(
        [(file.source, [file.diagnostic(at: "1")])], as: "github", ReportOptions(folder: "/w/r"))
      #expect(text.hasPrefix("::error file=\(path),"))
      #expect(text.contains("::\(path):1:4: message\n"))
    }
  }

  @Test func `the summary says what is left out, and comes last`() throws {
    let found = [try oddFile.diagnostic(at: "word")]
    let text = try report(
      [(oddFile.source, found)], as: "github", omitted: 12, failures: ["cannot read 'a%'"])
    #expect(
      text.hasSuffix(
        """
        ::error title=scenec::cannot read 'a%25'
        ::notice title=scenec::13 errors in 1 file (... and 12 more)

        """))
    #expect(try report([(oddFile.source, [])], as: "github") == "")
  }
}
