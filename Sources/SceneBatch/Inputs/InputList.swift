import SceneCompiler
import SceneConfig
import SceneSource

/// The scenes that a command line names, in the order of their names' bytes.
///
/// The order does not depend on the order of the arguments or on the file system. A file
/// that is named twice, also as `a` and `./a` or by itself and with its folder, comes once,
/// as the first PATH names it.
package struct InputList {
  /// The scenes, in the order of every report.
  package private(set) var inputs: [Input] = []
  /// The scenes that are left to the other parts of the run.
  private(set) var others: [Input] = []
  /// The part of the scenes that is taken; nil: all.
  let shard: Shard?
  /// Folders that could not be searched, and configurations that could not be read.
  package private(set) var failures: [BatchError] = []
  /// The folders in which scenes were looked for, and what git ignores in them, in order.
  private(set) var searched: [String] = []
  /// Why a folder has no scenes, where that is accepted; nil: each has some.
  package private(set) var emptyFolder: BatchError?
  /// The file of the names beside the PATHs; nil: there is none.
  let namesPath: String?
  /// How many seconds it took to find them.
  package private(set) var seconds = 0.0
  /// The configurations that apply to the scenes, or would to those that are excluded.
  package var configurations: [LoadedConfiguration] { table.loaded }

  /// The configurations about which there is something to say, in the order of their names.
  package var configurationsToReport: [LoadedConfiguration] {
    configurations.filter { !$0.parsed.diagnostics.isEmpty }
      .sorted { ScenePath.precedes($0.source.name, $1.source.name) }
  }

  /// What the configuration that applies in a folder says of rules.
  func rules(inFolder folder: String) -> RuleSettings {
    table.number(forFolder: folder).map { configurations[$0].options.rules } ?? RuleSettings()
  }

  /// How configurations take part.
  package struct Selection: Sendable {
    /// Which apply.
    package var configuration = ConfigurationChoice.nearest
    /// Whether what they exclude stays excluded when it is named.
    package var forcesExclusion = false
    /// Names of files and folders beside the PATHs, none of which is standard input.
    package var names: NameList?
    /// The part of the scenes to take; nil: all.
    package var shard: Shard?
    /// Whether a folder may have no scenes.
    package var acceptsEmptyFolders = false

    /// The nearest configurations, which do not exclude what is named.
    package init() {}
  }

  /// A file by the folder that holds it and its name, whatever path leads to the folder.
  private struct Key: Hashable {
    let folder: FileIdentity?
    let name: [UInt8]
  }
  private var known: Set<Key> = []
  /// One PATH names nothing twice, and need not be remembered.
  private let canRepeat: Bool
  private var folders: [[UInt8]: FileIdentity] = [:]
  private let table: ConfigurationTable
  private let forcesExclusion: Bool
  private let acceptsEmptyFolders: Bool
  private var exclusion: ForcedExclusion
  private var realFolders = RealFolders()

  /// Looks up the PATHs: files of any name, folders, `-` for standard input; none is `.`, unless
  /// there is a list of names.
  ///
  /// A path that does not exist is an input: reading it says what is wrong. A folder without
  /// scenes is a usage error, unless they are excluded by force.
  package init(
    _ paths: [String], standardInputName: String?, _ selection: Selection = Selection()
  ) throws(BatchError) {
    let stopwatch = Stopwatch()
    let table = try ConfigurationTable(selection.configuration)
    self.table = table
    exclusion = ForcedExclusion(table)
    forcesExclusion = selection.forcesExclusion
    acceptsEmptyFolders = selection.acceptsEmptyFolders
    let names = selection.names?.names ?? []
    namesPath = selection.names?.path
    canRepeat = paths.count + names.count > 1
    failures = selection.names?.failures ?? []
    shard = selection.shard
    for path in paths.isEmpty && selection.names == nil ? ["."] : paths {
      if path == "-" { addStandardInput(standardInputName) } else { try add(path) }
    }
    for name in names { try add(name) }
    failures += table.failures
    inputs.sort { ScenePath.precedes($0.name, $1.name) }
    searched.sort(by: ScenePath.precedes)
    if let shard = selection.shard { take(shard) }
    seconds = stopwatch.seconds
  }

  private mutating func take(_ shard: Shard) {
    let isOwn = inputs.map { shard.contains($0.name) }
    others = zip(inputs, isOwn).filter { !$1 }.map(\.0)
    inputs = zip(inputs, isOwn).filter { $1 }.map(\.0)
  }

  private mutating func add(_ path: String) throws(BatchError) {
    if (try? FileStatus(path: path))?.kind == .folder {
      try addFolder(path)
    } else {
      addFile(path)
    }
  }

  private mutating func addFile(_ path: String) {
    let real = realFolders.path(of: ScenePath.folder(of: path))
    guard !isExcluded(ScenePath.baseName(path), in: real) else { return }
    let input = Input.file(path).configured(by: table.number(forFolder: real))
    guard canRepeat else { return inputs.append(input) }
    let folder = identity(ofFolder: ScenePath.folder(of: path))
    let name = folder == nil ? path : ScenePath.baseName(path)
    add(input, Key(folder: folder, name: Array(name.utf8)))
  }

  private mutating func addFolder(_ folder: String) throws(BatchError) {
    let prefix = ScenePath.prefix(folder)
    if forcesExclusion, let real = realPath(folder), exclusion.excludes(real, isFolder: true) {
      return
    }
    let search = FolderSearch(folder, prefix: prefix, table)
    if search.scenes.isEmpty, search.failures.isEmpty, !(forcesExclusion && search.hasExclusions) {
      let failure = BatchError.noScenes(in: folder, search, table)
      guard acceptsEmptyFolders else { throw failure }
      emptyFolder = emptyFolder ?? failure
    }
    failures += search.failures
    searched += search.searched
    for scene in search.scenes {
      let name = ScenePath.baseName(scene.path)
      let subfolder = scene.path.utf8.dropLast(name.utf8.count)
      add(
        .file(prefix + scene.path, subfolder: String(Substring(subfolder)))
          .configured(by: scene.configuration),
        Key(folder: scene.folder, name: Array(name.utf8)))
    }
  }

  private mutating func addStandardInput(_ name: String?) {
    let folder = realFolders.path(of: name.map(ScenePath.folder) ?? ".")
    if let name, isExcluded(ScenePath.baseName(name), in: folder) { return }
    let input = Input.standardInput(name: name).configured(by: table.number(forFolder: folder))
    add(input, Key(folder: nil, name: []))
  }

  private mutating func isExcluded(_ name: String, in folder: String) -> Bool {
    guard forcesExclusion else { return false }
    return exclusion.excludes(ScenePath.prefix(folder) + name, isFolder: false)
  }

  private mutating func add(_ input: Input, _ key: Key) {
    if !canRepeat || known.insert(key).inserted { inputs.append(input) }
  }

  private mutating func identity(ofFolder path: String) -> FileIdentity? {
    let key = Array(path.utf8)
    if let known = folders[key] { return known }
    guard let status = try? FileStatus(path: path) else { return nil }
    folders[key] = status.identity
    return status.identity
  }
}

extension BatchError {
  fileprivate static func noScenes(
    in folder: String, _ search: FolderSearch, _ table: ConfigurationTable
  ) -> BatchError {
    let isRestricted =
      search.hasExclusions || table.loaded.contains { $0.configuration.include != nil }
    return .usage(
      "no scenes in \(quotedPath(folder)): looked for *.scene.yaml and *.scene.yml in it and "
        + "in the folders below it"
        + (isRestricted ? ", but for what is excluded; see 'scenec config'" : ""))
  }
}
