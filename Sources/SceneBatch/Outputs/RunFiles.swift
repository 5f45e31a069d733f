import SceneSource

/// The files that a run reads and its outputs, over which nothing else may be written.
package struct RunFiles {
  private let inputs: [Input]
  private var others: [(what: String, paths: [String])] = []

  /// The files of the scenes of a list, also of its other parts, of its configurations, of the
  /// list itself, and of a plan's outputs.
  package init(_ list: InputList, _ plan: OutputPlan? = nil) {
    inputs = list.inputs + list.others
    let targets = plan.map { $0.targets + $0.otherTargets } ?? []
    let outputs = targets.compactMap { if case .file(let path) = $0 { path } else { nil } }
    others = [
      ("a configuration", list.configurations.map(\.source.name)),
      ("the list of names", list.namesPath.map { [$0] } ?? []), ("an output", outputs),
    ]
  }

  /// The files of some inputs and no others.
  package init(_ inputs: [Input]) { self.inputs = inputs }

  /// A usage error if a path leads to one of the files, now or when that is written.
  func expectNone(at path: String, after option: String? = nil) throws(BatchError) {
    let status = try? FileStatus(path: path)
    let identity = status?.kind == .regular ? status?.identity : nil
    let name = ScenePath.baseName(path)
    var folders = RealFolders()
    let folder = folders.path(of: ScenePath.folder(of: path))
    func isNamed(_ other: String) -> Bool {
      ScenePath.baseName(other) == name
        && folders.path(of: ScenePath.folder(of: other)) == folder
    }
    var found: String?
    // Standard input has no path, but may be a file.
    if inputs.contains(where: {
      !$0.isStandardInput && isNamed($0.name) || identity != nil && $0.identity == identity
    }) {
      found = "an input"
    }
    for (what, paths) in others where found == nil {
      let isOne = paths.contains {
        isNamed($0) || identity != nil && (try? FileStatus(path: $0))?.identity == identity
      }
      if isOne { found = what }
    }
    guard let found else { return }
    throw .usage(
      "\(quotedPath(path)) is \(found) and would be overwritten; name another file"
        + (option.map { " after '\($0)'" } ?? ""))
  }
}
