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

/// What came of giving an unnamed file a name.
enum NamingResult {
  case named
  /// Something has the name.
  case taken
  /// The system does not give names to such files.
  case refused
}

/// Gives an unnamed file a name.
func nameUnnamedFile(_ descriptor: Int32, _ path: String) -> NamingResult {
  #if os(Linux)
    do throws(SystemFailure) {
      do throws(SystemFailure) {
        // `AT_EMPTY_PATH`, which is not imported. Before Linux 6.10 it is for the superuser; then,
        // and where the folder is gone, the answer is `ENOENT`.
        _ = try uninterrupted { linkat(descriptor, "", AT_FDCWD, path, 0x1000) }
      } catch {
        guard error.number == ENOENT else { throw error }
        let source = "/proc/self/fd/\(descriptor)"
        _ = try uninterrupted { linkat(AT_FDCWD, source, AT_FDCWD, path, AT_SYMLINK_FOLLOW) }
      }
      return .named
    } catch {
      return error.number == EEXIST ? .taken : .refused
    }
  #else
    return .refused
  #endif
}

/// Whether open files can be found by a path.
private let descriptorsHavePaths = access("/proc/self/fd", X_OK) == 0
