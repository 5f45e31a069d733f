import SceneConfig
import TestSupport
import Testing

/// What one pattern matches; the rows are from git's documentation of `.gitignore`.
struct PathPatternTests {
  private func decision(_ lines: String, _ path: String) -> Bool? {
    let isFolder = path.hasSuffix("/")
    let path = isFolder ? path.dropLast() : path[...]
    return PathPatterns(gitignore: Array(lines.utf8))
      .decision(on: Array(path.utf8)[...], isFolder: isFolder).map { !$0.isNegated }
  }

  @Test(arguments: [
    ("doc", "doc", true), ("doc", "a/doc/", true), ("doc", "docs", false),
    ("doc/", "doc", false), ("doc/", "a/doc/", true),
    ("/doc", "doc", true), ("/doc", "a/doc", false),
    ("doc/frotz", "doc/frotz", true), ("doc/frotz", "a/doc/frotz", false),
    ("*.bak", "a/b.bak", true), ("*.bak", ".bak", true), ("*.bak", "b.bak2", false),
    ("a/*.bak", "a/b.bak", true), ("a/*.bak", "a/c/b.bak", false),
    ("**/foo", "foo", true), ("**/foo", "a/b/foo", true), ("**/foo/bar", "x/foo/bar", true),
    ("abc/**", "abc", false), ("abc/**", "abc/x/y", true),
    ("a/**/b", "a/b", true), ("a/**/b", "a/x/y/b", true), ("a/**/b", "a/x/b/c", false),
    ("a**b/c", "axxb/c", true), ("a**b/c", "a/b/c", false),
    ("?x", "ax", true), ("?x", "x", false),
    ("[a-c]x", "bx", true), ("[!a-c]x", "bx", false), ("[]]x", "]x", true),
    ("[[:digit:]_]", "7", true), ("[[:digit:]_]", "_", true), ("[[:digit:]]", "a", false),
    ("\\#x", "#x", true), ("#x", "#x", false), (#"\!x"#, "!x", true),
    ("x ", "x", true), (#"x\ "#, "x ", true), ("x\r", "x", true), ("[ab", "[ab", false),
  ])
  func `a pattern matches what git says`(pattern: String, path: String, isMatch: Bool) {
    #expect((decision(pattern + "\n", path) ?? false) == isMatch)
  }

  @Test func `the last pattern that matches decides`() {
    #expect(decision("*.yaml\n!keep.yaml\n", "a/keep.yaml") == false)
    #expect(decision("!keep.yaml\n*.yaml\n", "a/keep.yaml") == true)
    #expect(decision("*.yaml\n", "a/keep.yml") == nil)
  }

  @Test func `ten thousand patterns and paths take no product of steps`() {
    let lines = (0..<10_000).map { "name\($0)\n/dir\($0)/x\nsub\($0)/*.y\n" }.joined()
    let patterns = PathPatterns(gitignore: Array(lines.utf8))
    let time = processorTime {
      for number in 0..<10_000 {
        let path = Array("sub\(number)/a.y".utf8)
        #expect(patterns.decision(on: path[...], isFolder: false) != nil)
      }
    }
    // One after the other they would be 300,000,000 steps.
    #expect(time < .seconds(5))
  }

  @Test func `a glob of many stars ends soon`() {
    let stars = String(repeating: "*a", count: 100) + "*b"
    let path = String(repeating: "a", count: 200)
    #expect(decision(stars, path) == nil)
    #expect(
      decision(
        "x/" + String(repeating: "**/a/", count: 50) + "b",
        "x/" + String(repeating: "a/", count: 500) + "a") == nil)
  }
}
