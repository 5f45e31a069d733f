#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The time since it was made; setting the clock of the system does not change it.
package struct Stopwatch: Sendable {
  private let start = monotonicNanoseconds()

  /// Starts.
  package init() {}

  /// The seconds since the start.
  package var seconds: Double { Double(monotonicNanoseconds() - start) / 1e9 }
}

/// Nanoseconds since some moment before.
func monotonicNanoseconds() -> Int64 {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
}
