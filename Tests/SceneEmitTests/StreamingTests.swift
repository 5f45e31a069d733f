import Foundation
import SceneCompiler
import SceneEmit
import SceneLayout
import SceneSource
import TestSupport
import Testing

/// Outputs in blocks are the same bytes as outputs in one piece, run after run.
struct StreamingTests {
  private static let examples = Repository.files(
    below: "scenes/examples", suffixes: [".scene.yaml"])

  private func placements(_ path: String) throws -> Placements {
    let source = SourceFile(name: path, bytes: try Repository.bytes(path))
    return try #require(Compilation(source).placements())
  }

  @Test(arguments: examples, placementsEmitters.map { $0.name })
  func `blocks put together are the whole output`(path: String, format: String) throws {
    let emitter = try #require(placementsEmitters.first { $0.name == format })
    let placements = try placements(path)
    let blocks = Blocks()
    var output = OutputBuffer(blockSize: 64) { blocks.add($0) }
    emitter.emit(placements, sourceName: "a.scene.yaml", to: &output)
    #expect(blocks.text == (try emit(placements, as: format, name: "a.scene.yaml")))
    #expect(blocks.all.count > 3)
    #expect(output.bytes.isEmpty)
  }

  @Test(arguments: examples, placementsEmitters.map { $0.name })
  func `two runs give the same bytes`(path: String, format: String) throws {
    #expect(
      try emit(placements(path), as: format) == (try emit(placements(path), as: format)))
  }

  @Test(arguments: diagnosticsEmitters.map { $0.name })
  func `a report in blocks is the whole report`(format: String) throws {
    let path = "scenes/rules/unknown-key/bad.scene.yaml"
    let source = SourceFile(name: path, bytes: try Repository.bytes(path))
    let diagnostics = Compilation(source).diagnostics
    let type = try #require(diagnosticsEmitters.first { $0.name == format })
    var emitter = type.init(ReportOptions())
    let blocks = Blocks()
    var output = OutputBuffer(blockSize: 16) { blocks.add($0) }
    var summary = ReportSummary()
    summary.add(diagnostics)
    emitter.add(source, diagnostics, to: &output)
    emitter.finish(summary, to: &output)
    #expect(blocks.text == (try report(source, diagnostics, as: format)))
    #expect(blocks.all.count > 1)
  }

  @Test func `a sink gets blocks of the size asked for, and the rest at the end`() {
    let blocks = Blocks()
    var output = OutputBuffer(blockSize: 4) { blocks.add($0) }
    for text in ["ab", "cd", "e"] as [StaticString] {
      output.write(text)
      output.flushIfFull()
    }
    #expect(blocks.all.map { String(decoding: $0, as: UTF8.self) } == ["abcd"])
    output.flush()
    output.flush()
    #expect(blocks.all.map { String(decoding: $0, as: UTF8.self) } == ["abcd", "e"])
  }
}
