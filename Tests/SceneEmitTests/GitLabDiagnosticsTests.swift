import SceneEmit
import SceneSource
import Testing

/// GitLab's code quality report; the fingerprints were computed by a program of its own.
struct GitLabDiagnosticsTests {
  @Test func `message, rule, fingerprint, severity, path and line`() throws {
    let found = [
      try oddFile.diagnostic(at: "word", "a \"word\""),
      try oddFile.diagnostic(at: "bad", "not good").asWarning,
    ]
    #expect(
      try report([(oddFile.source, found)], as: "gitlab") == """
        [
        {"description":"a \\"word\\"","check_name":"sample-rule","fingerprint":"6e97ce19fc80ca30",\
        "severity":"major","location":{"path":"dir/é a%b.scene.yaml","lines":{"begin":1}}},
        {"description":"not good","check_name":"sample-rule","fingerprint":"db2635db3524b60e",\
        "severity":"minor","location":{"path":"dir/é a%b.scene.yaml","lines":{"begin":2}}}
        ]

        """)
  }

  @Test func `nothing found is an empty array`() throws {
    #expect(try report([(oddFile.source, [])], as: "gitlab") == "[]\n")
  }

  @Test func `equal lines have fingerprints of their own, in one file and in two`() throws {
    let one = SampleFile("k: 1\nk: 1", name: "a.scene.yaml")
    let other = SampleFile("k: 1\nk: 1", name: "b.scene.yaml")
    let ranges = [SourceRange(3, 4), SourceRange(3, 4), SourceRange(8, 9)]
    let found = ranges.map { Diagnostic(sampleRule, "message", at: $0) }
    let text = try report([(one.source, found), (other.source, found)], as: "gitlab")
    let fingerprints = text.matches(of: /"fingerprint":"([0-9a-f]{16})"/).map { String($0.1) }
    #expect(fingerprints.prefix(2) == ["81520f74cf293f59", "81520c74cf293a40"])
    #expect(Set(fingerprints).count == 6)
  }

  @Test func `a limited report says what it leaves out at the last place`() throws {
    let found = [try oddFile.diagnostic(at: "bad")]
    let text = try report([(oddFile.source, found)], as: "gitlab", omitted: 12)
    #expect(
      text.hasSuffix(
        """
        ,
        {"description":"... and 12 more","check_name":"max-diagnostics",\
        "fingerprint":"c8afd2f81ab4a546","severity":"info",\
        "location":{"path":"dir/é a%b.scene.yaml","lines":{"begin":2}}}
        ]

        """))
  }

  @Test func `the path is relative to the working folder`() throws {
    let file = SampleFile("a: 1", name: "/w/r/a.scene.yaml")
    let found = [try file.diagnostic(at: "1")]
    #expect(
      try report([(file.source, found)], as: "gitlab", ReportOptions(folder: "/w/r/"))
        .contains("\"path\":\"a.scene.yaml\""))
  }
}
