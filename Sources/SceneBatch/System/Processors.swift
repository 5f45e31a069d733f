#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How many workers a run has unless it is told: the processors that are online.
package var defaultJobs: Int {
  max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
}
