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
    var folders = RealFolders()
    var last: (written: String, realPrefix: String)?
    var resolved: [OutputPlan.Target] = []
    resolved.reserveCapacity(targets.count)
    for target in targets {
      guard case .file(let path) = target else { continue }
      let folder = ScenePath.folder(of: path)
      if last?.written != folder {
        let real = folders.path(of: folder)
        try expectInside(top, real, path)
        last = (folder, ScenePath.prefix(real))
      }
      resolved.append(.file((last?.realPrefix ?? "") + ScenePath.baseName(path)))
    }
    return resolved
  }

  private func expectInside(
    _ top: String, _ real: String, _ output: String
  ) throws(BatchError) {
    guard real != top, !real.utf8.starts(with: ScenePath.prefix(top).utf8) else { return }
    throw .usage(
      "\(quotedPath(output)) would be written outside of \(quotedPath(path)): its folder is "
        + "\(quotedPath(real)) by a symbolic link; remove the link, or name that folder as OUT")
  }
}
