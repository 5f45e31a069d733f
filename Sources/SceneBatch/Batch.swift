package import SceneEmit
package import SceneSource
import SceneCompiler

/// What became of one input.
package enum Outcome: Sendable {
  /// It was compiled; its diagnostics in report order, and why its output was not written.
  case checked(SourceFile, [Diagnostic], writeFailure: BatchError?)
  /// It could not be read.
  case unreadable(BatchError)
}

/// A run over many scenes.
package struct Batch: Sendable {
  /// What is done with each scene.
  package enum Work: Sendable {
    /// Only its diagnostics are made.
    case lint
    /// Its placements are written too, unless it has an error.
    case compile(OutputPlan, any PlacementsEmitter.Type)
  }

  private let inputs: [Input]
  private let work: Work

  /// Makes a run; nothing happens yet.
  package init(_ inputs: [Input], _ work: Work) {
    self.inputs = inputs
    self.work = work
  }

  /// Compiles all scenes on up to `jobs` threads.
  ///
  /// Outcomes come in the order of the inputs, on the calling thread; an answer of false ends
  /// the run. A few scenes more than there are threads stand in memory at a time.
  package func run(jobs: Int, _ deliver: (Outcome) -> Bool) {
    if case .compile = work { Interruption.removeTemporaryFilesOnSignals() }
    OrderedWork(count: inputs.count, threads: jobs) { process($0) }.run(deliver)
  }

  private func process(_ index: Int) -> Outcome {
    let source: SourceFile
    do throws(BatchError) {
      source = try inputs[index].read()
    } catch {
      return .unreadable(error)
    }
    let compilation = Compilation(source)
    let failure = writeOutput(of: compilation, index)
    return .checked(source, compilation.diagnostics, writeFailure: failure)
  }

  private func writeOutput(of compilation: Compilation, _ index: Int) -> BatchError? {
    guard case .compile(let plan, let emitter) = work else { return nil }
    guard let placements = compilation.placements() else { return nil }
    do throws(BatchError) {
      let output = try OutputFile(plan.targets[index], index)
      var buffer = OutputBuffer(sink: output.write)
      emitter.emit(placements, sourceName: compilation.source.baseName, to: &buffer)
      buffer.flush()
      try output.finish()
      return nil
    } catch {
      return error
    }
  }
}

/// The file or the stream that takes one output.
private enum OutputFile {
  case stream(StreamWriter)
  case file(AtomicFile)

  init(_ target: OutputPlan.Target, _ number: Int) throws(BatchError) {
    switch target {
    case .standardOutput: self = .stream(StreamWriter(.output))
    case .file(let path): self = .file(try AtomicFile(path, number: number))
    }
  }

  func write(_ bytes: [UInt8]) {
    switch self {
    case .stream(let stream): stream.write(bytes)
    case .file(let file): file.write(bytes)
    }
  }

  func finish() throws(BatchError) {
    switch self {
    case .stream(let stream): if let failure = stream.failure { throw failure }
    case .file(let file): try file.commit()
    }
  }
}
