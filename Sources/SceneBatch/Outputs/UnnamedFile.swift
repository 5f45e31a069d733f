#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A new file without a name in the file system of a folder, open for writing and
/// reading; nil where there are no such files, or none can be made now.
///
/// Linux has them in most local file systems. The kernel looks for no name, and takes one only
/// once, so this is also quicker than a name that is changed.
func unnamedFile(in folder: String) -> Int32? {
  #if os(Linux)
    guard descriptorsHavePaths else { return nil }
    // `O_TMPFILE`, which is not imported: its own bit, and that of folders for older kernels.
    let descriptor = open(folder, 0x40_0000 | O_DIRECTORY | O_RDWR | O_CLOEXEC, 0o666)
    return descriptor >= 0 ? descriptor : nil
  #else
    return nil
  #endif
}

/// Gives an unnamed file a name; false when that is taken, or the system refuses.
func nameUnnamedFile(_ descriptor: Int32, _ path: String) -> Bool {
  let result = try? uninterrupted {
    linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, path, AT_SYMLINK_FOLLOW)
  }
  return result == 0
}

/// Whether open files can be found by a path.
private let descriptorsHavePaths = access("/proc/self/fd", X_OK) == 0
