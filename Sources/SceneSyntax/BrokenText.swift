import SceneSource

/// A text that libyaml cannot read to its end, and what can be cut out of it.
struct BrokenText {
  let bytes: [UInt8]
  let patches: PatchedText
  let failure: SyntaxFailure
  /// What is open where libyaml stopped.
  let outline: BlockOutline
  /// The line where it stopped.
  let line: BlockLine

  init(_ bytes: [UInt8], _ patches: PatchedText, _ failure: SyntaxFailure) {
    self.bytes = bytes
    self.patches = patches
    self.failure = failure
    outline = BlockOutline(bytes, upTo: failure.offset)
    line = BlockLine(bytes, containing: failure.offset)
  }

  /// The byte at an offset, a line break at the end.
  subscript(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0x0A }

  /// A place in the file.
  func place(_ start: Int, _ end: Int) -> SourceRange {
    SourceRange(patches.start(start), patches.end(end))
  }

  /// A character of the text, whole.
  func character(_ offset: Int) -> SourceRange {
    var end = min(offset + 1, bytes.count)
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return place(min(offset, bytes.count), end)
  }

  /// The word that starts at an offset.
  func word(_ offset: Int) -> SourceRange {
    bytes.withUnsafeBufferPointer { place(offset, SceneSyntax.wordEnd($0, from: offset)) }
  }

  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The last line before another that has content.
  func contentLine(before line: BlockLine) -> BlockLine? {
    var start = line.start
    while start > 0 {
      let previous = BlockLine(bytes, containing: start - 1)
      if !previous.isEmpty(bytes) { return previous }
      if previous.start >= start { return nil }
      start = previous.start
    }
    return nil
  }

  /// The first line after another that has content.
  func contentLine(after line: BlockLine) -> BlockLine? {
    var start = line.next
    while start < bytes.count {
      let next = BlockLine(bytes, from: start)
      if !next.isEmpty(bytes) { return next }
      start = next.next
    }
    return nil
  }

  /// Whether a line starts an item of a block list.
  func startsItem(_ line: BlockLine) -> Bool {
    self[line.content] == UInt8(ascii: "-")
      && (line.content + 1 == line.end || self[line.content + 1].isBlank)
  }

  // MARK: Cuts

  /// What can be cut out for an error at an offset, the smallest first.
  func cuts(at offset: Int) -> [PatchedText.Patch] {
    let outline =
      offset == failure.offset ? self.outline : BlockOutline(bytes, upTo: offset)
    let line = BlockLine(bytes, containing: offset)
    var result: [PatchedText.Patch] = []
    var around = outline.entries[...]
    if !outline.isContinuation, !line.isEmpty(bytes) {
      let own = outline.entries.last {
        $0.start >= line.start && $0.start <= max(offset, line.content)
      }
      if let own {
        result += [cut(own, at: offset), gap(own)]
        around = outline.entries.prefix { $0.start < own.start }
      } else {
        around = outline.entriesBefore.prefix { $0.column <= line.column }
        result.append(cut(line, of: outline.entriesBefore))
        if result[0].replacement.isEmpty, let innermost = around.last,
          innermost.column < line.column
        {
          result.insert(valueCut(innermost), at: 0)
          around.removeLast()
        }
      }
    }
    return result + around.reversed().prefix(4).map(valueCut)
  }

  /// An entry of the line with an error: its value, or all of it.
  private func cut(_ entry: BlockLine.Entry, at offset: Int) -> PatchedText.Patch {
    if entry.isItem || offset >= entry.contentStart { return valueCut(entry) }
    return patch(
      entry.start, extent(from: entry.start, entry.column, isItem: false, entry.contentStart),
      "~: ~")
  }

  private func gap(_ entry: BlockLine.Entry) -> PatchedText.Patch {
    patch(
      entry.start,
      extent(from: entry.start, entry.column, isItem: entry.isItem, entry.contentStart), "")
  }

  /// A line that starts no entry, taken for one of the collection at its column.
  private func cut(_ line: BlockLine, of entries: [BlockLine.Entry]) -> PatchedText.Patch {
    let sibling = entries.last { $0.column == line.column }
    let end = extent(
      from: line.content, line.column, isItem: sibling?.isItem ?? true, line.content)
    return patch(line.content, end, sibling.map { $0.isItem ? "- ~" : "~: ~" } ?? "")
  }

  private func valueCut(_ entry: BlockLine.Entry) -> PatchedText.Patch {
    let end = extent(from: entry.start, entry.column, isItem: entry.isItem, entry.contentStart)
    return patch(
      entry.contentStart, max(end, entry.contentStart),
      self[entry.contentStart - 1].isBlank ? "~" : " ~")
  }

  private func patch(_ start: Int, _ end: Int, _ replacement: String) -> PatchedText.Patch {
    PatchedText.Patch(place(start, end).offsets, replacement, isCut: true)
  }

  /// The end of what belongs to an entry by the indentation of the lines.
  private func extent(
    from start: Int, _ column: Int, isItem: Bool, _ contentStart: Int
  ) -> Int {
    var line = BlockLine(bytes, containing: start)
    let value = contentStart < line.end ? line.skipProperties(bytes, from: contentStart) : line.end
    let first = value < line.end ? bytes[value] : UInt8(ascii: "#")
    let isBracketed = first.isOpeningBracket
    let isAtOnce = ![UInt8(ascii: "#"), UInt8(ascii: "|"), UInt8(ascii: ">")].contains(first)
    let isPlain =
      isAtOnce && !isBracketed && !first.isQuote
      && !line.entries(bytes).contains { $0.start == contentStart }
    var end = line.end
    while line.next <= bytes.count {
      line = BlockLine(bytes, from: line.next)
      if line.isEmpty(bytes) { continue }
      if line.column < column { break }
      if line.column == column {
        let isOwnItem = !isItem && !isAtOnce && startsItem(line)
        guard isOwnItem || isBracketed && self[line.content].isClosingBracket else { break }
      }
      if isPlain, !line.entries(bytes).isEmpty { break }
      end = line.end
    }
    return end
  }
}
