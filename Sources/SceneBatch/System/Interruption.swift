#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What happens to unfinished files when a signal ends the process.
package enum Interruption {
  /// From now on SIGINT, SIGTERM and SIGHUP remove the temporary files before they end the
  /// process, with the exit status that a shell expects; a signal that is ignored stays so.
  package static func removeTemporaryFilesOnSignals() {
    // Made now: a handler must not be the first to need it.
    _ = isUsed
    _ = paths
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let previous = signal(number, endProcess)
      if unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      }
    }
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

  /// Calls nothing but what a signal handler may.
  private static let endProcess: @convention(c) (Int32) -> Void = { number in
    for slot in 0..<Interruption.slotCount where Interruption.isUsed[slot] {
      unlink(Interruption.paths + slot * Interruption.pathSize)
    }
    signal(number, SIG_DFL)
    raise(number)
  }
}
