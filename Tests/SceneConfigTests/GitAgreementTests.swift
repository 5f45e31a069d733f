import Foundation
import SceneConfig
import TestSupport
import Testing

/// Random patterns and paths, judged by the real git.
struct GitAgreementTests {
  private static let names = ["a", "b", "ab", "ba", "a.b", "b.ab", "-", "a-b", "]", "A b"]
  private static let pieces = [
    "a", "b", "ab", "*", "**", "?", "[ab]", "[!a]", "[a-b]", "[]a]", "[[:alpha:]]", ".", "-",
    #"\a"#, #"\*"#, "]", " ", "[", "!", #"\"#, "[^b-]", "[[:]", "[[a]",
  ]

  private static func pattern(_ random: inout SeededRandom) -> String {
    var text = Int.random(in: 0..<4, using: &random) == 0 ? "!" : ""
    for part in 0..<Int.random(in: 1...3, using: &random) {
      if part > 0 || Int.random(in: 0..<4, using: &random) == 0 { text += "/" }
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        text += pieces.randomElement(using: &random) ?? ""
      }
    }
    return text + (Int.random(in: 0..<4, using: &random) == 0 ? "/" : "")
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64])
  func `a path is ignored when git says so`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let folder = try TemporaryFolder()
    _ = try ProcessRunner.run("/usr/bin/env", ["git", "init", "-q"], in: folder.url)
    var paths: [String] = []
    for first in Self.names {
      for second in Self.names {
        try folder.makeFolder(first + "/" + second)
        for third in Self.names.prefix(4) {
          try folder.write("", to: "\(first)/\(second)/\(third)")
          paths.append("\(first)/\(second)/\(third)")
        }
      }
    }
    for round in 0..<40 {
      let lines = (0..<Int.random(in: 1...4, using: &random)).map { _ in Self.pattern(&random) }
      let text = lines.joined(separator: "\n") + "\n"
      try folder.write(text, to: ".gitignore")
      let result = try ProcessRunner.run(
        "/usr/bin/env",
        ["git", "-c", "core.quotePath=false", "check-ignore", "--no-index", "--stdin", "-z"],
        in: folder.url, input: paths.joined(separator: "\0") + "\0")
      let expected = Set(result.output.split(separator: "\0").map(String.init))
      let patterns = PathPatterns(gitignore: Array(text.utf8))
      let found = Set(paths.filter { Self.isIgnored($0, patterns) })
      #expect(
        found == expected,
        "seed \(seed), round \(round): \(lines): \(found.symmetricDifference(expected).sorted())")
    }
  }

  /// A path is ignored if it is, or a folder above it.
  private static func isIgnored(_ path: String, _ patterns: PathPatterns) -> Bool {
    let bytes = Array(path.utf8)
    let ends = bytes.indices.filter { bytes[$0] == UInt8(ascii: "/") } + [bytes.count]
    return ends.contains { end in
      patterns.decision(on: bytes[..<end], isFolder: end < bytes.count)?.isNegated == false
    }
  }
}
