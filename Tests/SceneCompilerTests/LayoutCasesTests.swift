import Foundation
import SceneCompiler
import SceneEmit
import SceneLayout
import SceneSource
import TestSupport
import Testing

/// SwiftUI's numbers from public tests and articles, against scenes that say the same.
///
/// The file of cases does not belong to the repository; the test runs where it stands beside
/// it. What a scene cannot say is listed here, each with its reason, and the list is checked.
struct LayoutCasesTests {
  private static let path = "../shared/cases/layout-cases.json"

  /// The cases that cannot be scenes.
  private static let unsayable: [String: String] = [
    "D01": "text cells", "D02": "text cells", "D03": "text cells", "D04": "text cells",
    "D05": "text cells", "D08": "text cells", "D09": "text cells", "D10": "text cells",
    "D11": "text cells", "D15": "text cells", "D16": "text cells",
    "E04": "an empty container", "E06": "bounds that are not the layout's own size",
    "E11": "bounds that are not the layout's own size", "E12": "an infinite offer",
    "E24": "baselines", "F01": "a rule of one type: ProtocolRuleTests",
    "F02": "a rule of one type: ProtocolRuleTests", "F03": "a rule of one type: ProtocolRuleTests",
    "F04": "a rule of one type: ProtocolRuleTests", "F05": "a rule of one type: ProtocolRuleTests",
    "G02": "no element for 'viewThatFits'",
    "S07": "the article's flow, which ours leaves on purpose",
    "S08": "the article's flow, which ours leaves on purpose",
  ]

  private static func cases() -> [[String: Any]] {
    guard let bytes = try? Repository.bytes(path),
      let file = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    else { return [] }
    return file["cases"] as? [[String: Any]] ?? []
  }

  private static let ids = cases().compactMap { $0["id"] as? String }

  @Test(arguments: ids)
  func `a scene of the case has its numbers`(id: String) throws {
    let value = try #require(Self.cases().first { $0["id"] as? String == id })
    do {
      try check(id, value)
      #expect(Self.unsayable[id] == nil, "listed as unsayable, but it was said")
    } catch let error as Unsayable {
      #expect(Self.unsayable[id] == error.reason)
    }
  }

  private func check(_ id: String, _ value: [String: Any]) throws {
    if id.hasPrefix("F") { throw Unsayable(reason: "a rule of one type: ProtocolRuleTests") }
    let tree = try #require(value["tree"] as? CaseNode)
    let expected = try #require(value["expect"] as? [String: Any])
    if value["bounds"] != nil {
      _ = try CaseTranslation.element(tree)
      throw Unsayable(reason: "bounds that are not the layout's own size")
    }
    for probe in expected["probes"] as? [[String: Any]] ?? [] {
      guard !Self.isInfinite(probe["proposal"]) else { continue }
      let run = try LaidOutCase(tree, proposal: probe["proposal"])
      try run.expectSize(probe["size"])
    }
    guard let proposal = value["proposal"] else { return }
    if Self.isInfinite(proposal) { throw Unsayable(reason: "an infinite offer") }
    let run = try LaidOutCase(tree, proposal: proposal)
    try run.expectSize(expected["size"])
    if let widths = expected["columnWidths"] as? [Double] { run.expectWidths(widths) }
    let frames = expected["frames"] as? [String: [Double]] ?? [:]
    run.expectFrames(frames, isCentered: value["root"] as? String == "centered")
  }

  /// No canvas is endless; the other probes of a case are taken all the same.
  private static func isInfinite(_ proposal: Any?) -> Bool {
    (proposal as? [Any])?.contains { $0 as? String == "inf" } ?? false
  }
}

/// A case as a scene, laid out.
private struct LaidOutCase {
  private let placements: Placements
  private let text: String

  init(_ tree: CaseNode, proposal: Any?) throws {
    let offers = try #require(proposal as? [Any])
    let sides = offers.map { ($0 as? Double) ?? 500 }
    let isOpen = offers.map { $0 is NSNull }
    let open = "{fixedSize: {horizontal: \(isOpen[0]), vertical: \(isOpen[1])}}"
    let element = try CaseTranslation.element(
      tree, outermost: isOpen.contains(true) ? [open] : [])
    let direction = tree["layoutDirection"] as? String == "rtl" ? "rightToLeft" : "leftToRight"
    text = """
      version: 1
      canvas: [\(sides[0]), \(sides[1])]
      layoutDirection: \(direction)
      containers:
        - \(element)
      """
    let result = Compilation(SourceFile(name: "case.scene.yaml", text: text), .withoutLint)
    #expect(diagnosticsGolden(result.source, result.diagnostics) == "", "\(text)")
    placements = try #require(result.placements())
  }

  /// The room of the root with its modifiers.
  private var root: Rect { placements.outerFrame(of: 0) ?? placements.elements[0].frame }

  func expectSize(_ size: Any?) throws {
    guard let size = size as? [Double] else { return }
    let isNear = abs(root.width - size[0]) <= 1e-4 && abs(root.height - size[1]) <= 1e-4
    #expect(isNear, "expected \(size), found \(root.size)\n\(text)")
  }

  func expectWidths(_ widths: [Double]) {
    let found = placements.children(of: 0).map { placements.elements[$0].frame.width }
    #expect(zip(found, widths).allSatisfy { abs($0 - $1) <= 1e-4 }, "\(found)\n\(text)")
  }

  func expectFrames(_ frames: [String: [Double]], isCentered: Bool) {
    for (id, expected) in frames {
      guard let index = placements.elements.indices.first(where: { placements.id(of: $0) == id })
      else {
        Issue.record("no element '\(id)'\n\(text)")
        continue
      }
      let frame = placements.elements[index].frame
      let origin = isCentered ? Point(x: 0, y: 0) : root.origin
      let found = [
        frame.minX - origin.x, frame.minY - origin.y, frame.width, frame.height,
      ]
      let isNear = zip(found, expected).allSatisfy { abs($0 - $1) <= 1e-4 }
      #expect(isNear, "\(id): expected \(expected), found \(found)\n\(text)")
    }
  }
}
