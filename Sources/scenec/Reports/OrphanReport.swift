import SceneBatch

/// What a run says of outputs whose scenes are gone, a line each.
struct OrphanReport {
  private let isCheck: Bool
  private let isQuiet: Bool

  init(_ arguments: ParsedArguments) {
    isCheck = arguments.has(.check)
    isQuiet = arguments.has(.quiet)
  }

  /// Says what was done; answers the lines of those that make a check fail.
  func report(_ orphans: [OrphanedOutput], to failures: inout FailureList) -> [String] {
    var stale: [String] = []
    for orphan in orphans {
      let output = quotedPath(orphan.path)
      let scene = printableText(orphan.scene)
      switch orphan.state {
      case .left where isCheck:
        stale.append(
          "\(scene): error: output \(output) is stale, its scene is gone; "
            + "run compile with '--prune'\n")
      case .left:
        say(
          "\(scene): warning: output \(output) is left, its scene is gone; "
            + "'--prune' removes it")
      case .removed: say("scenec: removed \(output), whose scene '\(scene)' is gone")
      case .edited:
        say(
          "\(scene): warning: output \(output) is left though its scene is gone, since scenec "
            + "did not write what it holds; remove it by hand")
      case .failed(let failure): failures.add(failure)
      }
    }
    return stale
  }

  private func say(_ line: String) {
    if !isQuiet { StreamWriter(.error).write(line + "\n") }
  }
}
