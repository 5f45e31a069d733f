import SceneConfig

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The scenes of one folder and of the folders below it.
///
/// What is hidden (a name that begins with '.', so `.build` and `.git` too) is passed over, and
/// what the configuration of its folder excludes, and what git ignores.
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
    /// The configuration that applies to it.
    let configuration: Int?
  }

  private(set) var scenes: [Scene] = []
  private(set) var failures: [BatchError] = []
  /// The folders that were searched, and the files of ignore patterns in them.
  private(set) var searched: [String] = []
  /// Whether something was passed over that is excluded or ignored.
  private(set) var hasExclusions = false
  private let prefix: String
  private let configurations: ConfigurationTable
  private var pending: [PendingFolder] = []

  /// Searches a folder whose files' names begin with `prefix`; it may be excluded itself.
  init(_ folder: String, prefix: String, _ configurations: ConfigurationTable) {
    self.prefix = prefix
    self.configurations = configurations
    let root = realPath(folder) ?? folder
    var scope = FolderScope(
      path: root, configuration: configurations.number(forFolder: root),
      git: GitScope.around(ScenePath.folder(of: root)))
    scope.isIncluded = scope.configuration.flatMap { configurations.loaded[$0] }?
      .includesFolder(Array(root.utf8))
    pending = [PendingFolder(path: "", scope: scope)]
    while let folder = pending.popLast() {
      let path = prefix + folder.path
      do throws(SystemFailure) {
        try search(folder, at: path.isEmpty ? "." : path)
      } catch {
        failures.append(.unreadable(path.isEmpty ? "." : path, reason: error.reason))
      }
    }
  }

  private mutating func search(
    _ folder: PendingFolder, at path: String
  ) throws(SystemFailure) {
    guard let stream = opendir(path) else { throw .last }
    defer { closedir(stream) }
    let identity = try FileStatus(descriptor: dirfd(stream)).identity
    var listing = FolderListing()
    while true {
      errno = 0
      guard let entry = readdir(stream) else { break }
      let type = Int32(entry.pointee.d_type)
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(validatingCString: $0) }
      }
      if let name {
        listing.note(name, type)
      } else {
        failures.append(
          .unreadable(path, reason: "it holds a name that is not UTF-8; rename that file"))
      }
    }
    let failure = errno == 0 ? nil : SystemFailure.last
    searched.append(
      path.count > 1 && ScenePath.hasSuffix(path, "/") ? String(path.dropLast()) : path)
    if listing.hasGitignore { searched.append(ScenePath.prefix(path) + ".gitignore") }
    let scope = folder.scope.entering(listing, configurations)
    for entry in listing.entries { take(entry, of: folder.path, scope, identity) }
    if let failure { throw failure }
  }

  private mutating func take(
    _ entry: FolderListing.Entry, of folder: String, _ scope: FolderScope,
    _ identity: FileIdentity
  ) {
    let configuration = scope.configuration.map { configurations.loaded[$0] }
    let isScene = ScenePath.isSceneName(entry.name)
    let isCandidate = isScene || configuration?.configuration.include != nil
    let kind = kind(entry.type, prefix + folder + entry.name, isCandidate: isCandidate)
    guard kind == .folder || kind == .regular && isCandidate else { return }
    let judgement = scope.judge(entry.name, kind, isScene: isScene, configuration)
    if judgement.isExcluded { hasExclusions = true }
    guard judgement.isTaken else { return }
    if kind == .regular {
      scenes.append(
        Scene(
          folder: identity, path: folder + entry.name, configuration: scope.configuration))
    } else {
      let inner = scope.below(entry.name, isIncluded: judgement.includesFolder)
      pending.append(PendingFolder(path: folder + entry.name + "/", scope: inner))
    }
  }

  /// What an entry counts as; a link that leads nowhere is a file, so that a scene of that
  /// name is reported.
  private func kind(_ type: Int32, _ path: String, isCandidate: Bool) -> FileStatus.Kind {
    switch type {
    case Int32(DT_DIR): return .folder
    case Int32(DT_REG): return .regular
    case Int32(DT_LNK): return isCandidate ? linkKind(path) : .other
    case Int32(DT_UNKNOWN):
      guard let status = try? FileStatus(unfollowed: path) else { return .regular }
      return status.kind == .other && isCandidate ? linkKind(path) : status.kind
    default: return .other
    }
  }

  private func linkKind(_ path: String) -> FileStatus.Kind {
    guard let status = try? FileStatus(path: path) else { return .regular }
    return status.kind == .folder ? .other : status.kind
  }
}

/// A folder still to search.
private struct PendingFolder {
  /// Its path below the folder of the search, empty or ending in '/'.
  let path: String
  let scope: FolderScope
}

/// What stands in a folder, but for what is hidden.
struct FolderListing {
  struct Entry {
    let name: String
    /// As `readdir` gives it.
    let type: Int32
  }

  private(set) var entries: [Entry] = []
  private(set) var hasConfiguration = false
  private(set) var hasGit = false
  private(set) var hasGitignore = false

  mutating func note(_ name: String, _ type: Int32) {
    guard name.utf8.first == UInt8(ascii: ".") else {
      return entries.append(Entry(name: name, type: type))
    }
    switch name {
    case Configuration.fileName: hasConfiguration = true
    case ".git": hasGit = true
    case ".gitignore": hasGitignore = true
    default: break
    }
  }
}
