import SceneSource

/// What most likely made libyaml stop.
struct SyntaxCause {
  var diagnostic: Diagnostic
  /// Where the broken item is, in the text with its patches.
  let offset: Int
  /// What mends it, if the text can be read past it then.
  var mending: FixIt?
  /// Whether the mended value is not what was written, so that nothing is said of it.
  var isValueLost = false
  /// Other explanations; the one whose mending leads furthest is true.
  var rivals: [SyntaxCause] = []
}

extension BrokenText {
  /// The causes that are likely, the likeliest first; at least one.
  var causes: [SyntaxCause] {
    if let left = leftOpen { return [left, direct] }
    return [direct]
  }

  /// A bracket or a quote that is still open where the next entry starts, or at the end.
  private var leftOpen: SyntaxCause? {
    let isAtEnd = bytes[min(failure.offset, bytes.count)...].allSatisfy { $0 <= 0x20 }
    guard let opening = outline.unclosed ?? (isAtEnd ? outline.open.last : nil) else { return nil }
    return neverClosed(opening.offset)
  }

  private var direct: SyntaxCause {
    switch failure.problem {
    case "found a tab character that violates indentation",
      "found a tab character where an indentation space is expected":
      return tab
    case "found character that cannot start any token":
      return self[failure.offset] == 0x09 ? tab : reservedCharacter
    case "did not find expected ',' or ']'", "did not find expected ',' or '}'": return inBrackets
    case "did not find expected key", "did not find expected '-' indicator",
      "did not find expected <document start>":
      return betweenEntries
    case "could not find expected ':'": return keyWithoutColon
    case "mapping values are not allowed in this context": return misplacedColon
    case "found unexpected end of stream" where failure.context.contains(text: "quoted"),
      "found unexpected document indicator" where failure.context.contains(text: "quoted"):
      return neverClosed(failure.contextOffset ?? failure.offset)
    default: return other
    }
  }

  /// A failure in libyaml's terms.
  var other: SyntaxCause {
    var diagnostic = Diagnostic.yamlSyntax(
      failure.problem, context: failure.context, found: self[failure.offset],
      at: word(failure.offset))
    if let offset = failure.contextOffset, offset != failure.offset,
      let message = YamlSyntax.contextMessage(failure.context)
    {
      diagnostic.related = [RelatedPlace(message, at: character(offset))]
    }
    return SyntaxCause(diagnostic: diagnostic, offset: failure.offset)
  }

  /// The place where libyaml stopped, to be shown beside the cause.
  var stopped: RelatedPlace { RelatedPlace("reading stopped here", at: word(failure.offset)) }

  func fix(
    _ title: String, _ applicability: FixIt.Applicability, _ range: Range<Int>, _ text: String
  ) -> FixIt {
    let place =
      range.isEmpty
      ? SourceRange(patches.start(range.lowerBound), patches.start(range.lowerBound))
      : place(range.lowerBound, range.upperBound)
    return FixIt(title, applicability, edits: [TextEdit(place, text)])
  }

  private func neverClosed(_ offset: Int) -> SyntaxCause {
    SyntaxCause(
      diagnostic: .neverClosed(self[offset], at: character(offset), stopped: stopped)
        .mended(by: closed(offset)),
      offset: offset)
  }

  /// The quote at the end of its line, the bracket at the end of the last line that it can hold;
  /// nil when a comment or another quote leaves a doubt.
  private func closed(_ opening: Int) -> FixIt? {
    let own = BlockLine(bytes, containing: opening)
    let isQuote = self[opening].isQuote
    let isLast = own.start == line.start || failure.offset >= bytes.count
    let last = isQuote ? own : isLast ? lastLine : contentLine(before: line)
    guard let last, last.start >= own.start else { return nil }
    var end = last.end
    while end > opening + 1, bytes[end - 1].isBlank { end -= 1 }
    guard end > opening + 1 else { return nil }
    let doubtful = [UInt8(ascii: "#")] + (isQuote ? [self[opening], UInt8(ascii: "\\")] : [])
    let rest = bytes[max(opening + 1, last.start)..<end]
    guard !rest.contains(where: { doubtful.contains($0) }) else { return nil }
    let closing = isQuote ? self[opening] : self[opening].closingBracket
    return fix("insert \(quoted(closing.text))", .unsafe, end..<end, closing.text)
  }

