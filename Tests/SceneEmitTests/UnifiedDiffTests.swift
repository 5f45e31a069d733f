import SceneEmit
import SceneSource
import TestSupport
import Testing

/// Diffs as programs read them; `FixCommandTests` gives them to real ones.
struct UnifiedDiffTests {
  private func diff(_ text: String, _ edits: [(Int, Int, String)], name: String = "x") -> String {
    var output = OutputBuffer()
    let file = SourceFile(name: name, text: text)
    UnifiedDiff(file, edits.map { TextEdit(SourceRange($0.0, $0.1), $0.2) }, name: name)
      .write(to: &output)
    return String(decoding: output.bytes, as: UTF8.self)
  }

  private let ten = (1...10).map { "\($0)\n" }.joined()

  @Test func `one change with three lines around it`() {
    #expect(
      diff(ten, [(10, 11, "six")])
        == "--- a/x\n+++ b/x\n@@ -3,7 +3,7 @@\n 3\n 4\n 5\n-6\n+six\n 7\n 8\n 9\n")
  }

  @Test func `changes far apart are hunks of their own`() {
    let far = diff(ten, [(0, 0, "0\n"), (18, 20, "ten")])
    #expect(
      far == "--- a/x\n+++ b/x\n@@ -1,3 +1,4 @@\n+0\n 1\n 2\n 3\n"
        + "@@ -7,4 +8,4 @@\n 7\n 8\n 9\n-10\n+ten\n")
  }

  @Test func `changes near each other share a hunk`() {
    #expect(
      diff(ten, [(0, 2, ""), (14, 15, "")])
        == "--- a/x\n+++ b/x\n@@ -1,10 +1,9 @@\n-1\n 2\n 3\n 4\n 5\n 6\n 7\n-8\n+\n 9\n 10\n")
  }

  @Test func `a missing line break at the end is said`() {
    #expect(
      diff("a\nb", [(0, 1, "A")])
        == "--- a/x\n+++ b/x\n@@ -1,2 +1,2 @@\n-a\n+A\n b\n\\ No newline at end of file\n")
    #expect(
      diff("a", [(0, 1, "b")])
        == "--- a/x\n+++ b/x\n@@ -1,1 +1,1 @@\n-a\n\\ No newline at end of file\n+b\n"
        + "\\ No newline at end of file\n")
  }

  @Test func `an edit that changes nothing is no change`() {
    #expect(diff("a\n", [(0, 1, "a")]) == "")
    #expect(diff("a\n", []) == "")
  }

  @Test func `a removed line is one line`() {
    #expect(
      diff("a\nb\nc\n", [(2, 4, "")]) == "--- a/x\n+++ b/x\n@@ -1,3 +1,2 @@\n a\n-b\n c\n")
  }

  @Test(arguments: [
    ("a b", "a/a b\t"), ("a\"b", "\"a/a\\042b\""), ("a\nb", "\"a/a\\012b\""), ("é", "a/é"),
  ])
  func `names that would end the header are quoted`(name: String, header: String) {
    #expect(diff("a", [(0, 1, "b")], name: name).hasPrefix("--- \(header)\n"))
  }
}
