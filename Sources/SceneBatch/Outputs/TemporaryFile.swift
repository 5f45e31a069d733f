#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A new file of a name that nothing else has, gone with the object unless it is renamed.
final class TemporaryFile {
  /// The open file, for writing; -1 when it is closed.
  private(set) var descriptor: Int32
  private let path: String
  private var isRenamed = false
  /// Where a signal's handler finds the file.
  private var slot: Int?

  /// Makes the file, hidden, with the permissions of any new file.
  ///
  /// The name says the process, so that a file that a killed process left is recognised, and
  /// a number, by which the files of one process differ; the next free one is taken.
  init(in folder: String, number: Int) throws(SystemFailure) {
    StaleTemporaryFiles.remove(in: folder)
    let start = folder == "/" ? "/" : folder + "/"
    var attempt = 0
    while true {
      let path = "\(start).scenec-\(getpid())-\(number + attempt).tmp"
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 {
        self.descriptor = descriptor
        self.path = path
        slot = Interruption.note(path)
        // Others see by it that the file is in use; where there are no locks they see its process.
        flock(descriptor, LOCK_EX | LOCK_NB)
        return
      }
      switch errno {
      case EINTR: break
      case EEXIST where attempt < 10_000: attempt += 1
      default: throw .last
      }
    }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
    if !isRenamed { unlink(path) }
    if let slot { Interruption.forget(slot) }
  }

  /// Gives the file the permissions of another, and its owner where that is allowed.
  func copyPermissions(of status: FileStatus) throws(SystemFailure) {
    // Only the superuser may give files away; whoever may write one may replace it.
    _ = fchown(descriptor, status.owner.user, status.owner.group)
    _ = try uninterrupted { fchmod(descriptor, mode_t(status.permissions)) }
  }

  /// Closes the file and gives it the name of the target, whose old file is replaced.
  func rename(to target: String) throws(SystemFailure) {
    let status = close(descriptor)
    descriptor = -1
    guard status == 0 || errno == EINTR else { throw .last }
    _ = try uninterrupted { renameFile(path, target) }
    isRenamed = true
  }
}

private func renameFile(_ old: String, _ new: String) -> Int32 { rename(old, new) }
