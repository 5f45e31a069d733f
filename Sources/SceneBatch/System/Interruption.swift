#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What happens when SIGINT, SIGTERM or SIGHUP is to end the process.
///
/// The process always dies of the signal, so that a shell sees the exit status that it expects,
/// and leaves no temporary file. During a run a first signal asks for the end: scenes that are
/// at work are finished, and whoever keeps something saves it. A second one, or a second that
/// goes by without an end, ends the process at once. A signal that is ignored stays so.
package enum Interruption {
  /// From now on a signal removes the temporary files before it ends the process.
  package static func removeTemporaryFilesOnSignals() {
    // Made now: a handler must not be the first to need it.
    _ = isUsed
    _ = paths
    _ = state
    signal(SIGALRM, takeSignal)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let previous = signal(number, takeSignal)
      if unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      }
    }
  }

  /// From now on a first signal only asks; whoever calls it looks at `isAsked` often, and calls
  /// `endProcessIfAsked` soon.
  static func waitForEnd() {
    removeTemporaryFilesOnSignals()
    state[.isWaiting] = 1
  }

  /// Whether a signal has asked for the end of the run.
  package static var isAsked: Bool { state[.signal] != 0 }

  /// From here on the run saves what it keeps, however long that takes; a second signal still
  /// ends the process at once.
  static func beginSaving() { alarm(0) }

  /// Ends the process if a signal has asked for it; later ones do so at once.
  package static func endProcessIfAsked() {
    state[.isWaiting] = 0
    guard isAsked else { return }
    alarm(0)
    die(state[.signal])
  }

  /// Notes whether a progress line stands on the terminal of standard error, which a signal
  /// erases.
  package static func noteProgressLine(_ isShown: Bool) {
    state[.hasProgressLine] = isShown ? 1 : 0
  }

  /// Notes a temporary file; answers where, or nil when there is no room for more.
  static func note(_ path: String) -> Int? {
    let bytes = Array(path.utf8CString)
    guard bytes.count <= pathSize else { return nil }
    return lock.locked {
      guard let slot = (0..<slotCount).first(where: { !isUsed[$0] }) else { return nil }
      (paths + slot * pathSize).update(from: bytes, count: bytes.count)
      isUsed[slot] = true
      return slot
    }
  }

  /// Forgets a file that is renamed or removed.
  static func forget(_ slot: Int) {
    lock.locked { isUsed[slot] = false }
  }

  private static let slotCount = 256
  private static let pathSize = 4096
  private static let lock = QueueLock()
  // Memory that is never given back, since a signal may come at any time.
  nonisolated(unsafe) private static let paths: UnsafeMutablePointer<CChar> =
    .allocate(capacity: slotCount * pathSize)
  nonisolated(unsafe) private static let isUsed: UnsafeMutablePointer<Bool> = {
    let flags = UnsafeMutablePointer<Bool>.allocate(capacity: slotCount)
    flags.initialize(repeating: false, count: slotCount)
    return flags
  }()

  /// What the handler and the run tell each other, a word each.
  private enum Word: Int {
    /// Whether a run waits to be asked.
    case isWaiting
    /// The signal that asked; 0: none.
    case signal
    case hasProgressLine
  }

  private struct State: Sendable {
    nonisolated(unsafe) let words: UnsafeMutablePointer<Int32> = {
      let words = UnsafeMutablePointer<Int32>.allocate(capacity: 3)
      words.initialize(repeating: 0, count: 3)
      return words
    }()

    subscript(_ word: Word) -> Int32 {
      get { words[word.rawValue] }
      nonmutating set { words[word.rawValue] = newValue }
    }
  }

  private static let state = State()

  /// Calls nothing but what a signal handler may.
  private static let takeSignal: @convention(c) (Int32) -> Void = { number in
    let state = Interruption.state
    if number != SIGALRM, state[.isWaiting] != 0, state[.signal] == 0 {
      state[.signal] = number
      alarm(1)
    } else {
      // The alarm comes in place of the signal that asked.
      Interruption.die(number == SIGALRM ? state[.signal] : number)
    }
  }

  private static func die(_ number: Int32) {
    if state[.hasProgressLine] != 0 {
      // To the start of the line, and all of it away.
      var bytes: (UInt8, UInt8, UInt8, UInt8) = (0x0D, 0x1B, 0x5B, 0x4B)
      _ = write(STDERR_FILENO, &bytes, 4)
    }
    for slot in 0..<slotCount where isUsed[slot] { unlink(paths + slot * pathSize) }
    signal(number, SIG_DFL)
    raise(number)
  }
}
