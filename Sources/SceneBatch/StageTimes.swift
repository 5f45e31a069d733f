import SceneCompiler

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the time of a run is spent on.
package enum Stage: Int, CaseIterable, Sendable {
  case reading
  /// Hashing scenes and outputs, and looking them up in the cache.
  case caching
  case parsing
  case lowering
  /// With the layout that the rules look at.
  case linting
  /// Beyond what linting has laid out.
  case layout
  /// Making the bytes of outputs, comparing them with those that are there, and writing them.
  case writing
  /// All that is done to a scene that is mended.
  case fixing

  /// The stage of the compiler.
  init(_ stage: CompilationStage) {
    self =
      switch stage {
      case .parsing: .parsing
      case .lowering: .lowering
      case .linting: .linting
      }
  }
}

/// The times of all scenes of a run, all threads together.
package final class StageTimes: @unchecked Sendable {
  /// What a thread is at, and since when.
  private struct Clock {
    let stage: Stage
    let start: Int64
  }

  private let lock = QueueLock()
  // Only under the lock.
  private var nanoseconds = [Int64](repeating: 0, count: Stage.allCases.count)
  private var clocks: [UInt: Clock] = [:]

  /// Starts with none.
  package init() {}

  /// Ends what this thread is at, and begins a stage.
  func enter(_ stage: Stage) { change(to: stage) }

  /// Ends what this thread is at.
  func leave() { change(to: nil) }

  private func change(to stage: Stage?) {
    let now = monotonicNanoseconds()
    #if canImport(Glibc)
      let thread = UInt(pthread_self())
    #else
      let thread = UInt(bitPattern: pthread_self())
    #endif
    lock.locked {
      if let clock = clocks[thread] { nanoseconds[clock.stage.rawValue] += now - clock.start }
      clocks[thread] = stage.map { Clock(stage: $0, start: now) }
    }
  }

  /// The seconds that a stage took.
  package func seconds(_ stage: Stage) -> Double {
    lock.locked { Double(nanoseconds[stage.rawValue]) / 1e9 }
  }
}
