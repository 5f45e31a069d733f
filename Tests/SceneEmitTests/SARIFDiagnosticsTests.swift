import Foundation
import SceneEmit
import SceneSource
import Testing

/// SARIF 2.1.0; the fingerprints were computed by a program of its own.
struct SARIFDiagnosticsTests {
  private let uri = "dir/%C3%A9%20a%25b.scene.yaml"
  private let options = ReportOptions(rules: [sampleRule], version: "1.2.3", category: "scenes-1")

  private func head(_ rules: String) -> String {
    """
    {"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{
    "tool":{"driver":{"name":"scenec","version":"1.2.3","rules":[\(rules)]}},
    "automationDetails":{"id":"scenes-1/"},
    "columnKind":"unicodeCodePoints",
    "results":[
    """
  }
  private let sampleRuleObject = """

    {"id":"sample-rule","shortDescription":{"text":"Sample."},"fullDescription":{"text":"None."},\
    "help":{"text":"None.\\n\\nWrong:\\nbad\\n\\nRight:\\ngood\\n",\
    "markdown":"None.\\n\\nWrong:\\n\\n```yaml\\nbad\\n```\\n\\nRight:\\n\\n```yaml\\ngood\\n```\\n"},\
    "defaultConfiguration":{"level":"error"}}
    """
  private let goodEnd = """
    ],
    "invocations":[{"executionSuccessful":true,"toolExecutionNotifications":[]}]}]}

    """

  @Test func `nothing found is a whole document with the rules`() throws {
    #expect(
      try report([(oddFile.source, [])], as: "sarif", options)
        == head(sampleRuleObject) + goodEnd)
  }

  @Test func `rule, level, message, region, fingerprint, other places, fixes`() throws {
    let (word, bad) = (try oddFile.range(of: "word"), try oddFile.range(of: "bad"))
    let found = try oddFile.diagnostic(
      at: "bad", "not \"good\"", related: [RelatedPlace("here", at: word)], notes: ["why"],
      fixIts: [FixIt("swap", .unsafe, edits: [TextEdit(bad, "b\"d"), TextEdit(word, "")])])
    let wordRegion =
      #"{"startLine":1,"startColumn":8,"endLine":1,"endColumn":12,"byteOffset":11,"byteLength":4}"#
    let badRegion =
      #"{"startLine":2,"startColumn":4,"endLine":2,"endColumn":7,"byteOffset":19,"byteLength":3}"#
    let expected = """

      {"ruleId":"sample-rule","ruleIndex":0,"level":"warning",\
      "message":{"text":"not \\"good\\"\\nwhy"},\
      "locations":[{"physicalLocation":{"artifactLocation":{"uri":"\(uri)"},"region":\(badRegion)}}],\
      "partialFingerprints":{"primaryLocationLineHash":"4a82d5e98f2facc2:1"},\
      "relatedLocations":[{"id":0,"message":{"text":"here"},\
      "physicalLocation":{"artifactLocation":{"uri":"\(uri)"},"region":\(wordRegion)}}],\
      "fixes":[{"description":{"text":"swap"},"artifactChanges":[{\
      "artifactLocation":{"uri":"\(uri)"},"replacements":[\
      {"deletedRegion":\(wordRegion),"insertedContent":{"text":""}},\
      {"deletedRegion":\(badRegion),"insertedContent":{"text":"b\\"d"}}]}],\
      "properties":{"applicability":"unsafe"}}]}
      """
    #expect(
      try report([(oddFile.source, [found.asWarning])], as: "sarif", options)
        == head(sampleRuleObject) + expected + goodEnd)
  }

  @Test func `columns count Unicode scalars, also where UTF-16 has two units`() throws {
    let text = try report(
      [(oddFile.source, [oddFile.diagnostic(at: "🎧"), oddFile.diagnostic(at: "[1,\n 2]")])],
      as: "sarif")
    #expect(
      text.contains(
        #"{"startLine":1,"startColumn":6,"endLine":1,"endColumn":7,"byteOffset":6,"byteLength":4}"#)
    )
    #expect(
      text.contains(
        #"{"startLine":3,"startColumn":4,"endLine":4,"endColumn":4,"byteOffset":27,"byteLength":7}"#
      ))
    #expect(text.contains("9c6f38445284d658:1") && text.contains("ac1b5cd37f7fef72:1"))
  }

  @Test func `a rule that is not in the catalog has no index`() throws {
    let text = try report([(oddFile.source, [oddFile.diagnostic(at: "bad")])], as: "sarif")
    #expect(text.contains("{\"ruleId\":\"sample-rule\",\"level\":"))
  }

  @Test(arguments: [
    ("a.scene.yaml", "a.scene.yaml"), ("/w/r/a.yaml", "a.yaml"),
    ("/x/é.yaml", "file:///x/%C3%A9.yaml"),
    ("a:b\\c.yaml", "a%3Ab%5Cc.yaml"), ("<stdin>", "%3Cstdin%3E"), ("../a~_-.yml", "../a~_-.yml"),
    ("a#b?c[d]\n\"🎧\".yaml", "a%23b%3Fc%5Bd%5D%0A%22%F0%9F%8E%A7%22.yaml"),
  ])
  func `a name is a relative, percent-encoded URI`(name: String, uri: String) throws {
    let file = SampleFile("a: 1", name: name)
    let text = try report(
      [(file.source, [file.diagnostic(at: "1")])], as: "sarif", ReportOptions(folder: "/w/r"))
    #expect(text.contains("\"artifactLocation\":{\"uri\":\"\(uri)\"}"))
    #expect(URL(string: uri) != nil)
  }

  @Test(arguments: [
    ("expected [width, height] or {width, height}", "expected [width, height] or {width, height}"),
    ("unknown '{0}'", "unknown '{{0}}'"), ("{12}{x}{}{1", "{{12}}{x}{}{1"),
    ("'[a](http://b)' is [c]", "'\\\\[a\\\\](http://b)' is \\\\[c\\\\]"),
  ])
  func `a message has no placeholders and no links`(message: String, json: String) throws {
    let text = try report(
      [(oddFile.source, [oddFile.diagnostic(at: "bad", message)])], as: "sarif")
    #expect(text.contains("\"message\":{\"text\":\"\(json)\"}"))
  }

  @Test func `descriptions have at most 1024 characters`() throws {
    let long = Rule(
      "long-rule", severity: .warning, summary: String(repeating: "é", count: 1024),
      explanation: String(repeating: "🎧", count: 1025), bad: "bad", good: "good")
    let text = try report([], as: "sarif", ReportOptions(rules: [long]))
    #expect(text.contains("\"shortDescription\":{\"text\":\"\(long.summary)\"}"))
    let shortened = String(repeating: "🎧", count: 1023) + "…"
    #expect(text.contains("\"fullDescription\":{\"text\":\"\(shortened)\"}"))
    #expect(text.contains("\"help\":{\"text\":\"\(long.explanation)\\n\\n"))
    #expect(text.contains("\"defaultConfiguration\":{\"level\":\"warning\"}"))
  }

  @Test func `a run that is not whole says so`() throws {
    let text = try report(
      [(oddFile.source, [])], as: "sarif", omitted: 12, failures: ["cannot read 'a'"])
    #expect(
      text.hasSuffix(
        """
        "invocations":[{"executionSuccessful":false,"toolExecutionNotifications":[\
        {"level":"error","message":{"text":"cannot read 'a'"}},\
        {"level":"note","message":{"text":"... and 12 more"}}]}]}]}

        """))
  }
}
