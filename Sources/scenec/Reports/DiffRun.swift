import SceneBatch
import SceneCompiler
import SceneConfig
import SceneEmit
import SceneSource

/// A run over scenes that prints what their fixes would change.
struct DiffRun {
  private let arguments: ParsedArguments
  private let folder = currentFolder()

  init(_ arguments: ParsedArguments) { self.arguments = arguments }

  /// Prints the diffs of all scenes; how much would be fixed is said on standard error.
  func run(_ list: InputList, _ request: FixRequest) -> ExitStatus {
    let writer = StreamWriter(.output)
    var failures = FailureList(list.failures)
    for configuration in list.configurationsToReport where configuration.parsed.hasErrors {
      let name = quotedPath(configuration.source.name)
      failures.add(.usage("\(name) has errors, which 'scenec lint' reports; mend them first"))
    }
    var (fixed, found) = (0, 0)
    let jobs = arguments.jobs(for: list)
    Batch(list, .fix(request)).run(jobs: jobs) { outcome in
      switch outcome {
      case .fixed(let scene, _):
        write(scene, to: writer)
        fixed += scene.fixedCount
        found += scene.fixedCount + scene.result.diagnostics.count
      case .unreadable(let failure): failures.add(failure)
      case .checked: break
      }
      return writer.failure == nil
    }
    if let failure = writer.failure { failures.add(failure) }
    if fixed > 0, !arguments.has(.quiet) {
      StreamWriter(.error).write("scenec: '--fix' would fix \(fixed) of \(found)\n")
    }
    let changes: ExitStatus = fixed > 0 && !arguments.has(.exitZero) ? .findings : .success
    return failures.report() ?? changes
  }

  private func write(_ scene: FixedSource, to writer: StreamWriter) {
    guard scene.isChanged else { return }
    let source = scene.original.source
    var buffer = OutputBuffer(sink: writer.write)
    UnifiedDiff(source, scene.edits, name: diffName(source.name)).write(to: &buffer)
    buffer.flush()
  }

  /// A file's name below the current folder, as the programs that apply diffs want it.
  private func diffName(_ name: String) -> String {
    var path = name[...]
    if let folder, path.utf8.starts(with: (folder + "/").utf8) {
      path = path.dropFirst(folder.count + 1)
    }
    while path.hasPrefix("./") { path = path.dropFirst(2) }
    return String(path.drop { $0 == "/" })
  }
}
