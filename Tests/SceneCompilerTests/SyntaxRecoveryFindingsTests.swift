import SceneCompiler
import SceneSource
import TestSupport
import Testing

/// A syntax error hides no other error, and makes none.
struct SyntaxRecoveryFindingsTests {
  @Test func `errors before and after a broken item are found`() {
    expectFindings(
      """
      version: 1
      containers:
        - id: dock
          layout: radial
          radius: ⟦-120⟧
          children:
            - {id: music, size: ⟦none⟧}
            - ⟦{⟧id: photos, size: 64
            - ⟨{id:⟩ mail, ⟦siez⟧: 64}
        - id: comb
          layout: honeycomb
          hexSize: ⟦-50⟧
          count: 7
          template: {size: 60}
      """,
      """
      negative-radius: radius is -120, expected 0 or more
      wrong-type: size is 'none', expected a number, [width, height] or {width, height}
      yaml-syntax: the '{' opened here is never closed
      - reading stopped here
      unknown-key: unknown key 'siez'; did you mean 'size'?
      negative-length: hexSize is -50, expected above 0
      """,
      fixed: """
        version: 1
        containers:
          - id: dock
            layout: radial
            radius: 120
            children:
              - {id: music, size: none}
              - {id: photos, size: 64}
              - {id: mail, size: 64}
          - id: comb
            layout: honeycomb
            hexSize: 50
            count: 7
            template: {size: 60}
        """)
  }

  /// What is cut out: a layout, the content, a size, a list, an item of a list, a reference.
  @Test(arguments: [
    "layout: \"flow\n    spacing: 5\n    children: [{size: 8}]",
    "layout: radial\n    radius: 5\n    children: [{size: 8}, {size: 8}",
    "layout: flow\n    count: 3\n    children:\n      - {size: 8\n      - {size: 8}",
    "layout: flow\n    countRange: [1, 3]\n    children:\n      - {size: 8\n      - {size: 8}",
    "id: dot\n    size: \"8\\q\"", "size: [8, 8",
    "layout: concentric\n    rings:\n      - {radius: 5\n      - {radius: 9}\n    children: [{size: 1}]",
    "layout: radial\n    encloses: ring\n    radius: \"5\n    children: [{size: 1}]",
    "layout: flow\n    children:\n      - &a {size: 8, id: \"x}\n      - *a",
    "layout: flow\n    children:\n      - {<<: *b, size: 8\n      - {size: 4}",
  ])
  func `nothing is said of what was cut`(element: String) {
    let styles = element.contains("*b") ? "x-b: &b {shape: circle}\n" : ""
    let text = "version: 1\n\(styles)containers:\n  - \(element)\n"
    #expect(rules(of: text) == ["yaml-syntax"], "\(text)")
  }

  /// Scenes without a mistake, one character of which is lost or added.
  @Test(arguments: [
    "scenes/examples/app-orbit.scene.yaml", "scenes/examples/nested-dashboard.scene.yaml",
    "scenes/examples/radial-layout.scene.yaml",
  ])
  func `one slip in a scene gives one finding`(path: String) throws {
    let lines = try Repository.text(path).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
    for (index, line) in lines.enumerated() where !line.trimmed.isEmpty && line.trimmed.first != "#"
    {
      for slip in slips(in: line) where slip != line {
        var broken = lines
        broken[index] = slip
        let found = rules(of: broken.joined(separator: "\n"))
        guard found.contains("yaml-syntax") else { continue }
        #expect(found == ["yaml-syntax"], "\(path):\(index + 1): \(slip)")
      }
    }
  }

  private func rules(of text: String) -> [String] {
    Compilation(SourceFile(name: "test.scene.yaml", text: text)).diagnostics.map(\.rule.id)
  }

  private func slips(in line: String) -> [String] {
    var result = [" " + line, "  " + line]
    if line.hasPrefix(" ") { result += [String(line.dropFirst()), "\t" + line.trimmed] }
    if let colon = line.firstRange(of: ": ") {
      let (key, value) = (line[..<colon.lowerBound], line[colon.upperBound...])
      result += [":", " ", ": \"", ": '", ": @"].map { key + $0 + value }
    }
    for bracket in ["]", "}"] as [Character] {
      guard let place = line.lastIndex(of: bracket) else { continue }
      result.append(String(line[..<place] + line[line.index(after: place)...]))
      result.append(String(line[...place] + line[place...]))
    }
    if line.trimmed.hasPrefix("- ") {
      result += ["-", "  "].map { line.replacing("- ", with: $0, maxReplacements: 1) }
    }
    return result
  }
}

extension String {
  fileprivate var trimmed: String { String(drop { $0 == " " }) }
}
