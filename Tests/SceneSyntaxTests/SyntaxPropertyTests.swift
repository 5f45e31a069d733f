import SceneSource
import SceneSyntax
import TestSupport
import Testing

/// What holds for the tree of every text, over seeded random ones.
@Suite(.timeLimit(.minutes(15)))
struct SyntaxPropertyTests {
  private static let scenes = Repository.files(below: "scenes", suffixes: [".yaml", ".yml"])

  @Test(arguments: scenes)
  func `places nest in every scene and in its mutations`(path: String) throws {
    let bytes = try Repository.bytes(path)
    let seed = UInt64(bytes.count)
    var random = SeededRandom(seed: seed)
    check(bytes, "\(path)")
    for round in 0..<3 where bytes.count < 20_000 {
      check(Mutation.apply(to: bytes, &random), "\(path), seed \(seed), round \(round)")
    }
  }

  /// Texts of YAML's own characters reach deeper than arbitrary bytes do.
  @Test(arguments: [11, 12] as [UInt64])
  func `places nest in texts of random pieces`(seed: UInt64) {
    let pieces = [
      "a", "b: ", "- ", "\n", "\n  ", "[", "]", "{", "}", ", ", "&a ", "*a ", "!!str ", "|\n ", "'",
      "\"", "# c\n", "<<: ", "? ", "é", "😀", "\u{2028}", "\r\n", "---\n", "\t", "~",
    ]
    var random = SeededRandom(seed: seed)
    for round in 0..<800 {
      let text = (0..<Int.random(in: 1...24, using: &random))
        .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      check(Array(text.utf8), "seed \(seed), round \(round): \(text.debugDescription)")
    }
  }

  @Test(arguments: [21, 22] as [UInt64])
  func `parsing is total on arbitrary bytes`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for round in 0..<300 {
      let bytes = (0..<Int.random(in: 0...60, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      check(bytes, "seed \(seed), round \(round): \(bytes)")
    }
  }

  private func check(_ bytes: [UInt8], _ what: String) {
    let file = SourceFile(name: "test", bytes: bytes)
    let parsed = parseSyntax(file)
    if let tree = parsed.tree {
      #expect(misplacedNodes(tree) == [], "\(what)")
    } else {
      #expect(parsed.diagnostics.contains { $0.severity == .error }, "\(what)")
    }
    let whole = SourceRange(0, bytes.count)
    let places = parsed.diagnostics.flatMap { [$0.range] + $0.related.map(\.range) }
    #expect(places.allSatisfy(whole.contains), "\(what): \(places)")
  }
}
