import SceneSource
import Testing

/// A rule that no stage has.
let sampleRule = Rule(
  "sample-rule", summary: "Sample.", explanation: "None.", bad: "bad", good: "good")

/// A file of a text with some words to find in it.
struct SampleFile {
  let source: SourceFile

  init(_ text: String, name: String = "a.scene.yaml") {
    source = SourceFile(name: name, text: text)
  }

  /// The place where a word stands first.
  func range(of word: String) throws -> SourceRange {
    let bytes = source.bytes
    let word = Array(word.utf8)
    let start = try #require(
      bytes.indices.first { bytes[$0...].starts(with: word) }, "the file has no such word")
    return SourceRange(start, start + word.count)
  }

  /// An error at the place where a word stands first.
  func diagnostic(
    at word: String, _ message: String = "message", related: [RelatedPlace] = [],
    notes: [String] = [], fixIts: [FixIt] = []
  ) throws -> Diagnostic {
    Diagnostic(
      sampleRule, message, at: try range(of: word), related: related, notes: notes, fixIts: fixIts)
  }

  /// The text report of an error at a word, without its first and its last line: the snippet.
  func snippet(at word: String) throws -> [String] {
    try snippet(at: range(of: word))
  }

  /// The snippet of an error at a range.
  func snippet(at range: SourceRange) throws -> [String] {
    let text = try report(source, [Diagnostic(sampleRule, "message", at: range)])
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return Array(lines.dropFirst().dropLast(2))
  }
}
