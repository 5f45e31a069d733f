import TestSupport
import Testing

@testable import SceneSyntax

/// libyaml parses a text that it takes whole, as one that its own reader decodes.
struct CheckedTextTests {
  /// What a reader tells of a text, event by event, with the failure that may end it.
  private func events(of bytes: [UInt8], characterCount: Int?) throws -> [String] {
    try bytes.withUnsafeBufferPointer { bytes in
      let reader = try #require(EventReader(bytes, characterCount: characterCount))
      var events: [String] = []
      while let kind = reader.next() {
        var event = "\(kind) \(reader.startIndex) \(reader.endIndex)"
        if kind == .scalar { event += " " + scalar(reader.scalar, reader.scalarStyle) }
        events.append(event)
      }
      return events + (reader.failure.map { ["\($0)"] } ?? [])
    }
  }

  private func expectSameEvents(_ bytes: [UInt8], _ what: String) throws {
    let encoding = bytes.withUnsafeBufferPointer { SourceEncoding($0) }
    guard encoding.problem == nil else { return }
    let content = Array(bytes[encoding.contentStart...])
    let read = try events(of: content, characterCount: nil)
    let taken = try events(of: content, characterCount: encoding.characterCount)
    #expect(taken == read, "\(what)")
  }

  @Test(arguments: Repository.files(below: "scenes", suffixes: [".yaml", ".yml"]))
  func `every scene, and its mutations`(path: String) throws {
    let bytes = try Repository.bytes(path)
    try expectSameEvents(bytes, path)
    let seed = UInt64(bytes.count)
    var random = SeededRandom(seed: seed)
    for round in 0..<10 where bytes.count < 20_000 {
      try expectSameEvents(
        Mutation.apply(to: bytes, &random), "\(path), seed \(seed), round \(round)")
    }
  }

  /// Each ends in the middle of something that the scanner looks ahead for.
  @Test(
    arguments: [
      "", "-", "--", "---", "..", "...", "a:", "a: ", "- ", "?", "%", "%Y", "&", "*", "!", "!!",
      "!<", "'", "''", "'a", "\"", "\"\\", "\"\\x", "\"\\u12", "|", "|2", ">-\n", "#", "a #", "\r",
      "a\r", "[", "{a", "{a:", "é", "a: \u{2028}", "\u{85}", "\u{FEFF}a", "😀", "'😀", "\t",
    ])
  func `a text that ends anywhere`(text: String) throws {
    try expectSameEvents(Array(text.utf8), text.debugDescription)
    try expectSameEvents(Array("k: 1\n\(text)".utf8), "k: 1\n\(text)".debugDescription)
  }

  /// libyaml's own buffer holds 48 KiB.
  @Test(arguments: [49_140, 49_147, 49_148, 49_149, 49_152, 200_000])
  func `a text of any size`(size: Int) throws {
    let item = "- [item, {größe: 1}]\n"
    let text = String(repeating: item, count: size / item.utf8.count)
    let rest = size - text.utf8.count
    try expectSameEvents(Array((text + String(repeating: "#", count: rest)).utf8), "\(size) bytes")
  }
}
