#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The file of a report, written whether the scenes are in order or not.
///
/// A regular file appears whole when the report ends; a device, a pipe or what a symbolic link
/// leads to is written to as the report comes. Nothing is written over a file of the run.
package final class ReportFile {
  private enum Target {
    case whole(AtomicFile)
    case stream(Int32)
  }

  private let path: String
  private let target: Target
  private var failure: SystemFailure?

  /// Begins the file; missing folders are made.
  package init(_ path: String, besides files: RunFiles) throws(BatchError) {
    self.path = path
    try files.expectNone(at: path)
    let status = try? FileStatus(unfollowed: path)
    guard let status, status.kind != .regular else {
      Interruption.removeTemporaryFilesOnSignals()
      target = .whole(try AtomicFile(path, number: 0))
      return
    }
    do throws(SystemFailure) {
      let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC
      target = .stream(try uninterrupted { open(path, flags, 0o666) })
    } catch {
      throw .unwritable(.file(path), reason: error.reason)
    }
  }

  deinit {
    if case .stream(let descriptor) = target { close(descriptor) }
  }

  /// Appends bytes; after a failure nothing happens until `finish` reports it.
  package func write(_ bytes: [UInt8]) {
    switch target {
    case .whole(let file): file.write(bytes)
    case .stream(let descriptor):
      guard failure == nil else { return }
      do throws(SystemFailure) {
        try writeAll(descriptor, bytes)
      } catch {
        failure = error
      }
    }
  }

  /// Ends the file; once.
  package func finish() throws(BatchError) {
    if case .whole(let file) = target { try file.commit() }
    if let failure { throw .unwritable(.file(path), reason: failure.reason) }
  }
}
