#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Temporary files that killed processes left, removed where new ones are made.
///
/// A run that was killed leaves work to do in the same folders, so whoever does it comes by. Each
/// folder is looked through once in a process.
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
