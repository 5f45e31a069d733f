package import SceneCompiler
package import SceneEmit
package import SceneSource
import SceneConfig

/// What became of one input.
package enum Outcome: Sendable {
  /// It was compiled; its diagnostics in report order, and what became of its output.
  case checked(SourceFile, [Diagnostic], OutputResult)
  /// Fixes were looked for, and written where that was asked for.
  case fixed(FixedSource, writeFailure: BatchError?)
  /// It could not be read.
  case unreadable(BatchError)
}

/// A run over many scenes.
package struct Batch: Sendable {
  /// What is done with each scene.
  package enum Work: Sendable {
    /// Only its diagnostics are made.
    case lint
    /// Its findings are mended as far as their fixes go.
    case fix(FixRequest)
    /// Its placements are written too, unless it has an error.
    case compile(OutputPlan, OutputForm)
    /// Its placements are compared with those that were written before.
    case compareOutputs(OutputPlan, OutputForm)
  }

  /// The plan of the outputs; nil when there are none.
  package var plan: OutputPlan? {
    switch work {
    case .lint, .fix: nil
    case .compile(let plan, _), .compareOutputs(let plan, _): plan
    }
  }

  private let inputs: [Input]
  private let configurations: [LoadedConfiguration]
  private let work: Work

  /// Makes a run; nothing happens yet.
  package init(_ list: InputList, _ work: Work) {
    inputs = list.inputs
    configurations = list.configurations
    self.work = work
  }

  /// Compiles all scenes on up to `jobs` threads.
  ///
  /// Outcomes come in the order of the inputs, on the calling thread; an answer of false ends
  /// the run. A few scenes more than there are threads stand in memory at a time.
  package func run(jobs: Int, _ deliver: (Outcome) -> Bool) {
    if work.writesFiles { Interruption.removeTemporaryFilesOnSignals() }
    OrderedWork(count: inputs.count, threads: jobs) { process($0) }.run(deliver)
  }

  private func process(_ index: Int) -> Outcome {
    let source: SourceFile
    do throws(BatchError) {
      source = try inputs[index].read()
    } catch {
      return .unreadable(error)
    }
    let configuration = inputs[index].configuration.map { configurations[$0] }
    let options = configuration?.options ?? CompilationOptions()
    // What a configuration with errors was meant to say is not known, so nothing is written.
    if case .fix(let request) = work, configuration?.parsed.hasErrors != true {
      return request.fix(source, options, inputs[index], number: index)
    }
    let compilation = Compilation(source, options)
    return .checked(source, compilation.diagnostics, output(of: compilation, index))
  }

  private func output(of compilation: Compilation, _ index: Int) -> OutputResult {
    // What a configuration with errors was meant to say is not known.
    let number = inputs[index].configuration
    guard number.map({ !configurations[$0].parsed.hasErrors }) ?? true else { return .none }
    return switch work {
    case .lint, .fix: .none
    case .compile(let plan, let form):
      output(of: compilation, to: plan.targets[index], index, form) { $0.write() }
    case .compareOutputs(let plan, let form):
      output(of: compilation, to: plan.targets[index], index, form) { $0.check() }
    }
  }

  private func output(
    of compilation: Compilation, to target: OutputPlan.Target, _ index: Int, _ form: OutputForm,
    _ finish: (SceneOutput) -> OutputResult
  ) -> OutputResult {
    do throws(SelectionFailure) {
      guard let scene = try compilation.output(form.selection) else { return .none }
      return finish(
        SceneOutput(target: target, number: index) { sink in
          var buffer = OutputBuffer(sink: sink)
          form.emitter.emit(scene, sourceName: compilation.source.baseName, to: &buffer)
          buffer.flush()
        })
    } catch {
      return .failed(.unselectable(compilation.source.name, error))
    }
  }
}

/// What the outputs of a run look like.
package struct OutputForm: Sendable {
  /// The format.
  package let emitter: any PlacementsEmitter.Type
  /// What is shown of each scene.
  package let selection: OutputSelection

  /// Makes a form.
  package init(_ emitter: any PlacementsEmitter.Type, _ selection: OutputSelection) {
    self.emitter = emitter
    self.selection = selection
  }
}

extension Batch.Work {
  fileprivate var writesFiles: Bool {
    switch self {
    case .lint, .compareOutputs: false
    case .fix, .compile: true
    }
  }
}
