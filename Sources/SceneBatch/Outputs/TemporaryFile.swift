#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A new file of a name that nothing else has, or of none, gone with the object unless it is
/// given the name that it is for.
final class TemporaryFile {
  /// The open file, for writing; -1 when it is closed.
  private(set) var descriptor: Int32
  private let folder: String
  private let number: Int
  /// Nil while the file has no name, or has the one that it is for.
  private var path: String?
  /// Where a signal's handler finds the file.
  private var slot: Int?

  /// Makes the file, with the permissions of any new file.
  ///
  /// Where nothing is to be replaced it has no name if the file system has such files: whatever
  /// ends the process, nothing is left of it. Else its name is hidden and says the process, so
  /// that a file that a killed process left is recognised, and a number, by which the files of
  /// one process differ; the next free one is taken.
  init(in folder: String, number: Int, replacing: Bool = true) throws(SystemFailure) {
    self.folder = folder
    self.number = number
    StaleTemporaryFiles.remove(in: folder)
    descriptor = replacing ? -1 : unnamedFile(in: folder) ?? -1
    if descriptor < 0 { try openNamed() }
  }

  private func openNamed() throws(SystemFailure) {
    var attempt = 0
    while true {
      let path = "\(ScenePath.prefix(folder)).scenec-\(getpid())-\(number + attempt).tmp"
      let opened = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if opened >= 0 {
        descriptor = opened
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
    if let path { unlink(path) }
    if let slot { Interruption.forget(slot) }
  }

  /// Gives the file the permissions of another, and its owner where that is allowed.
  func copyPermissions(of status: FileStatus) throws(SystemFailure) {
    // Only the superuser may give files away; whoever may write one may replace it.
    _ = fchown(descriptor, status.owner.user, status.owner.group)
    _ = try uninterrupted { fchmod(descriptor, mode_t(status.permissions)) }
  }

  /// Gives the file the name of the target and closes it.
  ///
  /// False when something has the name that is not to be replaced.
  @discardableResult
  func rename(to target: String, replacing: Bool = true) throws(SystemFailure) -> Bool {
    if path == nil {
      switch nameUnnamedFile(descriptor, target) {
      case .named:
        try closeLinked(target)
        return true
      case .taken where !replacing: return false
      case .taken, .refused: break
      }
      let unnamed = descriptor
      descriptor = -1
      defer { close(unnamed) }
      try openNamed()
      try copyAll(from: unnamed, to: descriptor)
    }
    if !replacing, (try? FileStatus(unfollowed: target)) != nil { return false }
    try closeFile()
    guard let path else { return true }
    _ = try uninterrupted { renameFile(path, target) }
    self.path = nil
    return true
  }

  /// What could not be written to its end must not stay.
  private func closeLinked(_ target: String) throws(SystemFailure) {
    do throws(SystemFailure) {
      try closeFile()
    } catch {
      unlink(target)
      throw error
    }
  }

  private func closeFile() throws(SystemFailure) {
    let status = close(descriptor)
    descriptor = -1
    guard status == 0 || errno == EINTR else { throw .last }
  }
}

private func renameFile(_ old: String, _ new: String) -> Int32 { rename(old, new) }