  /// The last line with content up to where libyaml stopped.
  private var lastLine: BlockLine? { line.isEmpty(bytes) ? contentLine(before: line) : line }

  // MARK: Characters

  /// `@`, `` ` `` or `%` at the start of a text; quotes make it one.
  private var reservedCharacter: SyntaxCause {
    let start = failure.offset
    var end = start
    let isFlow = !outline.open.isEmpty
    while end < line.end {
      let byte = bytes[end]
      if isFlow, byte == UInt8(ascii: ",") || byte.isOpeningBracket || byte.isClosingBracket {
        break
      }
      if byte == UInt8(ascii: ":"), self[end + 1].isBlank || end + 1 == line.end { break }
      if byte == UInt8(ascii: "#"), end > start, bytes[end - 1].isBlank { break }
      end += 1
    }
    while end > start, bytes[end - 1].isBlank { end -= 1 }
    let token = start..<max(end, start)
    var cause = SyntaxCause(
      diagnostic: .yamlSyntax(
        failure.problem, context: failure.context, found: self[start], at: place(start, end)),
      offset: start)
    if !bytes[token].contains(where: { $0.isQuote || $0 == UInt8(ascii: "\\") || $0 == 0x09 }) {
      let text = "\"\(string(token))\""
      cause.mending = fix("write \(quoted(text))", .unsafe, token, text)
      cause.isValueLost = true
    }
    return cause
  }

  // MARK: Brackets

  /// Something between brackets that is neither a comma nor the end.
  private var inBrackets: SyntaxCause {
    let opening = failure.contextOffset ?? failure.offset
    let found = self[failure.offset]
    if found.isClosingBracket { return otherBracket(opening) }
    var start = failure.offset
    if found == UInt8(ascii: ":") {
      while start > opening + 1, !bytes[start - 1].isBlank, !bytes[start - 1].isIndicator {
        start -= 1
      }
    }
    let closing = self[opening].isOpeningBracket ? self[opening].closingBracket : found
    var tokenEnd = max(start, min(failure.offset, bytes.count))
    while tokenEnd < bytes.count, tokenEnd == start || !bytes[tokenEnd].isIndicator,
      start == failure.offset, !(tokenEnd > start && bytes[start].isOpeningBracket)
    {
      tokenEnd += 1
    }
    guard tokenEnd > start else { return other }
    var diagnostic = Diagnostic.missingComma(
      before: string(start..<tokenEnd), closing: closing, opening: self[opening],
      at: place(start, tokenEnd), opened: character(opening))
    var end = start
    while end > opening + 1, self[end - 1] <= 0x20 { end -= 1 }
    if end > opening + 1, failure.offset < bytes.count {
      diagnostic.fixIts = [fix("insert ','", .unsafe, end..<end, ",")]
    }
    return SyntaxCause(diagnostic: diagnostic, offset: opening)
  }

  /// `}` in a list, or `]` in a mapping.
  private func otherBracket(_ opening: Int) -> SyntaxCause {
    let closing = self[opening].closingBracket
    let around = outline.open.dropLast().last?.character
    var next = failure.offset + 1
    while next < bytes.count, bytes[next] <= 0x20 { next += 1 }
    let isWrongOne = around == nil || around?.closingBracket == self[next]
    guard isWrongOne else { return neverClosed(opening) }
    return SyntaxCause(
      diagnostic: .wrongBracket(
        self[failure.offset], expected: closing, at: character(failure.offset),
        opened: character(opening)),
      offset: opening,
      mending: fix(
        "replace with \(quoted(closing.text))", .unsafe, failure.offset..<failure.offset + 1,
        closing.text))
  }
}

extension UInt8 {
  /// The character of an ASCII byte.
  var text: String { String(Character(Unicode.Scalar(self))) }

  fileprivate var isIndicator: Bool {
    isOpeningBracket || isClosingBracket || self == UInt8(ascii: ",") || self <= 0x20
  }
}
