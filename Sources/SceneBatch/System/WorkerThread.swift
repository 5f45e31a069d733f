#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A thread with a stack on which the deepest scene can be compiled.
struct WorkerThread {
  /// As large as a main thread's usual stack: 8 MiB.
  private static let stackSize = 8 << 20

  private final class Body: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  private let thread: pthread_t

  /// Starts a thread; nil when the system has none to give.
  init?(_ run: @escaping @Sendable () -> Void) {
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    defer { attributes.deallocate() }
    guard pthread_attr_init(attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(attributes) }
    pthread_attr_setstacksize(attributes, Self.stackSize)
    let body = Unmanaged.passRetained(Body(run))
    guard let thread = Self.start(attributes, body.toOpaque()) else {
      body.release()
      return nil
    }
    self.thread = thread
  }

  /// Waits for the end of the thread; once.
  func join() { pthread_join(thread, nil) }

  private static func start(
    _ attributes: UnsafePointer<pthread_attr_t>, _ body: UnsafeMutableRawPointer
  ) -> pthread_t? {
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    let status = pthread_create(&thread, attributes, entry, body)
    return status == 0 ? thread : nil
  }

  // The systems disagree on whether the argument is optional.
  #if canImport(Darwin)
    private static let entry: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? =
      { run($0) }
  #else
    private static let entry:
      @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { run($0) }
  #endif

  private static func run(_ body: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let body else { return nil }
    Unmanaged<Body>.fromOpaque(body).takeRetainedValue().run()
    return nil
  }
}
