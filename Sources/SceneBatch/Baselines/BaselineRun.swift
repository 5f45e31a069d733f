import SceneConfig
import SceneEmit
package import SceneSource

/// The baselines of a run: what is known of each scene's findings, and what is to be known.
package final class BaselineRun {
  /// Which baselines take part.
  package struct Request: Sendable {
    /// The baseline of all scenes; nil: those of their configurations.
    package let file: String?
    /// The baseline to write.
    package let written: String?

    /// Makes a request.
    package init(file: String?, written: String?) {
      self.file = file
      self.written = written
    }
  }

  private let inputs: [Input]
  private var files: [BaselineFile] = []
  /// The number in `files` by the number of the configuration.
  private var byConfiguration: [Int: Int] = [:]
  private let isOneForAll: Bool
  private var folders = RealFolders()
  private let target: (path: String, folder: String, file: ReportFile)?
  private var found: [KnownFinding] = []

  /// Reads the baselines; nil when there are none.
  package init?(_ request: Request, _ list: InputList) throws(BatchError) {
    inputs = list.inputs
    isOneForAll = request.file != nil
    target = try Self.target(request.written, list, &folders)
    var numbers: [String: Int] = [:]
    let named = list.configurations.enumerated().compactMap { number, loaded in
      loaded.configuration.baseline.map { (number, ScenePath.relativeToHere(loaded.path(of: $0))) }
    }
    for (number, path) in request.file.map({ [(-1, $0)] }) ?? named {
      let mayBeMissing = target.map { Self.isSame($0.path, path, &folders) } ?? false
      if numbers[path] == nil {
        files.append(try BaselineFile(path, mayBeMissing: mayBeMissing, list, &folders))
        numbers[path] = files.count - 1
      }
      byConfiguration[number] = numbers[path]
    }
    if files.isEmpty, target == nil { return nil }
  }

  /// What is new of the findings of the scene of a number; nothing when a baseline is written,
  /// since all of it is known then.
  package func new(_ diagnostics: [Diagnostic], of source: SourceFile, _ number: Int)
    -> [Diagnostic]
  {
    let path = Self.absolutePath(source.name, &folders)
    if let target {
      let name = ScenePath.relative(path, to: target.folder)
      let known = KnownFinding.all(in: source, named: name, diagnostics)
      found += known
    }
    let key = isOneForAll ? -1 : inputs[number].configuration ?? -2
    guard let file = byConfiguration[key] else { return target == nil ? diagnostics : [] }
    let name = ScenePath.relative(path, to: files[file].folder)
    files[file].checked.insert(name)
    guard target == nil else { return [] }
    let (new, stale) = files[file].baseline.compare(diagnostics, of: source, at: name)
    files[file].stale += stale
    return new
  }

  /// The findings about the baselines themselves.
  package var stale: [(source: SourceFile, diagnostics: [Diagnostic])] {
    files.map { ($0.baseline.source, $0.rules.applied(to: $0.stale).inReportOrder()) }
      .filter { !$0.1.isEmpty }
      .sorted { ScenePath.precedes($0.source.name, $1.source.name) }
  }

  /// Writes the baseline that is asked for; answers what was written, as a sentence without a
  /// full stop.
  ///
  /// What older baselines know of scenes that were not checked is kept as long as these exist.
  package func write() throws(BatchError) -> String? {
    guard let target else { return nil }
    let findings = found + keptFindings(for: target.folder)
    target.file.write(baselineJSON(findings))
    try target.file.finish()
    let count = findings.reduce(0) { $0 + $1.count }
    return "wrote \(count) \(count == 1 ? "finding" : "findings") to \(quotedPath(target.path))"
  }

  private func keptFindings(for folder: String) -> [KnownFinding] {
    files.flatMap { file in
      file.baseline.findings.compactMap { finding -> KnownFinding? in
        guard !file.checked.contains(finding.file) else { return nil }
        let path = ScenePath.absolute(finding.file, in: file.folder)
        guard (try? FileStatus(path: path)) != nil else { return nil }
        return KnownFinding(
          file: ScenePath.relative(path, to: folder), key: finding.key, count: finding.count,
          message: finding.message)
      }
    }
  }

  private static func isSame(_ a: String, _ b: String, _ folders: inout RealFolders) -> Bool {
    absolutePath(a, &folders) == absolutePath(b, &folders)
  }

  private static func absolutePath(_ name: String, _ folders: inout RealFolders) -> String {
    let folder = folders.path(of: ScenePath.folder(of: name))
    return ScenePath.prefix(folder) + ScenePath.baseName(name)
  }

  private static func target(
    _ path: String?, _ list: InputList, _ folders: inout RealFolders
  ) throws(BatchError) -> (path: String, folder: String, file: ReportFile)? {
    guard let path else { return nil }
    guard path != "-" else { throw .usage("'--write-baseline' names a file") }
    guard !ScenePath.isSceneName(path) else {
      throw .usage(
        "\(quotedPath(path)) is named as a scene; write the baseline to another file")
    }
    let file = try ReportFile(path, besides: RunFiles(list))
    return (path, folders.path(of: ScenePath.folder(of: path)), file)
  }
}
