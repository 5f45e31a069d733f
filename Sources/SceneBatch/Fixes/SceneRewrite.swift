package import SceneSource

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A scene that is written over itself, without the loss of somebody else's edit.
///
/// The new bytes go to a temporary file with the scene's permissions, in the folder of the file
/// that symbolic links lead to. Right before it takes the scene's name the scene is read again,
/// and if it is not what it was the temporary file goes instead. Hard links to the scene keep
/// the old text.
package struct SceneRewrite {
  private let source: SourceFile
  private let number: Int

  /// Takes the scene as it was read; scenes that are written at a time have different numbers.
  package init(_ source: SourceFile, number: Int) {
    self.source = source
    self.number = number
  }

  /// Writes the new bytes; after a failure the file is as it was.
  package func write(_ bytes: [UInt8]) throws(BatchError) {
    do throws(SystemFailure) {
      let target = try resolvedPath(source.name)
      let status = try FileStatus(path: target)
      guard status.kind == .regular else { throw .refused("it is no regular file") }
      // The superuser may write whatever the permissions are, but that is what they say.
      guard status.permissions & 0o222 != 0 else { throw .refused("it is read-only") }
      _ = try uninterrupted { access(target, W_OK) }
      try replace(target, status, bytes)
    } catch {
      throw .unwritable(.file(source.name), reason: error.reason)
    }
  }

  private func replace(
    _ target: String, _ status: FileStatus, _ bytes: [UInt8]
  ) throws(SystemFailure) {
    let file = try TemporaryFile(in: ScenePath.folder(of: target), number: number)
    try file.copyPermissions(of: status)
    try writeAll(file.descriptor, bytes)
    let now = try currentBytes(target, limit: max(source.bytes.count, bytes.count) + 1)
    // Another path to the same file, as a link to it, may have led to the same fixes.
    if now == bytes { return }
    guard now == source.bytes else {
      throw .refused("it has changed since it was read; run scenec again")
    }
    try file.rename(to: target)
  }

  /// The bytes of a file, cut off where it is longer than it should be.
  private func currentBytes(_ path: String, limit: Int) throws(SystemFailure) -> [UInt8] {
    let descriptor = try uninterrupted { open(path, O_RDONLY | O_CLOEXEC) }
    defer { close(descriptor) }
    return try readAll(descriptor, expected: source.bytes.count, limit: limit)
  }
}

/// The absolute path of a file, all symbolic links followed.
private func resolvedPath(_ path: String) throws(SystemFailure) -> String {
  guard let resolved = realpath(path, nil) else { throw .last }
  defer { free(resolved) }
  return String(cString: resolved)
}
