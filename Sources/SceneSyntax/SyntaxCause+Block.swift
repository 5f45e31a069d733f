import SceneSource

/// Causes in block style: indentation, keys and items.
extension BrokenText {
  /// Something that is no entry where the next one of a mapping or a list should start.
  var betweenEntries: SyntaxCause {
    let start = failure.offset
    guard start < bytes.count else { return other }
    if let cause = indicatorWithoutBlank(line) { return cause }
    if self[start].isClosingBracket {
      return SyntaxCause(
        diagnostic: .strayBracket(self[start], at: character(start)), offset: start,
        mending: fix("remove \(quoted(self[start].text))", .unsafe, start..<start + 1, ""))
    }
    guard start == line.content else { return textAfterValue }
    if let cause = slipAbove ?? firstItemWithoutDash ?? mappingWithoutDash { return cause }
    return wrongIndentation ?? itemWithoutDash ?? other
  }

  /// A line in a list that starts no item.
  private var itemWithoutDash: SyntaxCause? {
    guard line.entries(bytes).isEmpty,
      let sibling = outline.entriesBefore.last(where: { $0.column <= line.column }), sibling.isItem,
      sibling.column == line.column
    else { return nil }
    return missingDash(line, sibling)
  }

  private func missingDash(_ line: BlockLine, _ sibling: BlockLine.Entry) -> SyntaxCause {
    SyntaxCause(
      diagnostic: .missingDash(
        at: character(line.content), sibling: place(sibling.firstStart, sibling.firstStart + 1)),
      offset: line.content,
      mending: fix("insert '- '", .unsafe, line.content..<line.content, "- "))
  }

  /// An item where a mapping goes on, because the first one has lost its dash.
  private var firstItemWithoutDash: SyntaxCause? {
    guard startsItem(line), let previous = contentLine(before: line) else { return nil }
    let own = line.column
    let around = outline.entriesBefore.first { $0.column >= own }
    var first = previous
    if let around {
      guard !around.isItem, around.column >= own + 2 else { return nil }
      first = BlockLine(bytes, containing: around.firstStart)
      guard first.content == around.firstStart else { return nil }
    } else {
      guard previous.entries(bytes).isEmpty, previous.column >= own else { return nil }
    }
    let width = max(first.column, own + 2)
    let blanks = String(repeating: " ", count: own) + "- "
    return SyntaxCause(
      diagnostic: .missingDash(at: character(first.content), sibling: character(line.content)),
      offset: failure.offset,
      mending: fix(
        "insert '- '", .unsafe, first.start..<first.content,
        blanks + String(repeating: " ", count: width - own - 2)))
  }

  /// Text behind a value that has ended with its quote or its bracket.
  private var textAfterValue: SyntaxCause {
    var end = failure.offset
    while end > line.start, self[end - 1].isBlank { end -= 1 }
    guard end > line.start, self[end - 1].isQuote || self[end - 1].isClosingBracket else {
      return other
    }
    let closing = end - 1
    let opening = outline.entries.last.map { line.skipProperties(bytes, from: $0.contentStart) }
    var opened: SourceRange?
    if let opening, opening < closing,
      self[opening] == self[closing] || self[opening].isOpeningBracket
    {
      opened = character(opening)
    }
    return SyntaxCause(
      diagnostic: .textAfter(self[closing], at: word(failure.offset), opened: opened),
      offset: failure.offset)
  }

  // MARK: Keys

  /// A line that should be an entry of a mapping and has no `: `.
  var keyWithoutColon: SyntaxCause {
    guard let start = failure.contextOffset else { return other }
    let line = BlockLine(bytes, containing: start)
    if let cause = missingBlank(line, from: start) ?? missingColon(line, from: start) {
      return cause
    }
    if let cause = indicatorWithoutBlank(line) { return cause }
    let before = BlockOutline(bytes, upTo: start).entriesBefore
    if let sibling = before.last(where: { $0.column == start - line.start }), sibling.isItem {
      return missingDash(line, sibling)
    }
    return SyntaxCause(
      diagnostic: .missingColon(after: nil, at: word(start), stopped: stopped), offset: start)
  }

  /// `layout radial`, or only `layout`.
  private func missingColon(_ line: BlockLine, from start: Int) -> SyntaxCause? {
    let end = line.wordEnd(bytes, from: start)
    guard start < end, bytes[start..<end].allSatisfy(\.isKeyCharacter) else { return nil }
    return SyntaxCause(
      diagnostic: .missingColon(
        after: string(start..<end), at: place(start, end), stopped: stopped),
      offset: start, mending: fix("insert ':'", .unsafe, end..<end, ":"))
  }

  /// `radius:120`, from where the key starts to the end of the line.
  private func missingBlank(_ line: BlockLine, from start: Int) -> SyntaxCause? {
    var colon = start
    while colon < line.end, bytes[colon].isKeyCharacter { colon += 1 }
    guard colon > start, self[colon] == UInt8(ascii: ":"), colon + 1 < line.end,
      !bytes[colon + 1].isBlank, bytes[colon + 1] != UInt8(ascii: "/")
    else { return nil }
    return SyntaxCause(
      diagnostic: .missingBlank(after: ":", at: place(colon, colon + 1)), offset: start,
      mending: fix("insert a blank after ':'", .safe, colon + 1..<colon + 1, " "))
  }

