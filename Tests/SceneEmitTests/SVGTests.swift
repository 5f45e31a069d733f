import Foundation
import SceneCompiler
import SceneEmit
import SceneLayout
import SceneSource
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Pictures: well-formed, complete, escaped.
struct SVGTests {
  private static let examples = Repository.files(
    below: "scenes/examples", suffixes: [".scene.yaml"])

  @Test(arguments: examples)
  func `an example's picture is XML with one figure for each shown element and the canvas`(
    path: String
  ) throws {
    let source = SourceFile(name: path, bytes: try Repository.bytes(path))
    let placements = try #require(Compilation(source).placements())
    let document = try XMLNames(of: emit(placements, as: "svg"))
    let figures = document.counts["rect", default: 0] + document.counts["ellipse", default: 0]
    let shown = placements.elements.count { element in
      if case .spacer = placements.scene.elements[element.element].content { return false }
      return !element.isHidden
    }
    #expect(figures == shown + 1)
    #expect(document.counts["svg"] == 1)
    #expect(document.counts["title"] == 1)
  }

  @Test func `shapes, ids and the canvas stand at their places`() throws {
    let scene = """
      version: 1
      name: Tiny
      canvas: [100, 60]
      containers:
        - layout: flow
          children:
            - {id: a, size: [20, 10]}
            - {id: b, size: [10, 12], shape: circle}
            - {size: [30, 20], shape: capsule}
            - {size: [8, 6], shape: ellipse}

      """
    // The line is 68 x 20, in the middle of the canvas. A letter is at most as high as its frame.
    let (before, style, after) = try parts(of: emit(scene, as: "svg"))
    #expect(
      before == """
        <svg xmlns="http://www.w3.org/2000/svg" role="img" width="100" height="60" \
        viewBox="0 0 100 60">
        <title>Tiny</title>

        """)
    #expect(
      after == """
        <rect class="canvas" x="0" y="0" width="100" height="60"/>
        <rect class="container" x="16" y="20" width="68" height="20"/>
        <rect class="leaf" x="16" y="20" width="20" height="10"/>
        <text x="26" y="25" font-size="10">a</text>
        <ellipse class="leaf" cx="41" cy="26" rx="5" ry="5"/>
        <text x="41" y="26" font-size="12">b</text>
        <rect class="leaf" x="46" y="20" width="30" height="20" rx="10"/>
        <ellipse class="leaf" cx="80" cy="23" rx="4" ry="3"/>
        </svg>

        """)
    for selector in [".canvas{", ".container{", ".leaf{", "text{", "prefers-color-scheme:dark"] {
      #expect(style.contains(selector))
    }
    #expect(style.contains("stroke-dasharray"))
  }

  /// The text before, in and after the style.
  private func parts(of svg: String) throws -> (Substring, Substring, Substring) {
    let match = try #require(svg.firstMatch(of: /(?s)(.*)<style>(.*)<\/style>\n(.*)/))
    return (match.1, match.2, match.3)
  }

  @Test func `a long id is written small enough for its frame`() throws {
    let scene = "version: 1\ncontainers: [{id: abcdefghij, size: 30}]"
    // Ten letters of 0.6 em in nine tenths of 30 points: 4.5 points.
    #expect(try emit(scene, as: "svg").contains("font-size=\"4.5\">abcdefghij</text>"))
  }

  @Test func `names and ids are escaped, and what XML cannot say is replaced`() throws {
    let leaf = Element(
      id: "a<b>&\u{1}\"", content: .leaf(Leaf(size: Size(square: 9), shape: .rectangle)),
      end: 1, data: nil)
    let scene = Scene(
      name: "<&\u{0}]]>\u{FFFE}'", canvas: Canvas(size: Size(square: 20)), elements: [leaf],
      containers: [],
      data: [])
    let svg = try emit(Placements(scene), as: "svg")
    #expect(svg.contains("<title>&lt;&amp;\u{FFFD}]]&gt;\u{FFFD}'</title>"))
    #expect(svg.contains(">a&lt;b&gt;&amp;\u{FFFD}\"</text>"))
    #expect(try XMLNames(of: svg).counts["text"] == 1)
  }
}

/// How often each tag stands in a document.
private final class XMLNames: NSObject, XMLParserDelegate {
  private(set) var counts: [String: Int] = [:]

  /// Parses a document; throws when it is not well-formed.
  init(of text: String) throws {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    counts[name, default: 0] += 1
  }
}
