#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension CacheFile {
  /// A larger file is none of ours.
  private static let sizeLimit = 1 << 30
  /// How often, 10 ms apart, another compiler's lock is looked at before the cache is left alone.
  private static let lockAttempts = 500

  /// Reads the cache of a folder; empty when there is none, or no good one.
  init(inFolder folder: String) {
    self = (try? Self.read(folder)) ?? .empty
  }

  private static func path(_ folder: String) -> String { ScenePath.prefix(folder) + name }

  private static func read(_ folder: String) throws(SystemFailure) -> CacheFile {
    let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW
    let descriptor = try uninterrupted { open(path(folder), flags) }
    defer { close(descriptor) }
    let status = try FileStatus(descriptor: descriptor)
    guard status.kind == .regular, status.size <= sizeLimit else { return .empty }
    let bytes = try readAll(descriptor, status, limit: sizeLimit)
    return CacheFile(bytes: bytes, stamp: status.stamp)
  }

  /// Writes the cache of a folder anew, with changes to what stands there by now.
  ///
  /// A cache that cannot be written stays as it was: what it does not know is compiled again.
  func save(_ changes: [[UInt8]: CacheRecord?], inFolder folder: String) {
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    // Closing it gives the lock up, as the death of the process does.
    defer { close(descriptor) }
    guard Self.lock(descriptor) else { return }
    let now = (try? FileStatus(unfollowed: Self.path(folder)))?.stamp
    let current = now == stamp ? self : CacheFile(inFolder: folder)
    try? Self.write(current.merged(with: changes), folder)
  }

  /// Waits for the folder's lock; where the file system knows none all go at once, and the last
  /// one wins.
  private static func lock(_ descriptor: Int32) -> Bool {
    for _ in 0..<lockAttempts {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
      guard errno == EWOULDBLOCK || errno == EINTR else { return true }
      usleep(10_000)
    }
    return false
  }

  private static func write(_ bytes: [UInt8], _ folder: String) throws(SystemFailure) {
    let file = try TemporaryFile(in: folder, number: 0)
    try writeAll(file.descriptor, bytes)
    try file.rename(to: path(folder))
  }
}
