package import SceneCompiler
import SceneConfig
import SceneEmit
package import SceneSource

/// What became of one input.
package enum Outcome: Sendable {
  /// It was compiled; its diagnostics in report order, and what became of its output.
  ///
  /// The file of a scene without diagnostics has no bytes: they would wait in memory to be shown
  /// by nobody.
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
  private let cacheUse: CacheUse?
  private let shard: Shard?
  private let hasFolders: Bool
  /// Whether something could not be looked through, so that scenes there may seem to be gone.
  private let isPartial: Bool
  private let times: StageTimes?

  /// Makes a run, with a cache if its use is told, and with its times added up if they are
  /// wanted; nothing happens yet.
  package init(
    _ list: InputList, _ work: Work, cache: CacheUse? = nil, times: StageTimes? = nil
  ) {
    inputs = list.inputs
    configurations = list.configurations
    shard = list.shard
    hasFolders = !list.searched.isEmpty
    isPartial = !list.failures.isEmpty
    cacheUse = cache
    self.work = work
    self.times = times
  }

  /// Compiles all scenes on up to `jobs` threads.
  ///
  /// Outcomes come in the order of the inputs, on the calling thread; an answer of false ends
  /// the run. A few scenes more than there are threads stand in memory at a time, and of small ones
  /// some tens. At the end the
  /// cache is written, also of a run that ends early; the answer are outputs whose scenes are
  /// gone. After a signal the scenes that are at work are delivered, `interrupted` is called, and
  /// the process ends.
  @discardableResult
  package func run(
    jobs: Int, interrupted: () -> Void = {}, _ deliver: (Outcome) -> Bool
  ) -> [OrphanedOutput] {
    beginWaitingForSignals()
    if inputs.count > 1 { keepFreedMemory() }
    defer {
      if Interruption.isAsked { interrupted() }
      Interruption.endProcessIfAsked()
    }
    if case .compile(let plan, _) = work { plan.removeStaleTemporaryFiles() }
    let cache = openCache()
    var changes: [[UInt8]: CacheRecord?] = [:]
    var isPartial = isPartial
    OrderedWork(count: inputs.count, threads: jobs, size: \.size) {
      process($0, cache)
    }.run { result in
      if let record = result.record { changes[record.output] = record }
      if case .unreadable = result.outcome { isPartial = true }
      return deliver(result.outcome)
    }
    guard let cache else { return [] }
    var orphans: [OrphanedOutput] = []
    let prunes = cacheUse?.prunes == true && work.writesFiles
    // A build that names its scenes one by one does not pay for those of all others.
    if hasFolders || prunes, !isPartial, !Interruption.isAsked,
      let search = OrphanSearch(cache, shard, prunes: prunes)
    {
      orphans = search.run(&changes)
    }
    Interruption.beginSaving()
    if work.writesFiles, !changes.isEmpty { cache.file.save(changes, inFolder: cache.folder) }
    return orphans
  }

  /// Standard input may never end, so that a signal has to end the process at once.
  private func beginWaitingForSignals() {
    if !inputs.contains(where: { $0.isStandardInput }) {
      Interruption.waitForEnd()
    } else if work.writesFiles {
      Interruption.removeTemporaryFilesOnSignals()
    }
  }

  private func openCache() -> OutputCache? {
    guard cacheUse != nil else { return nil }
    switch work {
    case .lint, .fix: return nil
    case .compile(let plan, let form), .compareOutputs(let plan, let form):
      return OutputCache(plan, form, inputs, configurations)
    }
  }

  private func process(_ index: Int, _ cache: OutputCache?) -> ProcessedInput {
    times?.enter(.reading)
    defer { times?.leave() }
    let source: SourceFile
    do throws(BatchError) {
      source = try inputs[index].read()
    } catch {
      return ProcessedInput(outcome: .unreadable(error))
    }
    // What a configuration with errors was meant to say is not known, so nothing is written.
    guard let cache, !hasConfigurationErrors(index) else {
      return ProcessedInput(outcome: outcome(source, index))
    }
    times?.enter(.caching)
    let path = plan?.file(index) ?? ""
    let key = cache.key(source, configuration: inputs[index].configuration)
    switch (cache.answer(index, key), work.writesFiles) {
    case (.current(let findings, let renewed), _):
      return ProcessedInput(outcome: checked(source, findings, .current), record: renewed)
    case (.missing(let findings), false):
      return ProcessedInput(outcome: checked(source, findings, .missing(path: path)))
    case (.stale(let findings), false):
      return ProcessedInput(outcome: checked(source, findings, .stale(path: path)))
    case (.missing, true), (.stale, true), (.unknown, _): break
    }
    let compilation = compilation(source, index)
    let output = output(of: compilation, index)
    return ProcessedInput(
      outcome: checked(source, compilation.diagnostics, output.result),
      record: output.content.flatMap { cache.record(index, key, $0, compilation.diagnostics) })
  }

  private func hasConfigurationErrors(_ index: Int) -> Bool {
    inputs[index].configuration.map { configurations[$0].parsed.hasErrors } ?? false
  }

  private func options(_ index: Int) -> CompilationOptions {
    var options =
      inputs[index].configuration.map { configurations[$0].options } ?? CompilationOptions()
    options.geometry = work.geometry
    return options
  }

  private func compilation(_ source: SourceFile, _ index: Int) -> Compilation {
    guard let times else { return Compilation(source, options(index)) }
    return Compilation(source, options(index)) { times.enter(Stage($0)) }
  }

  private func outcome(_ source: SourceFile, _ index: Int) -> Outcome {
    if case .fix(let request) = work, !hasConfigurationErrors(index) {
      times?.enter(.fixing)
      return request.fix(source, options(index), inputs[index], number: index)
    }
    let compilation = compilation(source, index)
    return checked(source, compilation.diagnostics, output(of: compilation, index).result)
  }

  private func checked(
    _ source: SourceFile, _ diagnostics: [Diagnostic], _ result: OutputResult
  ) -> Outcome {
    let shown = diagnostics.isEmpty ? SourceFile(name: source.name, bytes: []) : source
    return .checked(shown, diagnostics, result)
  }

  private func output(
    of compilation: Compilation, _ index: Int
  ) -> (result: OutputResult, content: OutputContent?) {
    guard !hasConfigurationErrors(index) else { return (.none, nil) }
    return switch work {
    case .lint, .fix: (.none, nil)
    case .compile(let plan, let form):
      output(of: compilation, plan, index, form) { $0.write() }
    case .compareOutputs(let plan, let form):
      output(of: compilation, plan, index, form) { $0.check() }
    }
  }

  private func output(
    of compilation: Compilation, _ plan: OutputPlan, _ index: Int, _ form: OutputForm,
    _ finish: (SceneOutput) -> (result: OutputResult, content: OutputContent?)
  ) -> (result: OutputResult, content: OutputContent?) {
    do throws(SelectionFailure) {
      times?.enter(.layout)
      guard let scene = try compilation.output(form.selection) else { return (.none, nil) }
      times?.enter(.writing)
      return finish(
        SceneOutput(
          target: plan.targets[index], found: plan.found[index], number: index,
          isRemembered: cacheUse != nil
        ) { sink in
          var buffer = OutputBuffer(sink: sink)
          form.emitter.emit(scene, sourceName: compilation.source.baseName, to: &buffer)
          buffer.flush()
        })
    } catch {
      return (.failed(.unselectable(compilation.source.name, error)), nil)
    }
  }
}

extension Batch.Work {
  /// What is checked: all forms of a scene, or those that are written.
  fileprivate var geometry: GeometryCoverage {
    switch self {
    case .lint, .fix: .everything
    case .compile(_, let form), .compareOutputs(_, let form):
      form.selection.showsCounts || form.selection.variants != .none ? .everything : .asWritten
    }
  }

  fileprivate var writesFiles: Bool {
    switch self {
    case .lint, .compareOutputs: false
    case .fix, .compile: true
    }
  }
}

/// An outcome with what the cache is to know of it.
private struct ProcessedInput: Sendable {
  let outcome: Outcome
  var record: CacheRecord?

  /// About how many bytes it keeps in memory; fixes keep two compiled scenes.
  var size: Int {
    switch outcome {
    case .checked(let source, let diagnostics, _):
      source.bytes.count + diagnostics.count * MemoryLayout<Diagnostic>.stride
    case .fixed(let fixed, _): 16 * fixed.original.source.bytes.count
    case .unreadable: 0
    }
  }
}
