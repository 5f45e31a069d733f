import SceneConfig
import SceneSource

/// Which changes in a folder may change a run.
struct WatchedNames {
  /// Whether scenes are looked for in the folder.
  var isSearched = false
  /// Whether files count that are not named as scenes, since a configuration may take them.
  var takesAnyFile = false
  /// Names that count in any case.
  var names: Set<String> = []

  /// Whether a change of an entry may matter.
  func contains(_ name: String, isFolder: Bool) -> Bool {
    if names.contains(name) || Self.settings.contains(name) { return true }
    guard isSearched, name.utf8.first != UInt8(ascii: ".") else { return false }
    return isFolder || takesAnyFile || ScenePath.isSceneName(name)
  }

  /// The names of files that say which scenes count, and how.
  private static let settings: Set = [Configuration.fileName, ".gitignore"]
}

extension InputList {
  /// The folders whose changes may change the run, by their absolute paths without symbolic
  /// links: those that were searched, those of files that were named, and all above them, where a
  /// configuration may appear; `others` are files that the run reads beside the scenes.
  package func watchedFolders(_ others: [String]) -> WatchedFolders {
    let takesAnyFile = configurations.contains { $0.configuration.include != nil }
    var folders = WatchedFolders()
    for path in searched where ScenePath.baseName(path) != ".gitignore" {
      folders.change(path) {
        $0.isSearched = true
        $0.takesAnyFile = takesAnyFile
      }
    }
    for path in inputs.filter({ !$0.isStandardInput }).map(\.name) + filesBeside(others) {
      folders.add(file: path)
    }
    folders.addFoldersAbove()
    return folders
  }

  /// The files beside the scenes that a run reads.
  private func filesBeside(_ others: [String]) -> [String] {
    others + configurations.map(\.source.name)
      + configurations.compactMap { loaded in loaded.configuration.baseline.map(loaded.path(of:)) }
  }

  /// What the run depends on, as it is now.
  package func snapshot(_ others: [String]) -> RunSnapshot {
    RunSnapshot(
      inputs.filter { !$0.isStandardInput }.map(\.name) + filesBeside(others), failures)
  }
}

/// Folders, and what counts in each.
package struct WatchedFolders {
  private(set) var byPath: [String: WatchedNames] = [:]
  private var realFolders = RealFolders()

  /// Changes what counts in a folder.
  fileprivate mutating func change(_ folder: String, _ body: (inout WatchedNames) -> Void) {
    body(&byPath[realFolders.path(of: folder), default: WatchedNames()])
  }

  /// Adds a file, and the one that a symbolic link leads to.
  fileprivate mutating func add(file: String) {
    change(ScenePath.folder(of: file)) { $0.names.insert(ScenePath.baseName(file)) }
    guard (try? FileStatus(unfollowed: file))?.kind == .other, let real = realPath(file) else {
      return
    }
    change(ScenePath.folder(of: real)) { $0.names.insert(ScenePath.baseName(real)) }
  }

  /// Adds the folders above, in which one of these may be replaced.
  fileprivate mutating func addFoldersAbove() {
    for path in Array(byPath.keys) {
      var inner = path
      while true {
        let outer = ScenePath.folder(of: inner)
        guard outer != inner, outer != "." else { break }
        let isKnown = byPath[outer] != nil
        byPath[outer, default: WatchedNames()].names.insert(ScenePath.baseName(inner))
        if isKnown { break }
        inner = outer
      }
    }
  }
}

/// The files that a run depends on, and what tells their contents from others.
package struct RunSnapshot: Equatable {
  private let stamps: [String: FileStamp?]
  private let failures: [BatchError]

  fileprivate init(_ files: [String], _ failures: [BatchError]) {
    var stamps: [String: FileStamp?] = [:]
    for file in files { stamps[file] = .some((try? FileStatus(path: file))?.stamp) }
    self.stamps = stamps
    self.failures = failures
  }

  /// The files that are new, gone or other ones than before, in order.
  package func changes(since old: RunSnapshot) -> [String] {
    Set(stamps.keys).union(old.stamps.keys)
      .filter { (stamps[$0] ?? nil) != (old.stamps[$0] ?? nil) }
      .sorted(by: ScenePath.precedes)
  }
}
