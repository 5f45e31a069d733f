import SceneCompiler
import SceneSource
import TestSupport
import Testing

/// What `--fix` makes of a file.
struct FixedSourceTests {
  private static let head = "version: 1\ncontainers:\n"

  private func fixed(
    _ text: String, _ applicability: FixIt.Applicability = .safe
  ) -> FixedSource {
    FixedSource(SourceFile(name: "test.scene.yaml", text: text), applying: applicability)
  }

  private func expectFixed(
    _ text: String, _ expected: String, count: Int,
    _ applicability: FixIt.Applicability = .safe
  ) {
    let result = fixed(text, applicability)
    #expect(result.result.source.text == expected)
    #expect(result.fixedCount == count)
  }

  @Test func `all that can be mended is, and the rest of the text stays`() {
    expectFixed(
      """
      version: "1" # quoted
      containers:
        - layuot:   radail   # two slips
          radius: '64'
          children: [{siez: 8}, {size: nope}]
      """,
      """
      version: 1 # quoted
      containers:
        - layout:   radial   # two slips
          radius: 64
          children: [{size: 8}, {size: nope}]
      """, count: 5)
  }

  @Test(arguments: ["\n", "\r\n", "\r"], ["", "\u{FEFF}"])
  func `line ends, a byte order mark and the missing last line break stay`(
    lineEnd: String, mark: String
  ) {
    let lines = ["# c", "version: 1", "containers:", "  - {layuot: flow, children: [{size: 8}]}"]
    let text = mark + lines.joined(separator: lineEnd)
    expectFixed(text, text.replacing("layuot", with: "layout"), count: 1)
  }

  @Test func `what a fix brings to light is mended in the next pass`() {
    let text = Self.head + "  - layout: radial\n\tradus: '64'\n    children: [{siez: 8}]\n"
    let result = fixed(text)
    #expect(result.result.diagnostics.isEmpty)
    #expect(result.fixedCount == 4)
    #expect(result.result.source.text.contains("\n    radius: 64\n"))
  }

  @Test func `unsafe fixes only on request`() {
    let text = Self.head + "  - layout: circle\n    children: [{size: 8} {size: 9}]\n"
    #expect(!fixed(text).isChanged)
    let result = fixed(text, .unsafe)
    #expect(result.result.source.text.contains("{size: 8}, {size: 9}"))
    #expect(result.result.diagnostics.isEmpty)
  }

  @Test func `lint findings that errors hid are no reason to leave the errors`() {
    let text =
      "version: 1\ncontainers:\n  - layuot: circle\n    children: [{size: 8}]\n"
      + "# scenec: ignore-file[unused-anchor]\n"
    let result = fixed(text)
    #expect(result.fixedCount == 2)
    #expect(result.result.diagnostics.isEmpty)
    #expect(result.result.source.text.hasSuffix("children: [{size: 8}]\n"))
  }

  @Test func `the edits lead from the old text to the new one`() {
    let text = Self.head + "  - {layuot: flow, children: [{siez: '8'}, {size: 1}]}\n"
    let result = fixed(text)
    #expect(result.original.source.edited(result.edits).text == result.result.source.text)
    #expect(result.edits.count == 3)
  }

  @Test func `ten thousand findings are mended in linear time`() {
    func time(_ count: Int) -> Duration {
      let children = String(repeating: "      - {siez: '8'}\n", count: count)
      let text =
        "canvas: [400, 100000]\n" + Self.head + "  - layout: flow\n    children:\n" + children
      return processorTime {
        let result = fixed(text)
        #expect(result.fixedCount == 2 * count)
        #expect(result.result.diagnostics.isEmpty)
      }
    }
    let (small, large) = (time(1_000), time(10_000))
    #expect(large < small * 40, "\(small) for 1,000 and \(large) for 10,000 elements")
  }
}
