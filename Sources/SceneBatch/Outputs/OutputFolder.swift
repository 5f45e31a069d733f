/// The folder of the outputs of a run, out of which no symbolic link may lead.
///
/// The folder itself may be a link: the user named it. An output that is a link is replaced, not
/// followed.
struct OutputFolder {
  private let path: String

  init(_ path: String) { self.path = path }

  /// The outputs by paths without symbolic links to folders, as far as they exist; a usage error
  /// if one would be written outside.
  func resolved(
    _ targets: [OutputPlan.Target]
  ) throws(BatchError) -> [OutputPlan.Target] {
    guard let top = realPath(path) else { return targets }
    let prefix = ScenePath.prefix(top)
    var folders = RealFolders()
    var last: (written: String, real: String)?
    var resolved: [OutputPlan.Target] = []
    for target in targets {
      guard case .file(let path) = target else { continue }
      let folder = ScenePath.folder(of: path)
      let real = if let last, last.written == folder { last.real } else { folders.path(of: folder) }
      last = (folder, real)
      guard real == top || real.utf8.starts(with: prefix.utf8) else {
        throw .usage(
          "\(quotedPath(path)) would be written outside of \(quotedPath(self.path)): its folder is "
            + "\(quotedPath(real)) by a symbolic link; remove the link, or name that folder as OUT")
      }
      resolved.append(.file(ScenePath.prefix(real) + ScenePath.baseName(path)))
    }
    return resolved
  }
}
