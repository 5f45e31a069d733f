import SceneCompiler
import SceneEmit
import SceneSource
import TestSupport
import Testing

extension HostileInput: CustomTestStringConvertible {
  package var testDescription: String { name }
}

/// What a text costs is bounded by its size, in every stage up to the report.
@Suite(.timeLimit(.minutes(15)), .serialized)
struct HostileInputTests {
  @Test(arguments: HostileInput.all)
  func `ends soon, with a finding for each mistake`(input: HostileInput) {
    var result = Compilation(SourceFile(name: "", bytes: []))
    var hasPlacements = false
    let time = processorTime {
      result = Compilation(input.file)
      hasPlacements = result.placements() != nil
    }
    #expect(time < .seconds(20))
    let counts = Dictionary(grouping: result.diagnostics, by: \.rule.id).mapValues(\.count)
    #expect(counts == input.findings)
    #expect(result.diagnostics.allSatisfy { $0.message.utf8.count < 1_000 })
    #expect(hasPlacements == !result.diagnostics.contains { $0.severity == .error })
    for emitter in diagnosticsEmitters {
      let time = processorTime {
        #expect((reportSize(result, emitter) > 0) == (!counts.isEmpty || !emitter.isForPeople))
      }
      #expect(time < .seconds(10), "\(emitter.name)")
    }
  }

  /// The size of a report of the first 10,000 diagnostics: enough to see a cost that grows with
  /// their square.
  private func reportSize(
    _ result: Compilation, _ type: any DiagnosticsEmitter.Type
  ) -> Int {
    let size = SizeSink()
    var output = OutputBuffer { size.bytes += $0.count }
    var emitter = type.init(ReportOptions())
    var summary = ReportSummary()
    let diagnostics = Array(result.diagnostics.prefix(10_000))
    summary.add(diagnostics)
    emitter.add(result.source, diagnostics, to: &output)
    emitter.finish(summary, to: &output)
    return size.bytes
  }

  /// Counts what a report has, and keeps nothing.
  private final class SizeSink {
    var bytes = 0
  }
}
