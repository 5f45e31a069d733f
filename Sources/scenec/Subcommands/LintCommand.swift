import SceneBatch
import SceneSource

extension Subcommand {
  static let lint = Subcommand(
    name: "lint",
    summary: "Checks scenes and reports what is wrong on standard output",
    operands: .scenes,
    options: [
      .format, .reportFile, .color, .quiet, .maxDiagnostics, .statistics, .strict, .exitZero, .jobs,
      .verbose, .watch, .stdinFilename, .fix, .unsafeFixes, .diff, .config, .noConfig,
      .forceExclude, .baseline, .writeBaseline, .filesFrom, .null, .shard, .report, .failFast,
      .keepGoing,
    ]
  ) { arguments throws(BatchError) in
    let list = try arguments.findInputs()
    let path = arguments.value(of: .reportFile)
    guard path != "-" else {
      throw .usage("'--output' names a file; without it the report goes to standard output")
    }
    let applicability = arguments.applicability
    let request = BaselineRun.Request(
      file: arguments.value(of: .baseline), written: arguments.value(of: .writeBaseline))
    guard request.written == nil || !arguments.has(.shard) else {
      throw .usage("'--write-baseline' knows the findings of all scenes; leave '--shard'")
    }
    if arguments.has(.diff) {
      guard !arguments.has(.report) else {
        throw .usage("'--diff' prints a diff instead of a report; leave '--report'")
      }
      guard path == nil, arguments.value(of: .format) == nil else {
        throw .usage("'--diff' prints a diff instead of a report; leave '--format' and '--output'")
      }
      guard request.written == nil else {
        throw .usage("'--diff' checks nothing; leave '--write-baseline'")
      }
      return DiffRun(arguments).run(list, FixRequest(applicability, isWritten: false))
    }
    guard arguments.has(.fix) else {
      return try SceneRun(arguments, reportStream: .output, reportPath: path)
        .run(list, .lint, try BaselineRun(request, list))
    }
    // The mended text of standard input takes its place on standard output.
    let stream: StreamWriter.Stream =
      list.inputs.contains { $0.isStandardInput } ? .error : .output
    return try SceneRun(arguments, reportStream: stream, reportPath: path)
      .run(
        list, .fix(FixRequest(applicability, isWritten: true)), try BaselineRun(request, list))
  }
}

extension Subcommand.Operands {
  /// The scenes to work on.
  static let scenes = Subcommand.Operands(
    usage: "[PATH...]",
    help: "Scenes: files of any name, folders (searched for *.scene.yaml and *.scene.yml), "
      + "or - for standard input; default: the current folder",
    completion: .files, maximumCount: .max)
}

extension ParsedArguments {
  /// The fixes that may be applied.
  fileprivate var applicability: FixIt.Applicability { has(.unsafeFixes) ? .unsafe : .safe }

  /// The fixes that are applied; nil: none.
  var fixing: FixIt.Applicability? { has(.fix) ? applicability : nil }
}
