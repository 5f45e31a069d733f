import SceneSource

/// Lines one after the other that are indented with tabs, from the one where libyaml stopped.
struct TabbedLines {
  private let text: BrokenText
  private var lines: [BlockLine] = []
  private var previous: BlockLine?
  private var next: BlockLine?

  init(_ text: BrokenText) {
    self.text = text
    previous = text.contentLine(before: text.line)
    var line = text.line
    lines = [line]
    while let following = text.contentLine(after: line) {
      guard following.startsWithTab(text.bytes) else {
        next = following
        break
      }
      lines.append(following)
      line = following
    }
  }

  /// Spaces instead of the tabs; nil when the neighbours do not tell how many.
  var mending: FixIt? {
    guard let columns = columns else { return nil }
    let edits = zip(lines, columns).map { line, column in
      TextEdit(
        text.place(line.start, line.content), String(repeating: " ", count: column))
    }
    let isOne = lines.count == 1
    return FixIt(
      "indent with spaces" + (isOne ? "" : ", here and in the lines below"), .safe, edits: edits)
  }

  /// The column of each line's content.
  private var columns: [Int]? {
    guard let first = firstColumn else { return nil }
    let blanks = lines.map { Array(text.bytes[$0.start..<$0.content]) }
    if blanks.allSatisfy({ $0 == blanks[0] }) { return lines.map { _ in first } }
    // Tabs come first, and each counts as much as in the first line.
    let tabs = blanks.map { $0.prefix { $0 == 0x09 }.count }
    let spaces = zip(blanks, tabs).map { $0.count - $1 }
    guard !zip(blanks, tabs).contains(where: { $0.dropFirst($1).contains(0x09) }), tabs[0] > 0,
      first >= spaces[0], (first - spaces[0]) % tabs[0] == 0
    else { return nil }
    let width = (first - spaces[0]) / tabs[0]
    return zip(tabs, spaces).map { $0 * width + $1 }
  }

  /// Where the first line's content belongs if its last entry lines up with the next line.
  private var columnByNext: Int? {
    guard let next, lines.count == 1, !text.startsItem(next) || !isLikePrevious else { return nil }
    let entries = lines[0].entries(text.bytes)
    guard let own = text.startsItem(next) ? entries.first : entries.last,
      own.isItem == text.startsItem(next)
    else { return nil }
    let opens = !own.isItem && lines[0].opensBlock(text.bytes, own)
    return next.column - (own.start - lines[0].content) - (opens ? 2 : 0)
  }

  /// Whether the line and the one above are items that hold all of their value.
  private var isLikePrevious: Bool {
    [previous, lines[0]].allSatisfy { line in
      line.map { text.startsItem($0) && $0.entries(text.bytes).count == 1 } ?? false
    }
  }

  /// Where the first line's content belongs by the lines around.
  private var firstColumn: Int? {
    guard let previous else { return 0 }
    guard !previous.startsWithTab(text.bytes) else { return nil }
    let entries = previous.entries(text.bytes)
    let isItem = text.startsItem(lines[0])
    guard let last = entries.last else { return nil }
    let opens = !last.isItem && previous.opensBlock(text.bytes, last)
    let around = text.outline.entriesBefore
    if let column = columnByNext,
      opens
        ? column > last.column
        : around.contains(where: { $0.isItem == isItem && $0.column == column })
    {
      return column
    }
    return opens ? last.column + 2 : around.last { $0.isItem == isItem }?.column
  }
}
