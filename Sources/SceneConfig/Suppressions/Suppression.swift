import SceneSource

/// One comment that says what is to be ignored.
struct Suppression {
  enum Scope: Equatable {
    /// Findings that start on the line of the comment, or on the next one with content.
    case line
    /// All findings of the file.
    case file
  }

  /// A rule that the comment names.
  struct Entry {
    let name: String
    let range: SourceRange
    /// The rule that is ignored; nil when the name stands for none.
    let rule: String?
  }

  /// From its `#` to its last byte that is no blank.
  let comment: SourceRange
  /// Nil when the comment does not say what to do.
  let scope: Scope?
  let entries: [Entry]
  /// What is wrong with its form.
  let problem: Problem?

  enum Problem {
    /// Another word than `ignore` and `ignore-file`; what it was meant to be.
    case unknownWord(SourceRange, meant: String?)
    /// Names without brackets, with the edits that put them there.
    case noBrackets(SourceRange, edits: [TextEdit])
    /// A bracket that is not closed, and where its end belongs.
    case notClosed(SourceRange, end: Int)
    /// Brackets without a name.
    case empty(SourceRange)
  }

  /// The places of all names, from the first to the last.
  var entriesRange: SourceRange {
    guard let first = entries.first, let last = entries.last else { return comment }
    return SourceRange(Int(first.range.start), Int(last.range.end))
  }
}
