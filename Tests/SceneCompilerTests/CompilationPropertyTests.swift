import Foundation
import SceneCompiler
import SceneEmit
import SceneLayout
import SceneSource
import TestSupport
import Testing

/// What holds for the compilation of every text, over seeded random ones.
@Suite(.timeLimit(.minutes(15)))
struct CompilationPropertyTests {
  /// Without the one whose number is too long for Foundation to read.
  private static let scenes =
    Repository.files(below: "scenes", suffixes: [".yaml", ".yml"])
    .filter { !$0.hasSuffix("5000-digit-number-in-data.scene.yaml") }

  @Test(arguments: scenes)
  func `a scene and its mutations compile to findings or to finite placements`(
    path: String
  ) throws {
    let bytes = try Repository.bytes(path)
    let seed = UInt64(bytes.count) &* 31
    var random = SeededRandom(seed: seed)
    try check(bytes, path)
    for round in 0..<3 where !path.hasPrefix("scenes/hostile/") {
      try check(Mutation.apply(to: bytes, &random), "\(path), seed \(seed), round \(round)")
    }
  }

  @Test(arguments: [31, 32] as [UInt64])
  func `arbitrary bytes compile to findings`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    for round in 0..<200 {
      let bytes = (0..<Int.random(in: 0...80, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      try check(bytes, "seed \(seed), round \(round): \(bytes)")
    }
  }

  /// Scenes of known keys with values of every kind reach all of lowering.
  @Test(arguments: [41, 42] as [UInt64])
  func `scenes of random keys and values compile to findings or to finite placements`(
    seed: UInt64
  ) throws {
    var random = SeededRandom(seed: seed)
    for round in 0..<200 {
      let text = "version: 1\ncontainers:\n  - \(RandomScene.element(2, &random))\n"
      try check(Array(text.utf8), "seed \(seed), round \(round): \(text)")
    }
  }

  private func check(_ bytes: [UInt8], _ what: String) throws {
    let file = SourceFile(name: "test.scene.yaml", bytes: bytes)
    let result = Compilation(file)
    let again = Compilation(file)
    #expect(report(result) == report(again), "\(what)")
    let whole = SourceRange(0, bytes.count)
    #expect(result.diagnostics.allSatisfy { places($0).allSatisfy(whole.contains) }, "\(what)")
    guard let placements = result.placements() else {
      #expect(result.diagnostics.contains { $0.severity == .error }, "\(what)")
      return
    }
    #expect(placements.elements.allSatisfy { isFinite($0.frame) }, "\(what)")
    let json = placementsJSON(placements)
    #expect(json == again.placements().map { placementsJSON($0) }, "\(what)")
    #expect(throws: Never.self, "\(what)") {
      try JSONSerialization.jsonObject(with: Data(json))
    }
  }

  private func places(_ diagnostic: Diagnostic) -> [SourceRange] {
    [diagnostic.range] + diagnostic.related.map(\.range)
      + diagnostic.fixIts.flatMap { $0.edits.map(\.range) }
  }

  private func report(_ result: Compilation) -> String {
    MarkedSource("").report(result.diagnostics) + "\(result.diagnostics.flatMap(places))"
  }

  private func isFinite(_ frame: Rect) -> Bool {
    [frame.minX, frame.minY, frame.maxX, frame.maxY].allSatisfy(\.isFinite)
      && frame.width >= 0 && frame.height >= 0
  }
}
