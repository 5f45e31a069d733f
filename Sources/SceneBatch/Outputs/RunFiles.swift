import SceneSource

/// The files that a run reads and its outputs, over which nothing else may be written.
package struct RunFiles {
  private var groups: [(what: String, paths: [String])] = []

  /// The files of the scenes of a list, also of its other parts, of its configurations, of the
  /// list itself, and of a plan's outputs.
  package init(_ list: InputList, _ plan: OutputPlan? = nil) {
    self.init((list.inputs + list.others).filter { !$0.isStandardInput })
    groups.append(("a configuration", list.configurations.map(\.source.name)))
    groups.append(("the list of names", list.namesPath.map { [$0] } ?? []))
    let targets = plan.map { $0.targets + $0.otherTargets } ?? []
    groups.append(
      (
        "an output",
        targets.compactMap { if case .file(let path) = $0 { path } else { nil } }
      ))
  }

  /// The files of inputs that are no scenes.
  package init(_ inputs: [Input]) { groups = [("an input", inputs.map(\.name))] }

  /// A usage error if a path leads to one of the files, now or when that is written.
  func expectNone(at path: String, after option: String? = nil) throws(BatchError) {
    let status = try? FileStatus(path: path)
    let identity = status?.kind == .regular ? status?.identity : nil
    let name = ScenePath.baseName(path)
    var folders = RealFolders()
    let folder = folders.path(of: ScenePath.folder(of: path))
    for (what, paths) in groups {
      for other in paths {
        let isSame =
          ScenePath.baseName(other) == name
          && folders.path(of: ScenePath.folder(of: other)) == folder
        let isLinked = identity != nil && (try? FileStatus(path: other))?.identity == identity
        guard isSame || isLinked else { continue }
        throw .usage(
          "\(quotedPath(path)) is \(what) and would be overwritten; name another file"
            + (option.map { " after '\($0)'" } ?? ""))
      }
    }
  }
}
