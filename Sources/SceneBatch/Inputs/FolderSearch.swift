#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The scenes of one folder and of the folders below it.
///
/// What is hidden (a name that begins with '.', so `.build` and `.git` too) is passed over.
/// Symbolic links to files count; links to folders are not followed, so that no loop exists.
/// The order is the file system's. A folder that cannot be read is a failure; the search goes
/// on with the others.
struct FolderSearch {
  /// A scene that was found.
  struct Scene {
    /// The folder that holds it, whatever path leads there.
    let folder: FileIdentity
    /// The path below the folder of the search: `sub/orbit.scene.yaml`.
    let path: String
  }

  private(set) var scenes: [Scene] = []
  private(set) var failures: [BatchError] = []
  private let prefix: String
  /// Folders still to search, each empty or ending in '/'.
  private var pending = [""]

  /// Searches the folder whose files' names begin with `prefix`.
  init(prefix: String) {
    self.prefix = prefix
    while let folder = pending.popLast() {
      let path = prefix + folder
      do throws(SystemFailure) {
        try search(folder, at: path.isEmpty ? "." : path)
      } catch {
        failures.append(.unreadable(path.isEmpty ? "." : path, reason: error.reason))
      }
    }
  }

  private mutating func search(_ folder: String, at path: String) throws(SystemFailure) {
    guard let stream = opendir(path) else { throw .last }
    defer { closedir(stream) }
    let identity = try FileStatus(descriptor: dirfd(stream)).identity
    while true {
      errno = 0
      guard let entry = readdir(stream) else { break }
      let type = Int32(entry.pointee.d_type)
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(validatingCString: $0) }
      }
      if let name {
        note(name, type, in: folder, identity)
      } else {
        failures.append(
          .unreadable(path, reason: "it holds a name that is not UTF-8; rename that file"))
      }
    }
    if errno != 0 { throw .last }
  }

  private mutating func note(
    _ name: String, _ type: Int32, in folder: String, _ identity: FileIdentity
  ) {
    guard name.utf8.first != UInt8(ascii: ".") else { return }
    let isScene = ScenePath.isSceneName(name)
    switch kind(type, prefix + folder + name, isScene: isScene) {
    case .folder: pending.append(folder + name + "/")
    case .regular where isScene: scenes.append(Scene(folder: identity, path: folder + name))
    default: break
    }
  }

  /// What an entry counts as; a link that leads nowhere is a file, so that a scene of that
  /// name is reported.
  private func kind(_ type: Int32, _ path: String, isScene: Bool) -> FileStatus.Kind {
    switch type {
    case Int32(DT_DIR): return .folder
    case Int32(DT_REG): return .regular
    case Int32(DT_LNK): return isScene ? linkKind(path) : .other
    case Int32(DT_UNKNOWN):
      guard let status = try? FileStatus(unfollowed: path) else { return .regular }
      return status.kind == .other && isScene ? linkKind(path) : status.kind
    default: return .other
    }
  }

  private func linkKind(_ path: String) -> FileStatus.Kind {
    guard let status = try? FileStatus(path: path) else { return .regular }
    return status.kind == .folder ? .other : status.kind
  }
}
