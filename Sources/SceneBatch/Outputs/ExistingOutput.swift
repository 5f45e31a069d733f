#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An output that is there, read along with the bytes that a new one would have.
///
/// What counts is what a reader of the path would find, so symbolic links are followed. Memory
/// does not grow with the file.
final class ExistingOutput {
  private let path: String
  private let descriptor: Int32
  /// How many bytes of the file are still to be compared.
  private var rest: Int
  private var isSame = true
  /// The file when it was opened; nil when a symbolic link leads to it.
  private(set) var stamp: FileStamp?
  private var failure: SystemFailure?

  /// Opens the file; nil when there is none.
  init?(_ path: String) throws(BatchError) {
    self.path = path
    do throws(SystemFailure) {
      // Opening a pipe must not wait for someone who writes to it.
      descriptor = try uninterrupted { open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    } catch {
      guard error.number != ENOENT else { return nil }
      throw .unreadable(path, reason: error.reason)
    }
    rest = 0
    do throws(SystemFailure) {
      let status = try FileStatus(descriptor: descriptor)
      guard status.kind != .folder else { throw SystemFailure(number: EISDIR) }
      rest = status.kind == .regular ? status.size : -1
      let unfollowed = (try? FileStatus(unfollowed: path))?.stamp
      stamp = unfollowed == status.stamp ? unfollowed : nil
    } catch {
      throw .unreadable(path, reason: error.reason)
    }
    guard rest >= 0 else { throw .unreadable(path, reason: "it is not a file") }
  }

  deinit { close(descriptor) }

  /// Compares the next bytes; once some differ, or cannot be read, nothing is read any more.
  func compare(_ bytes: [UInt8]) {
    guard isSame, failure == nil else { return }
    guard bytes.count <= rest else { return isSame = false }
    do throws(SystemFailure) {
      isSame = try readAll(descriptor, expected: bytes.count, limit: bytes.count) == bytes
      rest -= bytes.count
    } catch {
      failure = error
    }
  }

  /// Whether the file held the bytes that were compared and no more.
  func finish() throws(BatchError) -> Bool {
    if let failure { throw .unreadable(path, reason: failure.reason) }
    return isSame && rest == 0
  }
}
