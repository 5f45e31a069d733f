#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The absolute path of something without symbolic links; nil when it does not exist.
func realPath(_ path: String) -> String? {
  guard let resolved = realpath(path, nil) else { return nil }
  defer { free(resolved) }
  return String(validatingCString: resolved)
}

/// The bytes of a file of ignore patterns; nil when there is none, or it cannot be read.
///
/// Symbolic links are not followed, as git does not.
func readPatterns(_ path: String) -> [UInt8]? {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
  guard descriptor >= 0 else { return nil }
  defer { close(descriptor) }
  guard let status = try? FileStatus(descriptor: descriptor), status.kind == .regular else {
    return nil
  }
  return try? readAll(descriptor, status, limit: 32 << 20)
}
