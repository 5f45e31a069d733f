import SceneConfig
import SceneEmit
import SceneSource

/// A baseline of a run, and what of it is in use.
struct BaselineFile {
  let baseline: Baseline
  /// The absolute path of its folder.
  let folder: String
  /// What the configuration of its folder says of rules.
  let rules: RuleSettings
  /// What is stale, in the order in which it was found.
  var stale: [Diagnostic] = []
  /// The paths of the scenes that were checked, from its folder.
  var checked: Set<String> = []

  /// Reads a baseline, by its path as messages name it.
  ///
  /// One that is missing is empty when it `mayBeMissing`, since it is to be written.
  init(
    _ path: String, mayBeMissing: Bool, _ list: InputList, _ folders: inout RealFolders
  ) throws(BatchError) {
    folder = folders.path(of: ScenePath.folder(of: path))
    rules = list.rules(inFolder: folder)
    if (try? FileStatus(path: path)) == nil {
      guard mayBeMissing else { throw .missingBaseline(path) }
      baseline = Baseline(empty: SourceFile(name: path, bytes: []))
      return
    }
    let source = try Input.file(path).read()
    do throws(BaselineFailure) {
      baseline = try Baseline(source)
    } catch {
      throw .usage(
        "\(quotedPath(path)) is no baseline: line \(error.line): \(error.message); "
          + "'--write-baseline' writes it anew")
    }
  }
}

extension BatchError {
  fileprivate static func missingBaseline(_ path: String) -> BatchError {
    .usage(
      "cannot read the baseline \(quotedPath(path)): no such file or folder; "
        + "'--write-baseline \(printable(path))' writes it")
  }

  private static func printable(_ path: String) -> String {
    String(quotedPath(path).dropFirst().dropLast())
  }
}
