import SceneBatch
import SceneCompiler
import SceneEmit

extension Subcommand {
  static let compile = Subcommand(
    name: "compile",
    summary: "Resolves scenes to placements; diagnostics go to standard error",
    operands: .scenes,
    options: [
      .output, .emit, .variant, .counts, .check, .format, .color, .quiet, .strict, .jobs,
      .verbose, .watch, .stdinFilename,
      .config, .noConfig, .forceExclude, .filesFrom, .null, .shard, .depfile,
      .report, .noCache, .prune, .failFast, .keepGoing,
    ]
  ) { arguments throws(BatchError) in
    guard let output = arguments.value(of: .output) else {
      throw .usage("compile needs '-o OUT': \(Option.output.expectation)")
    }
    let destination = OutputDestination(output)
    guard destination != .standardOutput || !arguments.has(.check) else {
      throw .usage("'--check' compares with files; name a folder or a file after '-o'")
    }
    let cache = try arguments.cacheUse(for: destination)
    let emitter = try destination.emitter(askedFor: arguments.value(of: .emit))
    // The outputs of scenes that were there may be left.
    let list = try arguments.findInputs(acceptsEmptyFolders: cache != nil)
    let plan = try OutputPlan(
      list, to: destination, fileSuffix: emitter.fileSuffix, jobs: arguments.jobs(for: list))
    let form = OutputForm(emitter, try arguments.selection(for: emitter))
    let work: Batch.Work =
      arguments.has(.check) ? .compareOutputs(plan, form) : .compile(plan, form)
    let depfile = try arguments.dependencyFile(list, plan)
    let status = try SceneRun(arguments, reportStream: .error).run(list, work, cache: cache)
    try depfile?.write()
    return status
  }
}

extension ParsedArguments {
  /// The file of `--depfile`.
  fileprivate func dependencyFile(
    _ list: InputList, _ plan: OutputPlan
  ) throws(BatchError) -> DependencyFile? {
    guard let path = value(of: .depfile) else { return nil }
    guard path != "-" else { throw .usage("'--depfile' names a file") }
    guard !has(.check) else { throw .usage("'--check' writes nothing; leave '--depfile'") }
    return try DependencyFile(path, list, plan)
  }

  /// What `--no-cache` and `--prune` say; nil: there is no cache.
  fileprivate func cacheUse(
    for destination: OutputDestination
  ) throws(BatchError) -> CacheUse? {
    guard has(.prune) else { return has(.noCache) ? nil : CacheUse(prunes: false) }
    guard case .folder = destination else {
      throw .usage("'--prune' removes outputs from a folder; name one after '-o'")
    }
    guard !has(.check) else { throw .usage("'--check' writes nothing; leave '--prune'") }
    guard !has(.noCache) else {
      throw .usage("only the cache knows the outputs of scenes that are gone; leave '--no-cache'")
    }
    return CacheUse(prunes: true)
  }

  /// What `--variant` and `--counts` ask an output to show.
  fileprivate func selection(
    for emitter: any PlacementsEmitter.Type
  ) throws(BatchError) -> OutputSelection {
    let variants: OutputSelection.Variants =
      switch value(of: .variant) {
      case nil: .none
      case "all"?: .all
      case let name?: .named(name)
      }
    if !emitter.showsSeveral {
      if has(.counts) { throw .usage("'--counts' needs '--emit json'; a picture shows one count") }
      if variants == .all {
        throw .usage("'--variant all' needs '--emit json'; name one variant for a picture")
      }
    }
    return OutputSelection(
      variants: variants, showsCounts: has(.counts), replacesScene: !emitter.showsSeveral)
  }
}
