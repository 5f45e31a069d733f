import SceneBatch
import SceneEmit

extension Subcommand {
  static let compile = Subcommand(
    name: "compile",
    summary: "Resolves scenes to placements; diagnostics go to standard error",
    operands: .scenes,
    options: [.output, .emit, .check, .format, .color, .quiet, .strict, .jobs, .stdinFilename]
  ) { arguments throws(BatchError) in
    guard let output = arguments.value(of: .output) else {
      throw .usage("compile needs '-o OUT': \(Option.output.expectation)")
    }
    let destination = OutputDestination(output)
    guard destination != .standardOutput || !arguments.has(.check) else {
      throw .usage("'--check' compares with files; name a folder or a file after '-o'")
    }
    let emitter = try destination.emitter(askedFor: arguments.value(of: .emit))
    let list = try arguments.findInputs()
    let plan = try OutputPlan(list.inputs, to: destination, fileSuffix: emitter.fileSuffix)
    let work: Batch.Work =
      arguments.has(.check) ? .compareOutputs(plan, emitter) : .compile(plan, emitter)
    return try SceneRun(arguments, reportStream: .error).run(list, work)
  }
}
