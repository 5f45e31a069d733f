/// Numbered work done by several threads, its results handed over in the order of the numbers.
///
/// Only some results wait: then the threads pause, so memory does not grow with the number of
/// items. When a signal asks for the end, no further item is begun, and what is done is handed
/// over.
struct OrderedWork<Value: Sendable> {
  let count: Int
  let threads: Int
  /// About how many bytes a result keeps in memory.
  let size: @Sendable (Value) -> Int
  let work: @Sendable (Int) -> Value

  /// Does the work; `deliver` runs on the calling thread and answers whether to go on.
  ///
  /// With one thread, or one item, everything runs on the calling thread.
  func run(_ deliver: (Value) -> Bool) {
    let threads = min(threads, count)
    guard threads > 1 else { return runHere(deliver) }
    let queue = ResultQueue<Value>(count: count, threads: threads)
    let workers = (0..<threads).compactMap { _ in WorkerThread { process(queue) } }
    guard !workers.isEmpty else { return runHere(deliver) }
    while true {
      let values = queue.next()
      guard !values.isEmpty, values.allSatisfy(deliver) else { break }
    }
    queue.stop()
    for worker in workers { worker.join() }
  }

  private func process(_ queue: ResultQueue<Value>) {
    var next = queue.take()
    while let item = next {
      let value = work(item)
      next = queue.put(value, size: size(value), at: item)
    }
  }

  private func runHere(_ deliver: (Value) -> Bool) {
    for item in 0..<count {
      guard !Interruption.isAsked, deliver(work(item)) else { break }
    }
  }
}

/// The items still to do and the results that wait for their turn.
///
/// The result of item i stands in slot i modulo their number; an item is taken only when its slot
/// is free. Eight results for each thread may wait, or 64 as long as all are small. The receiver
/// is woken when half of them are there, or all is done, and is given all that it can have:
/// waking it for each of many small scenes costs more than compiling them. It looks by itself ten
/// times a second, so that large scenes are handed over, and progress is shown, as they are done.
private final class ResultQueue<Value: Sendable>: @unchecked Sendable {
  /// How many bytes may wait that are more than eight results for each thread.
  private static var sizeLimit: Int { 1 << 20 }

  private let lock = QueueLock()
  private let count: Int
  // All below only under the lock.
  private var slots: [(value: Value, size: Int)?]
  private var nextToTake = 0
  private var nextToDeliver = 0
  /// How many results before `nextToDeliver` are still with the receiver.
  private var deliveredCount = 0
  private var doneCount = 0
  /// The bytes of the results that wait, or are with the receiver.
  private var size = 0
  private var deliveredSize = 0
  private var isReceiverWaiting = false
  private var isStopped = false

  init(count: Int, threads: Int) {
    self.count = count
    slots = Array(repeating: nil, count: 64 * threads)
  }

  /// An item for a worker; nil when there is none left.
  func take() -> Int? {
    lock.locked { takeLocked() }
  }

  /// Hands the result of an item over; answers the next item, as `take` does.
  func put(_ value: Value, size: Int, at item: Int) -> Int? {
    let (next, wakes) = lock.locked {
      slots[item % slots.count] = (value, size)
      doneCount += 1
      self.size += size
      let wakes = isReceiverToWake
      if wakes { isReceiverWaiting = false }
      return (wakes ? nil : takeLocked(), wakes)
    }
    guard wakes else { return next }
    // Only now, for the receiver needs the lock.
    lock.signal(.result)
    return take()
  }

  private func takeLocked() -> Int? {
    stopIfAsked()
    while !isStopped, nextToTake < count, !hasRoom {
      lock.wait(for: .room)
      stopIfAsked()
    }
    guard !isStopped, nextToTake < count else { return nil }
    defer { nextToTake += 1 }
    return nextToTake
  }

  private var hasRoom: Bool {
    let begun = nextToTake - nextToDeliver + deliveredCount
    return begun < (size < Self.sizeLimit ? slots.count : slots.count / 8)
  }

  private var isReceiverToWake: Bool {
    guard isReceiverWaiting, slots[nextToDeliver % slots.count] != nil else { return false }
    let waiting = doneCount - nextToDeliver
    return waiting >= (size < Self.sizeLimit / 2 ? slots.count / 2 : slots.count / 16)
      || doneCount == count || isStopped
  }

  /// Ends the taking when a signal asks for it; the receiver may be waiting for what never comes.
  private func stopIfAsked() {
    guard Interruption.isAsked, !isStopped else { return }
    isStopped = true
    lock.signal(.result)
  }

  /// The next results in order; waits for the first of them.
  ///
  /// None when it was not begun before the end. Those that were given before are done with.
  func next() -> [Value] {
    lock.locked {
      endDelivery()
      while true {
        let values = takeResults()
        if !values.isEmpty || nextToDeliver == count { return values }
        if isStopped, nextToDeliver >= nextToTake { return [] }
        isReceiverWaiting = true
        lock.waitShortly(for: .result)
        isReceiverWaiting = false
      }
    }
  }

  private func endDelivery() {
    size -= deliveredSize
    if deliveredCount > 0 { lock.signal(.room) }
    (deliveredCount, deliveredSize) = (0, 0)
  }

  private func takeResults() -> [Value] {
    var values: [Value] = []
    while let result = slots[nextToDeliver % slots.count].take() {
      values.append(result.value)
      nextToDeliver += 1
      deliveredCount += 1
      deliveredSize += result.size
    }
    return values
  }

  func stop() {
    lock.locked {
      isStopped = true
      lock.signal(.room)
    }
  }
}
