import SceneLayout
import SceneSource

enum ContainerOutsideCanvas: DiagnosticRule {
  static let rule = Rule(
    "container-outside-canvas",
    severity: .warning,
    summary: "A layer reaches over the edge of the canvas.",
    explanation: """
      The canvas is the space that the screen has; what stands outside is not seen. A container \
      with a radius of its own is as large as it says, whatever it is offered. Give it a smaller \
      radius, fewer children or another position. A layer that an offset moves is meant to stand \
      there.
      """,
    bad: """
      canvas: {width: 390, height: 844}
      containers:
        - {layout: radial, radius: 180, count: 5, template: {size: 64}}
      """,
    good: """
      canvas: {width: 390, height: 844}
      containers:
        - {layout: radial, radius: 160, count: 5, template: {size: 64}}
      """)
}

extension ContainerOutsideCanvas: LintRule {
  static func check(_ run: LintRun, _ findings: inout FindingList) {
    let canvas = Rect(origin: Point(x: 0, y: 0), size: run.placements.canvas.size)
    for root in 0..<run.placements.rootCount {
      let distance = run.elements[root].frame.distance(outside: canvas)
      guard distance > Outline.tolerance, !run.isExplained(root, .overflow),
        run.elements[root].frame.size.smallerSide > 0,
        run.traits(root).isDisjoint(with: [.offset, .spacer])
      else { continue }
      findings.add(root, in: run) { finding in
        finding.amount = distance
        finding.size = run.elements[root].frame.size
        finding.limit = canvas.size
      }
    }
  }

  static func diagnostic(_ finding: Finding, _ words: FindingWords) -> Diagnostic {
    let element = finding.subject.element
    let fits =
      finding.size.width <= finding.limit.width && finding.size.height <= finding.limit.height
    let place =
      fits
      ? words.map.place(ofValue: "position", "layout", "size", in: element)
      : words.map.place(
        ofValue: words.spread(of: element)?.attribute ?? "layout", "layout", "size", in: element)
    return .containerOutside(words.name(finding.subject), finding, at: place, words)
  }
}

extension Diagnostic {
  fileprivate static func containerOutside(
    _ name: String, _ finding: Finding, at range: SourceRange, _ words: FindingWords
  ) -> Diagnostic {
    Diagnostic(
      ContainerOutsideCanvas.rule,
      "\(name) of \(points(finding.size)) points reaches \(points(finding.amount)) points outside "
        + "the canvas of \(points(finding.limit))\(words.clause)",
      at: range)
  }
}
