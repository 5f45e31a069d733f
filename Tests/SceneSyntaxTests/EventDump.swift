import SceneSyntax

/// The events of a text in the notation of the YAML test suite, and whether they end in an error.
struct EventDump {
  private(set) var lines: [String] = []
  private(set) var failed = false

  init(_ text: String) {
    var bytes = Array(text.utf8)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    bytes.withUnsafeBufferPointer { read($0) }
  }

  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let reader = EventReader(bytes) else { return }
    while let kind = reader.next() { lines.append(Self.line(kind, reader)) }
    failed = reader.failure != nil
  }

  private static func line(_ kind: EventReader.Kind, _ event: EventReader) -> String {
    switch kind {
    case .streamStart: "+STR"
    case .streamEnd: "-STR"
    case .documentStart: "+DOC" + (event.isExplicit ? " ---" : "")
    case .documentEnd: "-DOC" + (event.isExplicit ? " ..." : "")
    case .mappingStart:
      "+MAP" + (event.collectionStyle == .flow ? " {}" : "") + properties(event)
    case .mappingEnd: "-MAP"
    case .sequenceStart:
      "+SEQ" + (event.collectionStyle == .flow ? " []" : "") + properties(event)
    case .sequenceEnd: "-SEQ"
    case .alias: "=ALI *" + (event.anchor ?? "")
    case .scalar: "=VAL" + properties(event) + " " + scalar(event.scalar, event.scalarStyle)
    }
  }

  private static func properties(_ event: EventReader) -> String {
    (event.anchor.map { " &" + $0 } ?? "") + (event.tag.map { " <" + $0 + ">" } ?? "")
  }
}

/// A scalar in the notation of the YAML test suite: a sigil for its style, its value escaped.
func scalar(_ value: some Sequence<UInt8>, _ style: EventReader.Style) -> String {
  let sigil =
    switch style {
    case .singleQuoted: "'"
    case .doubleQuoted: "\""
    case .literal: "|"
    case .folded: ">"
    case .plain, .block, .flow: ":"
    }
  let escapes: [Unicode.Scalar: String] = [
    "\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r", "\u{8}": "\\b", "\0": "\\0",
  ]
  return String(decoding: Array(value), as: UTF8.self).unicodeScalars
    .reduce(into: sigil) { $0 += escapes[$1] ?? String($1) }
}
