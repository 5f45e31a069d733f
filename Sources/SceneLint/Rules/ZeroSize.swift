import SceneLayout
import SceneSource

enum ZeroSize: DiagnosticRule {
  static let rule = Rule(
    "zero-size",
    severity: .warning,
    summary: "An element has no width or no height, so that nothing of it shows.",
    explanation: """
      An element without an extent is there, has a place and may be asked for, but nobody sees \
      it. Its size says so, or its container had no room left for it. Take it out, give it a \
      size, or give its container more room; to keep a distance use a spacer.
      """,
    bad: """
      - layout: hStack
        frame: {width: 100}
        spacing: 0
        children:
          - {id: icon, size: 100}
          - {id: bar, shape: rectangle}
      """,
    good: """
      - layout: hStack
        frame: {width: 160}
        spacing: 0
        children:
          - {id: icon, size: 100}
          - {id: bar, shape: rectangle}
      """)
}

extension ZeroSize: LintRule {
  static func check(_ run: LintRun, _ findings: inout FindingList) {
    let elements = run.elements
    for index in elements.indices {
      let size = elements[index].frame.size
      guard size.width <= 0 || size.height <= 0, run.traits(index).contains(.leaf),
        !elements[index].isHidden, !run.isExplained(index)
      else { continue }
      findings.add(index, in: run) { $0.size = size }
    }
  }

  static func diagnostic(_ finding: Finding, _ words: FindingWords) -> Diagnostic {
    .zeroSize(
      words.name(finding.subject), finding.size,
      at: words.map.place(ofValue: "size", in: finding.subject.element), words)
  }
}

extension Diagnostic {
  fileprivate static func zeroSize(
    _ name: String, _ size: Size, at range: SourceRange, _ words: FindingWords
  ) -> Diagnostic {
    Diagnostic(
      ZeroSize.rule, "\(name) is \(points(size)) points, nothing of it shows\(words.clause)",
      at: range)
  }
}
