import Foundation
import SceneCompiler
import SceneEmit
import SceneSource
import TestSupport
import Testing

/// The scenes of the repository against what stands beside them.
///
/// `SCENEC_RECORD=1 swift test --filter FixtureTests` writes the diagnostics anew, and fails so
/// that nobody takes a recording for a pass. Expected frames are never recorded.
struct FixtureTests {
  static let isRecording = ProcessInfo.processInfo.environment["SCENEC_RECORD"] != nil
  static let suffixes = [".scene.yaml", ".scene.yml"]

  private static func scenes(_ folder: String) -> [String] {
    Repository.files(below: "scenes/" + folder, suffixes: suffixes)
  }

  private static let silent =
    scenes("examples") + scenes("rules").filter { $0.hasSuffix("/good.scene.yaml") }
  private static let judged =
    scenes("rules").filter { !$0.hasSuffix("/good.scene.yaml") } + scenes("syntax")
    + scenes("hostile")

  private func compile(
    _ path: String, _ options: CompilationOptions = CompilationOptions()
  ) throws -> Compilation {
    let name = String(path.split(separator: "/").last ?? "")
    var options = options
    // The fixtures of a rule that is off by default are for when it is on.
    let rule = ruleCatalog.first { path.hasPrefix("scenes/rules/\($0.id)/") }
    if let rule, !rule.isOnByDefault { options.rules[rule.id] = .warning }
    return Compilation(SourceFile(name: name, bytes: try Repository.bytes(path)), options)
  }

  @Test(arguments: silent)
  func `compiles without a finding`(path: String) throws {
    let result = try compile(path)
    #expect(diagnosticsGolden(result.source, result.diagnostics) == "")
    #expect(result.placements() != nil)
  }

  @Test(arguments: judged)
  func `has the diagnostics that stand beside it`(path: String) throws {
    let result = try compile(path)
    let actual = diagnosticsGolden(result.source, result.diagnostics)
    let goldenPath =
      String(path.prefix(upTo: path.range(of: ".scene.")!.lowerBound)) + ".diagnostics"
    if Self.isRecording {
      try actual.write(to: Repository.url(goldenPath), atomically: true, encoding: .utf8)
      Issue.record("recorded \(goldenPath)")
    }
    #expect(actual == (try Repository.text(goldenPath)))
    let hasError = result.diagnostics.contains { $0.severity == .error }
    #expect((result.placements() == nil) == hasError)
  }

  /// The scenes of a layout are there for its numbers: many overflow or overlap to show them.
  @Test(arguments: scenes("layouts"))
  func `has the expected frames`(path: String) throws {
    let result = try compile(path, .withoutLint)
    #expect(diagnosticsGolden(result.source, result.diagnostics) == "")
    let placements = try #require(result.placements())
    let framesPath =
      String(path.prefix(upTo: path.range(of: ".scene.")!.lowerBound)) + ".frames.json"
    let expected = try #require(
      JSONSerialization.jsonObject(with: Data(try Repository.bytes(framesPath)))
        as? [String: [Double]])
    let actual = try frames(placementsJSON(placements))
    #expect(Set(actual.keys) == Set(expected.keys))
    for (element, frame) in expected {
      let found = actual[element] ?? []
      let isNear = zip(found, frame).allSatisfy { abs($0 - $1) <= 1.0001e-4 }
      #expect(isNear, "\(element): expected \(frame), found \(found)")
    }
  }
}
