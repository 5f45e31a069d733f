/// Numbered work done by several threads, its results handed over in the order of the numbers.
///
/// Eight results for each thread may wait; then the threads pause, so memory does not grow with
/// the number of items. When a signal asks for the end, no further item is begun, and what is
/// done is handed over.
struct OrderedWork<Value: Sendable> {
  let count: Int
  let threads: Int
  let work: @Sendable (Int) -> Value

  /// Does the work; `deliver` runs on the calling thread and answers whether to go on.
  ///
  /// With one thread, or one item, everything runs on the calling thread.
  func run(_ deliver: (Value) -> Bool) {
    let threads = min(threads, count)
    guard threads > 1 else { return runHere(deliver) }
    let queue = ResultQueue<Value>(count: count, capacity: 8 * threads)
    let workers = (0..<threads).compactMap { [work] _ in
      WorkerThread { while let item = queue.take() { queue.put(work(item), at: item) } }
    }
    guard !workers.isEmpty else { return runHere(deliver) }
    for _ in 0..<count {
      guard let value = queue.next(), deliver(value) else { break }
    }
    queue.stop()
    for worker in workers { worker.join() }
  }

  private func runHere(_ deliver: (Value) -> Bool) {
    for item in 0..<count {
      guard !Interruption.isAsked, deliver(work(item)) else { break }
    }
  }
}

/// The items still to do and the results that wait for their turn.
///
/// The result of item i stands in slot i modulo the capacity; an item is taken only when its
/// slot is free. The receiver is woken when half the slots are full, or all is done: waking it
/// for each of many small scenes costs more than compiling them. It looks by itself ten times a
/// second, so that large scenes are handed over, and progress is shown, as they are done.
private final class ResultQueue<Value: Sendable>: @unchecked Sendable {
  private let lock = QueueLock()
  private let count: Int
  // All below only under the lock.
  private var slots: [Value?]
  private var nextToTake = 0
  private var nextToDeliver = 0
  private var doneCount = 0
  private var isStopped = false

  init(count: Int, capacity: Int) {
    self.count = count
    slots = Array(repeating: nil, count: capacity)
  }

  /// An item for a worker; nil when there is none left.
  func take() -> Int? {
    lock.locked {
      stopIfAsked()
      while !isStopped, nextToTake < count, nextToTake - nextToDeliver >= slots.count {
        lock.wait(for: .room)
        stopIfAsked()
      }
      guard !isStopped, nextToTake < count else { return nil }
      defer { nextToTake += 1 }
      return nextToTake
    }
  }

  /// Ends the taking when a signal asks for it; the receiver may be waiting for what never comes.
  private func stopIfAsked() {
    guard Interruption.isAsked, !isStopped else { return }
    isStopped = true
    lock.signal(.result)
  }

  func put(_ value: Value, at item: Int) {
    lock.locked {
      slots[item % slots.count] = value
      doneCount += 1
      let isNextThere = slots[nextToDeliver % slots.count] != nil
      let isWorthwhile = doneCount - nextToDeliver >= slots.count / 2 || doneCount == count
      if isNextThere && (isWorthwhile || isStopped) { lock.signal(.result) }
    }
  }

  /// The next result in order; waits for it.
  ///
  /// Nil when it was not begun before the end.
  func next() -> Value? {
    lock.locked {
      while true {
        let slot = nextToDeliver % slots.count
        if let value = slots[slot] {
          slots[slot] = nil
          nextToDeliver += 1
          lock.signal(.room)
          return value
        }
        if isStopped, nextToDeliver >= nextToTake { return nil }
        lock.waitShortly(for: .result)
      }
    }
  }

  func stop() {
    lock.locked {
      isStopped = true
      lock.signal(.room)
    }
  }
}
