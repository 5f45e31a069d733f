/// The absolute paths of folders without symbolic links, each looked up once.
struct RealFolders {
  private var known: [String: String] = [:]

  /// The path of a folder; of one that does not exist the path that it would have.
  mutating func path(of folder: String) -> String {
    if let known = known[folder] { return known }
    let outer = ScenePath.folder(of: folder)
    let real =
      realPath(folder)
      ?? (outer == folder ? folder : ScenePath.prefix(path(of: outer)) + ScenePath.baseName(folder))
    known[folder] = real
    return real
  }
}
