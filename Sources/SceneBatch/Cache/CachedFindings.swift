import SceneCompiler
import SceneSource

/// The findings of a scene as bytes of a cache, whole, so that they are reported again as if the
/// scene had been compiled.
enum CachedFindings {
  /// The bytes; empty when there are no findings.
  static func bytes(_ diagnostics: [Diagnostic]) -> [UInt8] {
    guard !diagnostics.isEmpty else { return [] }
    var writer = CacheWriter()
    for diagnostic in diagnostics { write(diagnostic, to: &writer) }
    return writer.bytes
  }

  /// The findings; nil when the bytes hold something else.
  static func diagnostics(_ bytes: ArraySlice<UInt8>) -> [Diagnostic]? {
    var reader = CacheReader(bytes)
    var diagnostics: [Diagnostic] = []
    while !reader.isAtEnd {
      guard let diagnostic = try? diagnostic(&reader) else { return nil }
      diagnostics.append(diagnostic)
    }
    return diagnostics
  }

  private static func write(_ diagnostic: Diagnostic, to writer: inout CacheWriter) {
    writer.write(diagnostic.rule.id)
    writer.write(UInt8(diagnostic.severity == .error ? 1 : 0))
    writer.write(diagnostic.message)
    write(diagnostic.range, to: &writer)
    writer.write(list: diagnostic.related) { place, writer in
      writer.write(place.message)
      write(place.range, to: &writer)
    }
    writer.write(list: diagnostic.notes) { note, writer in writer.write(note) }
    writer.write(list: diagnostic.fixIts) { fix, writer in write(fix, to: &writer) }
  }

  private static func write(_ range: SourceRange, to writer: inout CacheWriter) {
    writer.write(range.start)
    writer.write(range.end)
  }

  private static func write(_ fix: FixIt, to writer: inout CacheWriter) {
    writer.write(fix.title)
    writer.write(fix.applicability.rawValue)
    writer.write(UInt8(fix.isInMessage ? 1 : 0))
    writer.write(list: fix.edits) { edit, writer in
      write(edit.range, to: &writer)
      writer.write(edit.replacement)
    }
  }

  private static let rules = Dictionary(
    ruleCatalog.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

  private static func diagnostic(
    _ reader: inout CacheReader
  ) throws(CacheReader.Damage) -> Diagnostic {
    guard let rule = rules[try reader.text()] else { throw CacheReader.Damage() }
    let severity: Severity = try reader.number(UInt8.self) == 1 ? .error : .warning
    let message = try reader.text()
    var diagnostic = Diagnostic(rule, message, at: try range(&reader))
    diagnostic.severity = severity
    diagnostic.related = try reader.list { reader throws(CacheReader.Damage) in
      let message = try reader.text()
      return RelatedPlace(message, at: try range(&reader))
    }
    diagnostic.notes = try reader.list { reader throws(CacheReader.Damage) in try reader.text() }
    diagnostic.fixIts = try reader.list { reader throws(CacheReader.Damage) in
      try fix(&reader)
    }
    return diagnostic
  }

  private static func range(
    _ reader: inout CacheReader
  ) throws(CacheReader.Damage) -> SourceRange {
    let start = try reader.number(UInt32.self)
    return SourceRange(Int(start), Int(try reader.number(UInt32.self)))
  }

  private static func fix(_ reader: inout CacheReader) throws(CacheReader.Damage) -> FixIt {
    let title = try reader.text()
    guard let applicability = FixIt.Applicability(rawValue: try reader.text()) else {
      throw CacheReader.Damage()
    }
    let isInMessage = try reader.number(UInt8.self) == 1
    let edits = try reader.list { reader throws(CacheReader.Damage) in
      let range = try range(&reader)
      return TextEdit(range, try reader.text())
    }
    return FixIt(title, applicability, edits: edits, isInMessage: isInMessage)
  }
}
