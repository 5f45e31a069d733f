import SceneSource

enum CountOutOfRange: DiagnosticRule {
  static let rule = Rule(
    "count-out-of-range", fix: .unsafe,
    summary: "A count outside 1...19.",
    explanation: """
      'count' and both ends of 'countRange' are 1...19, and count lies within its countRange. \
      The round layouts take at most 19 children: more cannot be told apart. A project sets \
      other limits with 'limits: {count: [1, 30]}' in its .scenec.yaml.
      """,
    bad: "count: 20",
    good: "count: 19")
}

extension Diagnostic {
  static func countOutOfRange(
    _ what: String, _ limits: ClosedRange<Int>, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      CountOutOfRange.rule,
      "\(what), expected \(limits.lowerBound)...\(limits.upperBound)", at: range)
  }

  static func countOutsideRange(
    _ count: Int, _ limits: ClosedRange<Int>, at range: SourceRange, other: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      CountOutOfRange.rule,
      "count is \(count), expected \(limits.lowerBound)...\(limits.upperBound) as countRange says",
      at: range, related: [RelatedPlace("countRange is here", at: other)])
  }
}
