/// The answers of short work for each number below a count, in order, on up to `threads` threads.
func inParallel<Answer: Sendable>(
  _ count: Int, threads: Int, _ work: @escaping @Sendable (Int) -> Answer
) -> [Answer] {
  // A thread costs as much as some tens of lookups.
  let partCount = max(1, min(threads, count / 128))
  let bounds = (0...partCount).map { count * $0 / partCount }
  let parts = (1..<partCount).map { LookupPart(bounds[$0]..<bounds[$0 + 1], work) }
  var answers = (0..<bounds[1]).map(work)
  answers.reserveCapacity(count)
  for part in parts { answers += part.finished() }
  return answers
}

/// Numbers that a thread of its own works on.
private final class LookupPart<Answer: Sendable>: @unchecked Sendable {
  private let work: @Sendable () -> [Answer]
  /// Written by the thread, read when that has ended.
  private var answers: [Answer]?
  private var thread: WorkerThread?

  init(_ numbers: Range<Int>, _ work: @escaping @Sendable (Int) -> Answer) {
    self.work = { numbers.map(work) }
    thread = WorkerThread { self.answers = self.work() }
  }

  /// The answers, once; where the system had no thread to give they are made now.
  func finished() -> [Answer] {
    thread?.join()
    return answers ?? work()
  }
}
