/// The git repository around a folder.
package enum GitRepository {
  /// The beginning of the paths of files at the top of the repository that a folder is in or
  /// will be in: empty, `../`, or `one/`; nil when there is none.
  ///
  /// Folders above are looked for by the path as it is written, so that the answer is as short
  /// as a person would write it.
  package static func top(around folder: String) -> String? {
    var current = ScenePath.prefix(folder)
    while true {
      if (try? FileStatus(path: current + ".git")) != nil { return current }
      let above = parent(of: current)
      let here = try? FileStatus(path: current.isEmpty ? "." : current)
      // The top of the file system is its own parent.
      if let here, here.identity == (try? FileStatus(path: above.isEmpty ? "." : above))?.identity {
        return nil
      }
      guard above.utf8.count < 4096 else { return nil }
      current = above
    }
  }

  /// The prefix of the folder above one; both as `ScenePath.prefix` writes them.
  private static func parent(of prefix: String) -> String {
    guard prefix != "/" else { return "/" }
    let name = ScenePath.baseName(String(prefix.dropLast()))
    guard !name.isEmpty, name != ".", name != ".." else { return prefix + "../" }
    return String(prefix.dropLast(name.count + 1))
  }
}
