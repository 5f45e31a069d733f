import SceneLayout
import SceneSource

enum InfiniteSize: DiagnosticRule {
  static let rule = Rule(
    "infinite-size",
    severity: .error,
    summary: "An element has a size or a place that is not finite.",
    explanation: """
      A length grew beyond all numbers, or a layout divided by zero: SwiftUI stops a program for \
      less. Of what scenec itself brings only ratios far from 1, one around the other, come to \
      that; a layout of your own may answer infinity when it is offered infinity.
      """,
    bad: """
      - layout: vStack
        children:
          - shape: rectangle
            modifiers:
              - {aspectRatio: {ratio: 1.0e+99, mode: fill}}
              - {aspectRatio: {ratio: 1.0e-99, mode: fill}}
              - {aspectRatio: {ratio: 1.0e+99, mode: fill}}
              - {aspectRatio: {ratio: 1.0e-99, mode: fill}}
      """,
    good: """
      - layout: vStack
        children:
          - {shape: rectangle, aspectRatio: {ratio: 1.5, mode: fill}}
      """)
}

extension InfiniteSize: LintRule {
  /// Finds the innermost elements that are not finite; what is around them, in them or beside
  /// them follows.
  static func check(_ run: LintRun, _ findings: inout FindingList) {
    guard run.placements.hasDefects else { return }
    let elements = run.elements
    var causes: [Int: Int] = [:]
    for index in elements.indices.reversed() where elements[index].isNonFinite {
      if !holdsOther(index, elements) {
        // Of siblings the first that lost its size, which moves the others away.
        let parent = elements[index].parent ?? -1
        let isCause = elements[index].frame.size.smallerSide == 0
        if isCause || causes[parent] == nil { causes[parent] = index }
      }
    }
    for index in causes.values.sorted() { findings.add(index, in: run) }
    for index in causes.values where !run.isExplained(index) { run.markRoot(of: index) }
  }

  private static func holdsOther(_ index: Int, _ elements: [PlacedElement]) -> Bool {
    let first = elements[index].firstChild
    return (first..<first + elements[index].childCount).contains { elements[$0].isNonFinite }
  }

  static func diagnostic(_ finding: Finding, _ words: FindingWords) -> Diagnostic {
    .infiniteSize(
      words.name(finding.subject), at: words.map.place(of: finding.subject.element), words)
  }
}

extension Diagnostic {
  fileprivate static func infiniteSize(
    _ name: String, at range: SourceRange, _ words: FindingWords
  ) -> Diagnostic {
    Diagnostic(
      InfiniteSize.rule, "\(name) has a size or a place that is not finite\(words.clause)",
      at: range)
  }
}
