import SceneSource
import Testing

@Suite struct ContainedTextTests {
  @Test(arguments: [
    ("[text](url)", "](", true), ("](", "](", true), ("[a] (b)", "](", false), ("]", "](", false),
    ("", "](", false), ("größe: 2", "öße:", true), ("aab", "ab", true),
  ])
  func `a text is found wherever its bytes stand`(text: String, sought: String, isThere: Bool) {
    #expect(text.contains(text: sought) == isThere)
    #expect("x\(text)x".dropFirst().dropLast().contains(text: sought) == isThere)
  }
}
