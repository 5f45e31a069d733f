import SceneEmit
import SceneSource
import Testing

/// A file whose name has a blank, a percent sign and a letter that is not ASCII, and whose
/// text has characters of two bytes and of two UTF-16 units.
///
/// | word | line:column | offsets |
/// |---|---|---|
/// | `é` | 1:4 to 1:5 | 3..<5 |
/// | `🎧` | 1:6 to 1:7 | 6..<10 |
/// | `word` | 1:8 to 1:12 | 11..<15 |
/// | `bad` | 2:4 to 2:7 | 19..<22 |
/// | `[1,\n 2]` | 3:4 to 4:4 | 27..<34 |
let oddFile = SampleFile("x: é 🎧 word\ny: bad\r\nz: [1,\n 2]", name: "dir/é a%b.scene.yaml")

/// A report of several files; of those of `omitted` diagnostics only the number is known.
func report(
  _ files: [(SourceFile, [Diagnostic])], as format: String,
  _ options: ReportOptions = ReportOptions(), omitted: Int = 0, failures: [String] = []
) throws -> String {
  let type = try #require(diagnosticsEmitters.first { $0.name == format })
  var emitter = type.init(options)
  var output = OutputBuffer()
  var summary = ReportSummary()
  for (file, diagnostics) in files {
    summary.add(diagnostics)
    emitter.add(file, diagnostics, to: &output)
  }
  summary.errors += omitted
  summary.omitted = omitted
  summary.failures = failures
  emitter.finish(summary, to: &output)
  return String(decoding: output.bytes, as: UTF8.self)
}

extension Diagnostic {
  /// The same finding as a warning.
  var asWarning: Diagnostic {
    var warning = self
    warning.severity = .warning
    return warning
  }
}
