/// A second place that explains a diagnostic: the other key, the alias, the open bracket.
public struct RelatedPlace: Sendable {
  /// What is there, for example "first 'radius' is here".
  public let message: String
  /// Where it is, in the file of the diagnostic.
  public let range: SourceRange

  /// Makes a related place.
  public init(_ message: String, at range: SourceRange) {
    self.message = message
    self.range = range
  }
}

/// One finding about one file.
///
/// The message says what was found and what is expected, in one line, names in 'quotes'. The
/// range covers the offending token only.
public struct Diagnostic: Sendable {
  /// The kind of the finding.
  public let rule: Rule
  /// The severity, by default the rule's.
  public var severity: Severity
  /// One line for a person.
  public let message: String
  /// The offending token.
  public let range: SourceRange
  /// Other places, in the order in which they explain the finding.
  public var related: [RelatedPlace]
  /// Sentences that help, printed below the source line.
  public var notes: [String]
  /// Edits that would mend it.
  public var fixIts: [FixIt]

  /// Makes a diagnostic with the rule's own severity.
  public init(
    _ rule: Rule, _ message: String, at range: SourceRange, related: [RelatedPlace] = [],
    notes: [String] = [], fixIts: [FixIt] = []
  ) {
    self.rule = rule
    self.severity = rule.severity
    self.message = message
    self.range = range
    self.related = related
    self.notes = notes
    self.fixIts = fixIts
  }
}

extension Diagnostic {
  /// The same with one more fix, if there is one.
  public func mended(by fix: FixIt?) -> Diagnostic {
    guard let fix else { return self }
    var result = self
    result.fixIts.append(fix)
    return result
  }

  /// The first fix that is at least as safe as asked for; nil when there is none.
  public func fix(upTo applicability: FixIt.Applicability) -> FixIt? {
    fixIts.first { !$0.edits.isEmpty && ($0.applicability == .safe || applicability == .unsafe) }
  }
}

extension Array where Element == Diagnostic {
  /// The order of every report: start, end, id; equal ones keep their order of discovery.
  public func inReportOrder() -> [Diagnostic] {
    enumerated().sorted { left, right in
      let (a, b) = (left.element, right.element)
      if a.range.start != b.range.start { return a.range.start < b.range.start }
      if a.range.end != b.range.end { return a.range.end < b.range.end }
      if a.rule.id != b.rule.id { return a.rule.id < b.rule.id }
      return left.offset < right.offset
    }.map(\.element)
  }
}
