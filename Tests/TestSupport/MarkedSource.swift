package import SceneSource

/// Source text in which places are marked: `⟦...⟧` around what is meant first, and `⟨...⟩`
/// around places that explain it.
///
/// Marks may nest and may be empty. Comparing `canonical` with `marked(primary:related:)` of
/// the places that were found shows both in their text when they differ.
package struct MarkedSource {
  /// The text without its marks.
  package let file: SourceFile
  /// The `⟦...⟧` places.
  package let primary: [SourceRange]
  /// The `⟨...⟩` places.
  package let related: [SourceRange]

  /// Takes the marks out of a text; they must be balanced.
  package init(_ marked: String, name: String = "test.scene.yaml") {
    var bytes: [UInt8] = []
    var open: [Int] = []
    var places: [Mark: [SourceRange]] = [.primary: [], .related: []]
    for scalar in marked.unicodeScalars {
      if Mark.allCases.contains(where: { $0.opening == scalar }) {
        open.append(bytes.count)
      } else if let mark = Mark.allCases.first(where: { $0.closing == scalar }) {
        places[mark]?.append(SourceRange(open.removeLast(), bytes.count))
      } else {
        bytes += Array(String(scalar).utf8)
      }
    }
    precondition(open.isEmpty, "a mark is not closed in \(marked)")
    file = SourceFile(name: name, bytes: bytes)
    primary = places[.primary] ?? []
    related = places[.related] ?? []
  }

  /// The text with its own marks, in the form that `marked(primary:related:)` gives.
  package var canonical: String { marked(primary: primary, related: related) }

  /// The text with marks around other places; equal places are marked once.
  package func marked(primary: [SourceRange], related: [SourceRange] = []) -> String {
    let marks =
      Set(primary).map { (range: $0, mark: Mark.primary) }
      + Set(related).map { (range: $0, mark: Mark.related) }
    let ordered = marks.sorted { Self.order($0) < Self.order($1) }
    var result = MarkedText(file.bytes)
    for (range, mark) in ordered { result.open(range, mark) }
    return result.finish()
  }

  /// Outer places before inner ones.
  private static func order(_ place: (range: SourceRange, mark: Mark)) -> (Int, Int, Int) {
    (Int(place.range.start), -Int(place.range.end), place.mark == .primary ? 0 : 1)
  }
}

private enum Mark: CaseIterable {
  case primary
  case related

  var opening: Unicode.Scalar { self == .primary ? "⟦" : "⟨" }
  var closing: Unicode.Scalar { self == .primary ? "⟧" : "⟩" }
}

/// A text while marks are put into it.
private struct MarkedText {
  private let bytes: [UInt8]
  private var result: [UInt8] = []
  private var copied = 0
  private var open: [(end: Int, mark: Mark)] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func open(_ range: SourceRange, _ mark: Mark) {
    close(upTo: Int(range.start))
    copy(to: Int(range.start))
    result += String(mark.opening).utf8
    open.append((Int(range.end), mark))
  }

  mutating func finish() -> String {
    close(upTo: .max)
    copy(to: bytes.count)
    return String(decoding: result, as: UTF8.self)
  }

  private mutating func close(upTo offset: Int) {
    while let last = open.last, last.end <= offset {
      copy(to: last.end)
      result += String(last.mark.closing).utf8
      open.removeLast()
    }
  }

  private mutating func copy(to offset: Int) {
    let end = min(max(offset, copied), bytes.count)
    result += bytes[copied..<end]
    copied = end
  }
}
