import SceneBatch
import SceneEmit
import SceneSource

extension Subcommand {
  static let mergeReports = Subcommand(
    name: "merge-reports",
    summary: "Makes one report of several of one format, whatever their order",
    operands: Operands(
      usage: "FILE...",
      help: "Reports of one format, as --format or --report writes them, of the parts of a run",
      completion: .files, maximumCount: .max),
    options: [.mergedFile]
  ) { arguments throws(BatchError) in
    guard !arguments.operands.isEmpty else {
      throw .usage("merge-reports needs the reports; usage: scenec merge-reports FILE...")
    }
    let inputs = Input.distinct(arguments.operands.map { .file($0) })
    var reports: [[UInt8]] = []
    for input in inputs { reports.append(try input.readReport()) }
    let merge: ReportMerge
    do throws(ReportFailure) {
      merge = try ReportMerge(reports)
    } catch {
      let line = error.line.map { "line \($0): " } ?? ""
      throw .usage(
        "cannot merge \(quotedPath(inputs[error.report].name)): \(line)\(error.message)")
    }
    try write(merge, arguments.value(of: .mergedFile), besides: inputs)
    guard let missing = merge.missingShards else { return .success }
    let names = missing.numbers.prefix(5).map { "\($0)/\(missing.count)" }
    let rest = missing.numbers.count - names.count
    Command.report(
      "the report is not whole: missing \(missing.numbers.count == 1 ? "is part" : "are parts") "
        + names.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : ""))
    return .findings
  }
}

private func write(
  _ merge: ReportMerge, _ path: String?, besides inputs: [Input]
) throws(BatchError) {
  guard let path else {
    let output = StreamWriter(.output)
    merge.write(to: output.write)
    if let failure = output.failure { throw failure }
    return
  }
  guard path != "-" else {
    throw .usage("'--output' names a file; without it the report goes to standard output")
  }
  let file = try ReportFile(path, besides: RunFiles(inputs))
  merge.write(to: file.write)
  try file.finish()
}