  /// A line with `-{` or `canvas:{`, whatever libyaml makes of it.
  private func indicatorWithoutBlank(_ line: BlockLine) -> SyntaxCause? {
    let start = line.content
    if self[start] == UInt8(ascii: "-"), self[start + 1].isBracketOrLetter {
      return SyntaxCause(
        diagnostic: .missingBlank(after: "-", at: place(start, start + 1)), offset: start,
        mending: fix("insert a blank after '-'", .safe, start + 1..<start + 1, " "))
    }
    let entries = line.entries(bytes)
    let key = entries.last.map { $0.isItem ? $0.contentStart : $0.start } ?? start
    let end = bytes[key..<line.end].firstIndex { !$0.isKeyCharacter } ?? line.end
    guard end > key, end < line.end else { return nil }
    if self[end] == UInt8(ascii: ":"),
      self[end + 1].isOpeningBracket || self[end + 1] == UInt8(ascii: "&")
    {
      return missingBlank(line, from: key)
    }
    let value = line.skipBlanks(bytes, from: end)
    return self[value].isOpeningBracket || self[value] == UInt8(ascii: "&")
      ? missingColon(line, from: key) : nil
  }

  /// A `: ` where no key can be: in a text, or on a line that is indented too deep.
  var misplacedColon: SyntaxCause {
    if let cause = indicatorWithoutBlank(line) { return cause }
    let own = line.entries(bytes).last
    guard let own, !own.isItem, own.indicator == failure.offset else { return colonInText }
    guard own.start == line.content else { return other }
    return slipAbove ?? wrongIndentation ?? other
  }

  /// The line above is no entry for a blank or a colon that is missing.
  private var slipAbove: SyntaxCause? {
    guard let above = contentLine(before: line) else { return nil }
    if let cause = indicatorWithoutBlank(above) { return cause }
    let last = above.entries(bytes).last
    let start = last?.contentStart ?? above.content
    guard last?.isItem ?? true, start - above.start == line.column else { return nil }
    return missingBlank(above, from: start) ?? missingColon(above, from: start)
  }

  /// A key below an item that is complete: the next item without its dash.
  private var mappingWithoutDash: SyntaxCause? {
    guard let item = outline.entriesBefore.last, item.isItem, line.column == item.column + 2,
      line.entries(bytes).first?.isItem == false
    else { return nil }
    return SyntaxCause(
      diagnostic: .missingDash(
        at: character(line.content), sibling: place(item.start, item.start + 1)),
      offset: line.content,
      mending: fix(
        "insert '- '", .unsafe, line.start..<line.content,
        String(repeating: " ", count: item.column) + "- "))
  }

  /// `name: Dock: the bottom row`, or a `{` that is not there.
  private var colonInText: SyntaxCause {
    let entries = line.entries(bytes)
    guard let own = entries.last, own.contentStart < failure.offset else { return other }
    if let cause = missingBrace(own) { return cause }
    let value = own.contentStart..<line.end
    let hasComma = bytes[value].contains(UInt8(ascii: ","))
    var cause = SyntaxCause(
      diagnostic: .colonInText(at: character(failure.offset)),
      offset: hasComma ? own.start : failure.offset)
    let hasOthers = bytes[value].contains { $0.isQuote || $0 == 0x5C || $0 == 0x23 || $0 == 0x09 }
    if !bytes[own.contentStart].isOpeningBracket, !hasOthers {
      cause.diagnostic.fixIts = [fix("quote the text", .unsafe, value, "\"\(string(value))\"")]
    }
    return cause
  }

  /// `- id: dot, size: 8}`, or `canvas: width: 390, height: 844}`.
  private func missingBrace(_ own: BlockLine.Entry) -> SyntaxCause? {
    let value = own.contentStart..<line.end
    guard !own.isItem, let closing = bytes[value].lastIndex(of: UInt8(ascii: "}")) else {
      return nil
    }
    let isInside = bytes[own.contentStart..<failure.offset].allSatisfy(\.isKeyCharacter)
    let start = isInside ? own.contentStart : own.start
    return SyntaxCause(
      diagnostic: .neverOpened(
        at: character(closing), opening: character(start)),
      offset: own.start, mending: fix("insert '{'", .unsafe, start..<start, "{"))
  }

  // MARK: Tabs

  /// A tab among the blanks at the start of a line, or after a dash.
  var tab: SyntaxCause {
    var offset = failure.offset
    if self[offset] != 0x09 {
      offset = bytes[line.start..<line.content].firstIndex(of: 0x09) ?? offset
    }
    let isInIndentation = offset < line.content
    var diagnostic = Diagnostic.tab(at: character(offset))
    if let opening = failure.contextOffset, opening != failure.offset,
      let message = YamlSyntax.contextMessage(failure.context)
    {
      diagnostic.related = [RelatedPlace(message, at: character(opening))]
    }
    let mending: FixIt?
    if line.isEmpty(bytes) {
      mending = nil
    } else if isInIndentation {
      mending = TabbedLines(self).mending
    } else {
      var start = offset
      while start > line.content, bytes[start - 1].isBlank { start -= 1 }
      let end = line.skipBlanks(bytes, from: offset)
      mending = fix("replace the tab by a blank", .safe, start..<max(end, offset + 1), " ")
    }
    return SyntaxCause(diagnostic: diagnostic, offset: offset, mending: mending)
  }
}

extension UInt8 {
  fileprivate var isBracketOrLetter: Bool {
    isOpeningBracket || self == UInt8(ascii: "<") || self == UInt8(ascii: "&")
      || self == UInt8(ascii: "*") || self | 0x20 >= 0x61 && self | 0x20 <= 0x7A
  }
}
