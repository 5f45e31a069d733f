import SceneBatch

/// What kept a run from doing all that was asked.
struct FailureList {
  private var failures: [BatchError] = []
  /// How many outputs could not be written, by the reason; the first of them is in `failures`.
  private var writeFailures: [String: Int] = [:]

  /// Whether the reader of an output has gone.
  private(set) var hasClosedPipe = false

  /// How many failures there are.
  var count: Int { failures.count + writeFailures.values.reduce(0, +) }

  init(_ failures: [BatchError]) { self.failures = failures }

  /// Notes a failure; outputs that fail for one reason, as on a full disk, share a line.
  mutating func add(_ failure: BatchError) {
    switch failure {
    case .closedPipe: hasClosedPipe = true
    case .unwritable(_, let reason) where writeFailures[reason] != nil:
      writeFailures[reason, default: 0] += 1
    case .unwritable(_, let reason):
      writeFailures[reason] = 1
      failures.append(failure)
    case .usage, .unreadable, .unremovable, .unselectable: failures.append(failure)
    }
  }

  /// A line for each failure.
  var messages: [String] {
    failures.map { failure in
      guard case .unwritable(_, let reason) = failure, let count = writeFailures[reason], count > 1
      else { return failure.message }
      return failure.message + " (and \(count - 1) more)"
    }
  }

  /// Says all failures; the exit status if there are any.
  func report() -> ExitStatus? {
    if hasClosedPipe { return .closedPipe }
    for message in messages { Command.report(message) }
    return failures.isEmpty ? nil : .failure
  }
}
