package import SceneSource

/// A run as data, JSON on each line: a line for each scene, behind it one for each of its
/// diagnostics in the form of the `jsonl` report, and the totals on the last line.
///
/// Diagnostics of configurations stand before all scenes and those of baselines behind them.
package final class RunReportEmitter {
  /// What became of a scene.
  package struct Scene {
    /// The words of `result`; of a scene with several results, as in overlapping reports, the
    /// last of them counts.
    package enum Result: String, CaseIterable, Sendable {
      /// It was looked at, and has no error.
      case checked
      /// The output holds what it should and was left as it is.
      case current
      /// The output was written, now.
      case written
      /// The scene was mended.
      case fixed
      /// The output is to be compiled again, says `--check`.
      case stale, missing
      /// It has errors, or its configuration has, and so no output.
      case errors
      /// The output cannot be written, or the scene has not what it should show.
      case unwritable
      /// The scene cannot be read.
      case unreadable
    }

    package let name: String
    package let output: String?
    package let result: Result
    /// Why there is no output.
    package let failure: String?

    /// Makes a line's content.
    package init(_ name: String, output: String?, _ result: Result, failure: String? = nil) {
      self.name = name
      self.output = output
      self.result = result
      self.failure = failure
    }
  }

  private var buffer: OutputBuffer
  private var totals = RunTotals()

  /// Begins a report; `failures` kept the run from finding all its scenes.
  package init(failures: [String], to sink: @escaping ([UInt8]) -> Void) {
    buffer = OutputBuffer(sink: sink)
    for failure in Set(failures).sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      Self.write(failure: failure, to: &buffer)
      totals.failures += 1
    }
  }

  static func write(failure: String, to buffer: inout OutputBuffer) {
    buffer.write("{\"failure\":")
    buffer.write(json: failure)
    buffer.write("}\n")
  }

  /// Writes a scene and its diagnostics.
  package func add(_ scene: Scene, _ file: SourceFile?, _ diagnostics: [Diagnostic]) {
    buffer.write("{\"scene\":")
    buffer.write(json: scene.name)
    if let output = scene.output {
      buffer.write(",\"output\":")
      buffer.write(json: output)
    }
    buffer.write(",\"result\":")
    buffer.write(json: scene.result.rawValue)
    buffer.write(",\"errors\":")
    buffer.write(diagnostics.count { $0.severity == .error })
    buffer.write(",\"warnings\":")
    buffer.write(diagnostics.count { $0.severity == .warning })
    if let failure = scene.failure {
      buffer.write(",\"message\":")
      buffer.write(json: failure)
    }
    buffer.write("}\n")
    totals.results[scene.result, default: 0] += 1
    if let file { add(file, diagnostics) }
  }

  /// Writes diagnostics of a file that is no scene.
  package func add(_ file: SourceFile, _ diagnostics: [Diagnostic]) {
    guard !diagnostics.isEmpty else { return buffer.flushIfFull() }
    let writer = DiagnosticJSON(file)
    for diagnostic in diagnostics {
      writer.write(diagnostic, to: &buffer)
      buffer.write("\n")
      buffer.flushIfFull()
      if diagnostic.severity == .error { totals.errors += 1 } else { totals.warnings += 1 }
    }
  }

  /// Writes the totals; `shard` is the part of the scenes that the run was for.
  package func finish(shard: String?) {
    totals.shards = shard.map { [$0] } ?? []
    totals.write(to: &buffer)
    buffer.flush()
  }
}

/// The last line of a run's report.
struct RunTotals {
  var results: [RunReportEmitter.Scene.Result: Int] = [:]
  var errors = 0
  var warnings = 0
  /// What kept the run from finding all its scenes.
  var failures = 0
  /// The parts of the scenes that it was for, in their order; none: all.
  var shards: [String] = []

  func write(to buffer: inout OutputBuffer) {
    buffer.write("{\"run\":{\"scenes\":")
    buffer.write(results.values.reduce(0, +))
    buffer.write(",\"errors\":")
    buffer.write(errors)
    buffer.write(",\"warnings\":")
    buffer.write(warnings)
    buffer.write(",\"failures\":")
    buffer.write(failures)
    buffer.write(",\"results\":{")
    var isFirst = true
    for result in RunReportEmitter.Scene.Result.allCases {
      guard let count = results[result] else { continue }
      if !isFirst { buffer.write(",") }
      isFirst = false
      buffer.write(json: result.rawValue)
      buffer.write(":")
      buffer.write(count)
    }
    buffer.write("},\"shards\":[")
    for (index, shard) in shards.enumerated() {
      if index > 0 { buffer.write(",") }
      buffer.write(json: shard)
    }
    buffer.write("]}}\n")
  }
}
