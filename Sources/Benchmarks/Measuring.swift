#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The CPU time of this process so far in seconds.
func processTime() -> Double {
  let usage = ownUsage()
  return seconds(usage.ru_utime) + seconds(usage.ru_stime)
}

private func ownUsage() -> rusage {
  var usage = rusage()
  #if canImport(Darwin)
    getrusage(RUSAGE_SELF, &usage)
  #else
    getrusage(RUSAGE_SELF.rawValue, &usage)
  #endif
  return usage
}

/// A time value in seconds.
func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }

/// The wall clock in seconds, from any start.
func wallTime() -> Double {
  var now = timespec()
  clock_gettime(CLOCK_MONOTONIC, &now)
  return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
}

/// The best CPU times of several works that take turns.
func bestTimes(turns: Int, _ works: [() -> Void]) -> [Double] {
  var best = Array(repeating: Double.infinity, count: works.count)
  for _ in 0..<turns {
    for (index, work) in works.enumerated() {
      let start = processTime()
      work()
      best[index] = min(best[index], processTime() - start)
    }
  }
  return best
}

/// Prints one ratio beside its limit.
func report(_ what: String, _ ratio: Double, limit: Double, _ detail: String = "") {
  let verdict = ratio <= limit ? "ok" : "ABOVE"
  print("  \(what): \(rounded(ratio))x (limit \(rounded(limit))x, \(verdict)) \(detail)")
}

/// A number with two decimals.
func rounded(_ value: Double) -> String {
  guard value.isFinite else { return "not measured, " }
  let hundredths = Int((value * 100).rounded())
  let decimals = String(hundredths % 100 + 100).dropFirst()
  return "\(hundredths / 100).\(decimals)"
}

/// A time in milliseconds.
func milliseconds(_ time: Double) -> String { rounded(time * 1000) + " ms" }

/// What a finished child process used.
struct ChildUsage {
  let wall: Double
  let cpu: Double
  /// The largest resident size in bytes; infinite when this program has been as large, for a
  /// child begins with the size of its parent.
  let memory: Double
}

/// Runs a program with its output thrown away; nil when it does not start or fails.
func run(_ path: String, _ arguments: [String], output: String = "/dev/null") -> ChildUsage? {
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
  var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) }
  words.append(nil)
  defer { for word in words { free(word) } }
  let start = wallTime()
  var child: pid_t = 0
  guard posix_spawn(&child, path, &actions, nil, words, environ) == 0 else { return nil }
  var status: Int32 = 0
  var usage = rusage()
  guard wait4(child, &status, 0, &usage) == child, status == 0 else { return nil }
  #if canImport(Darwin)
    let unit = 1.0
  #else
    let unit = 1024.0
  #endif
  let isHidden = usage.ru_maxrss <= ownUsage().ru_maxrss
  return ChildUsage(
    wall: wallTime() - start, cpu: seconds(usage.ru_utime) + seconds(usage.ru_stime),
    memory: isHidden ? .infinity : Double(usage.ru_maxrss) * unit)
}

/// The `scenec` that stands beside this program.
let scenecPath: String = {
  let own = CommandLine.arguments[0]
  let folder = own.contains("/") ? String(own[..<(own.lastIndex(of: "/") ?? own.startIndex)]) : "."
  return folder + "/scenec"
}()
