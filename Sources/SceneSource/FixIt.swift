/// One replacement in a file.
public struct TextEdit: Hashable, Sendable {
  /// The bytes to replace; an empty range inserts.
  public let range: SourceRange
  /// The new text.
  public let replacement: String

  /// Makes an edit.
  public init(_ range: SourceRange, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}

/// A way to mend a diagnostic.
public struct FixIt: Sendable {
  /// Whether a tool may apply a fix without asking.
  public enum Applicability: String, Sendable {
    /// The meaning is what the author plainly intended.
    case safe
    /// A guess, or a change of what the scene shows.
    case unsafe
  }

  /// What the fix does, as an imperative: "replace with 'radius'".
  public let title: String
  /// Whether it may be applied unasked.
  public let applicability: Applicability
  /// The edits, sorted and disjoint.
  public let edits: [TextEdit]
  /// Whether the diagnostic's message says it already, as in "did you mean 'radius'?".
  public let isInMessage: Bool

  /// Makes a fix; the edits are sorted here and must be disjoint.
  public init(
    _ title: String, _ applicability: Applicability, edits: [TextEdit], isInMessage: Bool = false
  ) {
    self.title = title
    self.applicability = applicability
    self.isInMessage = isInMessage
    self.edits = edits.sorted { $0.range.start < $1.range.start }
  }

  /// A fix that replaces one token by another text.
  public static func replace(_ range: SourceRange, with text: String) -> FixIt {
    FixIt("replace with \(quoted(text))", .safe, edits: [TextEdit(range, text)])
  }

  /// A fix that replaces one token by the text that the message suggests.
  public static func suggest(_ text: String, for range: SourceRange) -> FixIt {
    FixIt(
      "replace with \(quoted(text))", .safe, edits: [TextEdit(range, text)], isInMessage: true)
  }
}
