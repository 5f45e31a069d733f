internal import CYaml
package import SceneSource

/// The comments of a file, which libyaml drops.
extension SyntaxTree {
  /// The comments in order, each from its `#` to the end of its line.
  ///
  /// A comment is what starts with `#` between two scalars or aliases, or behind the indicator
  /// of a block scalar (YAML 1.2.2, 6.6; as libyaml, without asking for a blank before it). In
  /// pieces that were cut out for syntax errors, quotes hide a comment on their line. Those of
  /// a second document do not count.
  package var comments: [SourceRange] {
    source.bytes.withUnsafeBufferPointer { bytes in
      var scan = CommentScan(bytes)
      for node in nodes.buffer where node.kind == .scalar || node.kind == .alias {
        let (start, end) = (Int(node.start), Int(node.end))
        // An empty value stands somewhere after its key, maybe behind a comment.
        guard end > start, start >= scan.offset else { continue }
        scan.skipGap(to: start)
        let isBlock = node.kind == .scalar && (node.style == .literal || node.style == .folded)
        if isBlock { scan.skipHeader() }
        scan.offset = max(scan.offset, end)
      }
      scan.skipGap(to: bytes.count, isTail: true)
      return scan.comments
    }
  }

  /// Whether somewhere in the file, in a comment or not, a word follows `#` and blanks.
  ///
  /// Costs a search for `#`.
  package func hasHash(before word: StaticString) -> Bool {
    source.bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return false }
      var offset = 0
      while true {
        offset += scenec_offset_of_byte(base + offset, bytes.count - offset, UInt8(ascii: "#"))
        guard offset < bytes.count else { return false }
        offset += 1
        var start = offset
        while start < bytes.count, bytes[start].isBlank { start += 1 }
        let isThere = word.withUTF8Buffer { bytes[start...].starts(with: $0) }
        if isThere { return true }
      }
    }
  }
}

/// A walk over what stands between the scalars of a text.
private struct CommentScan {
  private let bytes: UnsafeBufferPointer<UInt8>
  var offset = 0
  private(set) var comments: [SourceRange] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Notes the comments up to an offset; the tail ends at the marker of a second document.
  mutating func skipGap(to end: Int, isTail: Bool = false) {
    while offset < end {
      switch bytes[offset] {
      case UInt8(ascii: "#"): takeComment()
      case UInt8(ascii: "\""), UInt8(ascii: "'"): offset = lineEnd(offset)
      case UInt8(ascii: "-") where isTail && offset > 0 && isDocumentMarker: offset = end
      default: offset += 1
      }
    }
  }

  /// Passes the first line of a block scalar, `|2- # comment`.
  mutating func skipHeader() {
    let end = lineEnd(offset)
    while offset < end, bytes[offset] != UInt8(ascii: "#") { offset += 1 }
    if offset < end { takeComment() }
  }

  private mutating func takeComment() {
    let end = lineEnd(offset)
    comments.append(SourceRange(offset, end))
    offset = end
  }

  private var isDocumentMarker: Bool {
    bytes[offset...].starts(with: "---".utf8)
      && (bytes[offset - 1] == 0x0A || bytes[offset - 1] == 0x0D)
  }

  /// The next break that libyaml knows: LF, CR, NEL, LS or PS.
  private func lineEnd(_ start: Int) -> Int {
    var offset = start
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x0A, 0x0D: return offset
      case 0xC2 where bytes[offset...].starts(with: [0xC2, 0x85]): return offset
      case 0xE2
      where bytes[offset...].starts(with: [0xE2, 0x80, 0xA8])
        || bytes[offset...].starts(with: [0xE2, 0x80, 0xA9]):
        return offset
      default: offset += 1
      }
    }
    return offset
  }
}
