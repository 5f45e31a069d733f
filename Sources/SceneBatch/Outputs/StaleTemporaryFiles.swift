#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Temporary files that killed processes left, removed where new ones are made, and from the
/// folders of a run's outputs though all of these are current.
///
/// Each folder is looked through once in a process.
enum StaleTemporaryFiles {
  private static let lock = QueueLock()
  nonisolated(unsafe) private static var seen: Set<String> = []

  /// Removes the temporary files of dead processes from a folder, the first time it is called
  /// for it.
  static func remove(in folder: String) {
    guard lock.locked({ seen.insert(folder).inserted }) else { return }
    guard let listing = opendir(folder) else { return }
    defer { closedir(listing) }
    while let entry = readdir(listing) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { staleName($0) }
      }
      if let name { removeUnlessInUse(ScenePath.prefix(folder) + name) }
    }
  }

  /// The name of an entry if it is that of a temporary file whose process is gone.
  private static func staleName(_ entry: UnsafePointer<CChar>) -> String? {
    guard strncmp(entry, ".scenec-", 8) == 0 else { return nil }
    let name = String(cString: entry)
    guard name.hasSuffix(".tmp") else { return nil }
    let numbers = name.dropFirst(8).dropLast(4).split(separator: "-")
    guard numbers.count == 2, let process = Int32(numbers[0]), process > 0, Int(numbers[1]) != nil
    else { return nil }
    return kill(process, 0) == -1 && errno == ESRCH ? name : nil
  }

  /// The lock tells of processes that cannot be seen, as those of another container.
  private static func removeUnlessInUse(_ path: String) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unlink(path) }
  }
}

extension OutputPlan {
  /// Removes what killed processes left in the folders of the outputs.
  ///
  /// Not where one file is asked for: a build system that asks for thousands does not pay for
  /// looking through their folder each time.
  func removeStaleTemporaryFiles() {
    guard folder != nil else { return }
    var last = ""
    for case .file(let path) in targets {
      let folder = ScenePath.folder(of: path)
      if folder != last { StaleTemporaryFiles.remove(in: folder) }
      last = folder
    }
  }
}
