import SceneSource
import Testing

struct SourceFileTests {
  private func file(_ name: String) -> SourceFile { SourceFile(name: name, text: "") }

  @Test(arguments: [
    ("orbit.scene.yaml", "orbit.scene.yaml"), ("a/b/orbit.scene.yaml", "orbit.scene.yaml"),
    ("/orbit", "orbit"), ("folder/", ""), ("", ""), ("é/ü.scene.yaml", "ü.scene.yaml"),
  ])
  func `the base name follows the last slash`(name: String, base: String) {
    #expect(file(name).baseName == base)
  }

  @Test func `the text of a range is clamped to the file`() {
    let source = SourceFile(name: "test", text: "aé日")
    #expect(source.text(SourceRange(1, 3)) == "é")
    #expect(source.text(SourceRange(3, 99)) == "日")
    #expect(source.text(SourceRange(50, 99)) == "")
    #expect(source.text(SourceRange(1, 2)) == "\u{FFFD}")
  }

  @Test func `a range never ends before it starts`() {
    #expect(SourceRange(5, 3) == SourceRange(5, 5))
    #expect(SourceRange(2, 6).offsets == 2..<6)
  }

  @Test func `a range contains itself and what lies within`() {
    let range = SourceRange(2, 6)
    #expect(range.contains(range))
    #expect(range.contains(SourceRange(2, 2)))
    #expect(range.contains(SourceRange(6, 6)))
    #expect(!range.contains(SourceRange(1, 6)))
    #expect(!range.contains(SourceRange(2, 7)))
  }
}
