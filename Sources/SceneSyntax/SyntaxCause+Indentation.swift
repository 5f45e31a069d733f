import SceneSource

/// Entries that do not line up with their neighbours.
extension BrokenText {
  /// The entry where libyaml stopped, or one before it, stands at another column than the
  /// entries that it belongs to.
  var wrongIndentation: SyntaxCause? {
    guard let own = line.entries(bytes).first, own.start == line.content else { return nil }
    let alike = outline.entriesBefore.filter {
      $0.isItem == own.isItem && $0.column != own.column
    }
    guard
      let sibling = alike.first(where: { $0.column == alignedColumn(own) }) ?? nearest(own, alike)
    else { return nil }
    var cause = misplaced(own, line, by: sibling.column - own.column, like: sibling.firstStart)
    cause.rivals = earlierLines(sibling).compactMap { other in
      let shift = own.column - sibling.column
      let entries = other.entries(bytes)
      guard other.column + shift >= 0, entries.contains(where: { $0.column == sibling.column })
      else { return nil }
      return misplaced(entries[0], other, by: shift, like: own.start)
    }
    if let other = cause.rivals.last, isOdd(other, own) {
      cause.rivals = [cause] + cause.rivals.dropLast()
      cause = SyntaxCause(
        diagnostic: other.diagnostic, offset: other.offset, mending: other.mending,
        rivals: cause.rivals)
    }
    return cause
  }

  /// The column at which the last entry of the line lines up with the line below, or opens it.
  private func alignedColumn(_ own: BlockLine.Entry) -> Int? {
    guard let next = contentLine(after: line), let last = line.entries(bytes).last, !last.isItem,
      !next.entries(bytes).isEmpty
    else { return nil }
    let column = next.column - (last.column - own.column)
    if line.opensBlock(bytes, last) { return column - 2 }
    return startsItem(next) ? nil : column
  }

  /// The collection whose column is nearest, of two the inner one.
  private func nearest(
    _ own: BlockLine.Entry, _ alike: [BlockLine.Entry]
  ) -> BlockLine.Entry? {
    alike.reversed().min {
      abs($0.column - own.column) < abs($1.column - own.column)
    }
  }

  /// The line of the first sibling, and that of the last.
  private func earlierLines(_ sibling: BlockLine.Entry) -> [BlockLine] {
    let first = BlockLine(bytes, containing: sibling.firstStart)
    let last = BlockLine(bytes, containing: sibling.start)
    return first.start == last.start ? [first] : [first, last]
  }

  /// Whether the line right above is the one that does not fit: the one above it opens a block,
  /// or is as deep as the one where libyaml stopped.
  private func isOdd(_ cause: SyntaxCause, _ own: BlockLine.Entry) -> Bool {
    let line = BlockLine(bytes, containing: cause.offset)
    guard contentLine(after: line)?.start == self.line.start, own.column > line.column,
      let previous = contentLine(before: line), let key = previous.entries(bytes).last
    else { return false }
    return previous.column == own.column
      || !key.isItem && key.column == line.column && previous.opensBlock(bytes, key)
  }

  private func misplaced(
    _ entry: BlockLine.Entry, _ line: BlockLine, by shift: Int, like sibling: Int
  ) -> SyntaxCause {
    SyntaxCause(
      diagnostic: .wrongIndentation(
        entry.isItem ? "this item" : quoted(string(entry.start..<entry.indicator)),
        isTooDeep: shift < 0, column: entry.column + shift + 1, at: name(entry),
        sibling: name(at: sibling)),
      offset: entry.start,
      mending: fix(
        "indent to column \(line.column + shift + 1)", .unsafe, line.start..<line.content,
        String(repeating: " ", count: line.column + shift)))
  }

  /// The key of an entry, or its dash.
  private func name(_ entry: BlockLine.Entry) -> SourceRange {
    place(entry.start, entry.isItem ? entry.start + 1 : entry.indicator)
  }

  private func name(at start: Int) -> SourceRange {
    let entry = BlockLine(bytes, containing: start).entries(bytes).first { $0.start == start }
    return entry.map(name) ?? character(start)
  }
}
