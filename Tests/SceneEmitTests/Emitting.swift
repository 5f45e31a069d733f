import SceneCompiler
import SceneEmit
import SceneLayout
import SceneSource
import Testing

/// The output of a format for a scene's text; the scene must have no errors.
func emit(
  _ text: String, as format: String = "json", name: String = "test.scene.yaml",
  layouts: LayoutRegistry = .standard
) throws -> String {
  var options = CompilationOptions.withoutLint
  options.layouts = layouts
  let compilation = Compilation(SourceFile(name: name, text: text), options)
  #expect(compilation.diagnostics.map(\.message) == [])
  return try emit(try #require(compilation.placements()), as: format, name: name)
}

/// The output of a format for placements.
func emit(
  _ placements: Placements, as format: String = "json", name: String = "test.scene.yaml"
) throws -> String {
  let emitter = try #require(placementsEmitters.first { $0.name == format })
  var output = OutputBuffer()
  emitter.emit(placements, sourceName: name, to: &output)
  return String(decoding: output.bytes, as: UTF8.self)
}

/// A report of one file.
func report(
  _ file: SourceFile, _ diagnostics: [Diagnostic], as format: String = "text",
  color: Bool = false
) throws -> String {
  let type = try #require(diagnosticsEmitters.first { $0.name == format })
  var emitter = type.init(ReportOptions(color: color))
  var output = OutputBuffer()
  var summary = ReportSummary()
  summary.add(diagnostics)
  emitter.add(file, diagnostics, to: &output)
  emitter.finish(summary, to: &output)
  return String(decoding: output.bytes, as: UTF8.self)
}

/// What streams of blocks bring when they are put together again.
final class Blocks {
  private(set) var all: [[UInt8]] = []

  /// Takes a block.
  func add(_ block: [UInt8]) { all.append(block) }

  /// The text of all blocks.
  var text: String { String(decoding: all.joined(), as: UTF8.self) }
}
