/// The scenes that a command line names, in the order of their names' bytes.
///
/// The order does not depend on the order of the arguments or on the file system. A file
/// that is named twice, also as `a` and `./a` or by itself and with its folder, comes once,
/// as the first PATH names it.
package struct InputList: Sendable {
  /// The scenes, in the order of every report.
  package private(set) var inputs: [Input] = []
  /// Folders that could not be searched.
  package private(set) var failures: [BatchError] = []

  /// A file by the folder that holds it and its name, whatever path leads to the folder.
  private struct Key: Hashable {
    let folder: FileIdentity?
    let name: [UInt8]
  }
  private var known: Set<Key> = []
  /// One PATH names nothing twice, and need not be remembered.
  private let canRepeat: Bool
  private var folders: [[UInt8]: FileIdentity] = [:]

  /// Looks up the PATHs: files of any name, folders, `-` for standard input; none is `.`.
  ///
  /// A path that does not exist is an input: reading it says what is wrong. A folder without
  /// scenes is a usage error.
  package init(_ paths: [String], standardInputName: String?) throws(BatchError) {
    canRepeat = paths.count > 1
    for path in paths.isEmpty ? ["."] : paths {
      if path == "-" {
        let input = Input.standardInput(name: standardInputName)
        add(input, Key(folder: nil, name: []))
      } else if (try? FileStatus(path: path))?.kind == .folder {
        try addFolder(path)
      } else {
        addFile(path)
      }
    }
    inputs.sort { ScenePath.precedes($0.name, $1.name) }
  }

  private mutating func addFile(_ path: String) {
    guard canRepeat else { return inputs.append(.file(path)) }
    let folder = identity(ofFolder: ScenePath.folder(of: path))
    let name = folder == nil ? path : ScenePath.baseName(path)
    add(.file(path), Key(folder: folder, name: Array(name.utf8)))
  }

  private mutating func addFolder(_ folder: String) throws(BatchError) {
    let prefix = ScenePath.prefix(folder)
    let search = FolderSearch(prefix: prefix)
    if search.scenes.isEmpty, search.failures.isEmpty {
      throw .usage(
        "no scenes in \(quotedPath(folder)): looked for *.scene.yaml and *.scene.yml in it and "
          + "in the folders below it")
    }
    failures += search.failures
    for scene in search.scenes {
      let name = ScenePath.baseName(scene.path)
      let subfolder = scene.path.utf8.dropLast(name.utf8.count)
      add(
        .file(prefix + scene.path, subfolder: String(Substring(subfolder))),
        Key(folder: scene.folder, name: Array(name.utf8)))
    }
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
