#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Files that are made where nothing is yet.
package enum NewFile {
  /// Writes a file, with the folders that are missing.
  ///
  /// False when its name is taken, be it by a symbolic link that leads nowhere: that stays as it
  /// is. A file that cannot be written to its end is removed again.
  package static func write(_ text: String, to path: String) throws(BatchError) -> Bool {
    do throws(SystemFailure) {
      try makeFolder(ScenePath.folder(of: path))
      let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
      let descriptor = try uninterrupted { open(path, flags, 0o666) }
      do throws(SystemFailure) {
        defer { close(descriptor) }
        try writeAll(descriptor, Array(text.utf8))
      } catch {
        unlink(path)
        throw error
      }
      return true
    } catch {
      if error.number == EEXIST { return false }
      throw .unwritable(.file(path), reason: error.reason)
    }
  }
}
