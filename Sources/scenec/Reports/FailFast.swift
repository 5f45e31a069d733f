import SceneBatch

/// Whether a run ends at the first scene that fails.
struct FailFast {
  private let isOn: Bool
  /// How many failures there were before the first scene.
  private let failureCount: Int

  /// Reads `--fail-fast` and `--keep-going`.
  init(_ arguments: ParsedArguments, _ failures: FailureList) throws(BatchError) {
    isOn = arguments.has(.failFast)
    failureCount = failures.count
    guard !isOn || !arguments.has(.keepGoing) else {
      throw .usage("'--fail-fast' and '--keep-going' exclude each other; give one of them")
    }
  }

  /// Whether the next scene is looked at after one that failed or not.
  func goesOn(_ hasFailed: Bool, _ failures: FailureList) -> Bool {
    !isOn || !hasFailed && failures.count == failureCount
  }

  /// Says how many scenes were left, if there are any.
  func report(left count: Int) {
    guard isOn, count > 0 else { return }
    StreamWriter(.error).write(
      "scenec: stopped at the first scene that fails; \(count) more "
        + "\(count == 1 ? "is" : "are") not reported\n")
  }
}
