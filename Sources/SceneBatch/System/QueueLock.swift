#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A lock with the two conditions of a queue.
///
/// (Synchronization's `Mutex` needs macOS 15 and has no conditions.)
final class QueueLock: @unchecked Sendable {
  /// What a thread can wait for.
  enum Condition: Int {
    /// There is room for another result.
    case room
    /// The next result is there.
    case result
  }

  // Both live as long as the object; the system demands that they never move. Its own functions
  // initialize them: Swift may take the types for those of another C module that includes them.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let conditions = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 2)

  init() {
    pthread_mutex_init(mutex, nil)
    for index in 0..<2 { pthread_cond_init(conditions + index, nil) }
  }

  deinit {
    for index in 0..<2 { pthread_cond_destroy(conditions + index) }
    pthread_mutex_destroy(mutex)
    conditions.deallocate()
    mutex.deallocate()
  }

  /// Runs `body` while no other thread does.
  func locked<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }

  /// Gives the lock up until a signal comes; only from within `locked`, and in a loop.
  func wait(for condition: Condition) {
    pthread_cond_wait(conditions + condition.rawValue, mutex)
  }

  /// Gives the lock up until a signal comes, or for a tenth of a second; only from within
  /// `locked`, and in a loop.
  func waitShortly(for condition: Condition) {
    var end = timespec()
    clock_gettime(CLOCK_REALTIME, &end)
    end.tv_nsec += 100_000_000
    if end.tv_nsec >= 1_000_000_000 {
      end.tv_sec += 1
      end.tv_nsec -= 1_000_000_000
    }
    pthread_cond_timedwait(conditions + condition.rawValue, mutex, &end)
  }

  /// Wakes all threads that wait.
  func signal(_ condition: Condition) {
    pthread_cond_broadcast(conditions + condition.rawValue)
  }
}
