/// Whether a file that the command names would be passed over if a search came by it.
///
/// Each folder on the way is judged by the configuration that applies where it stands, as in a
/// search from the top; what git ignores is left to git, which does not hand such files on.
struct ForcedExclusion {
  private let configurations: ConfigurationTable
  private var folders: [String: Bool] = [:]

  init(_ configurations: ConfigurationTable) { self.configurations = configurations }

  /// Whether an absolute path, or a folder above it, is excluded.
  mutating func excludes(_ path: String, isFolder: Bool) -> Bool {
    let folder = ScenePath.folder(of: path)
    guard folder != path, folder != "." else { return false }
    if excludesFolder(folder) { return true }
    guard let number = configurations.number(forFolder: folder) else { return false }
    return configurations.loaded[number].excludes(Array(path.utf8), isFolder: isFolder)
  }

  private mutating func excludesFolder(_ folder: String) -> Bool {
    if let known = folders[folder] { return known }
    let result = excludes(folder, isFolder: true)
    folders[folder] = result
    return result
  }
}
