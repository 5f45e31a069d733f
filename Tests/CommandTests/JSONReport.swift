import Foundation

/// What a test wants to know of `--format json`.
struct JSONReport {
  /// The counts.
  let summary: [String: Int]
  /// `file rule line:column-line:column token` of each diagnostic; the token is what the range
  /// covers in `Sample.threeMistakes`.
  let diagnostics: [String]

  private struct Document: Decodable {
    let version: Int
    let diagnostics: [Entry]
    let summary: [String: Int]
  }
  private struct Entry: Decodable {
    let rule: String
    let file: String
    let range: Range
  }
  private struct Range: Decodable {
    let start: Place
    let end: Place
  }
  private struct Place: Decodable {
    let line: Int
    let column: Int
    let offset: Int
  }

  init(_ text: String) throws {
    let document = try JSONDecoder().decode(Document.self, from: Data(text.utf8))
    summary = document.summary
    let source = Array(Sample.threeMistakes.utf8)
    diagnostics = document.diagnostics.map { entry in
      let (start, end) = (entry.range.start, entry.range.end)
      let offsets = (start.offset..<end.offset).clamped(to: 0..<source.count)
      let token = String(decoding: source[offsets], as: UTF8.self)
      let place = "\(start.line):\(start.column)-\(end.line):\(end.column)"
      return "\(entry.file) \(entry.rule) \(place) \(token)"
    }
  }
}
