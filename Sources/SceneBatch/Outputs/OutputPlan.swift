#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where the output of each scene of a run goes.
///
/// A plan that exists is free of collisions: no two scenes write one file, and no output takes
/// the place of an input. Nothing is written by making one.
package struct OutputPlan: Sendable {
  /// Where one output goes.
  package enum Target: Sendable, Equatable {
    case standardOutput
    case file(String)
  }

  /// The targets, in the order of the inputs.
  package let targets: [Target]
  /// The targets of the other parts of the run.
  let otherTargets: [Target]
  /// The folder of the outputs; nil: there is one output.
  let folder: String?
  /// What stood at the targets of the inputs before the run.
  let found: [FoundOutput]

  /// The file of the output of the input of a number; nil for standard output.
  package func file(_ number: Int) -> String? {
    if case .file(let path) = targets[number] { path } else { nil }
  }

  /// Plans the outputs of a run; `fileSuffix` follows each scene's name in a folder.
  ///
  /// What other parts of the run write collides too. Files are looked up on up to `jobs` threads.
  package init(
    _ list: InputList, to destination: OutputDestination, fileSuffix: String, jobs: Int
  ) throws(BatchError) {
    let inputs = list.inputs + list.others
    let own = list.inputs.count
    var isNew = false
    var prefix: String?
    if case .folder(let path) = destination {
      isNew = try Self.expectFolder(path)
      prefix = ScenePath.prefix(path)
    } else {
      try Self.expectOneScene(inputs, destination)
    }
    let sites = inParallel(inputs.count, threads: jobs) { [isNew, prefix] number in
      let input = inputs[number]
      let file = prefix.map { Target.file($0 + input.outputPath(fileSuffix)) }
      return OutputSite(
        file ?? destination.singleTarget, of: input, isEmpty: isNew, looksUp: number < own)
    }
    let all = sites.map(\.target)
    targets = Array(all[..<own])
    otherTargets = Array(all[own...])
    found = sites[..<own].map(\.found)
    var paths = all
    if case .folder(let path) = destination {
      folder = path
      paths = try OutputFolder(path).resolved(all)
    } else {
      folder = nil
    }
    try Self.expectDistinctFiles(inputs, paths)
    try expectNoInputReplaced(inputs, sites, jobs)
  }

  private static func expectOneScene(
    _ inputs: [Input], _ destination: OutputDestination
  ) throws(BatchError) {
    guard inputs.count > 1 else { return }
    throw .usage(
      "-o \(quotedPath(destination.text)) takes one scene, found \(inputs.count); "
        + "name a folder instead")
  }

  /// Answers whether there is nothing yet.
  private static func expectFolder(_ path: String) throws(BatchError) -> Bool {
    let status: FileStatus
    do throws(SystemFailure) {
      status = try FileStatus(path: path)
    } catch {
      return error.number == ENOENT
    }
    guard status.kind != .folder else { return false }
    throw .usage(
      "\(quotedPath(path)) is a file; name a folder, a file ending in .json or .svg, or -")
  }

  private static func expectDistinctFiles(
    _ inputs: [Input], _ targets: [Target]
  ) throws(BatchError) {
    if isAscending(targets) { return }
    var owners: [[UInt8]: Input] = [:]
    for (input, target) in zip(inputs, targets) {
      guard case .file(let path) = target else { continue }
      guard let other = owners.updateValue(input, forKey: Array(path.utf8)) else { continue }
      throw .usage(
        "\(quotedPath(other.name)) and \(quotedPath(input.name)) would both be written to "
          + "\(quotedPath(path)); rename one, or compile them into two folders")
    }
  }

  /// Whether each file comes after the one before it, as those of one folder do: there are no
  /// two of a name.
  private static func isAscending(_ targets: [Target]) -> Bool {
    zip(targets, targets.dropFirst()).allSatisfy { first, second in
      guard case .file(let a) = first, case .file(let b) = second else { return false }
      return ScenePath.precedes(a, b)
    }
  }

  private func expectNoInputReplaced(
    _ inputs: [Input], _ sites: [OutputSite], _ jobs: Int
  ) throws(BatchError) {
    guard found.contains(where: { $0.identity != nil }) else { return }
    let isKnown = sites.allSatisfy { $0.input != nil }
    let identities =
      isKnown
      ? sites.map(\.input)
      : inParallel(inputs.count, threads: jobs) { sites[$0].input ?? inputs[$0].identity }
    let known = Set(identities.compactMap(\.self))
    let number = found.firstIndex { $0.identity.map(known.contains) ?? false }
    guard let path = number.flatMap(file) else { return }
    throw .usage("\(quotedPath(path)) is an input and would be overwritten; name another OUT")
  }
}

/// What is looked up for one output when a run is planned.
private struct OutputSite: Sendable {
  let target: OutputPlan.Target
  let found: FoundOutput
  /// The file that is compiled; only where the target is a file, which it might be.
  let input: FileIdentity?

  /// With `isEmpty` nothing can be there; nothing is known of what is not looked up.
  init(_ target: OutputPlan.Target, of input: Input, isEmpty: Bool, looksUp: Bool) {
    self.target = target
    found = isEmpty ? .nothing : looksUp ? FoundOutput(at: target) : .other
    self.input = found.identity == nil ? nil : input.identity
  }
}

extension OutputDestination {
  fileprivate var singleTarget: OutputPlan.Target {
    if case .file(let path) = self { .file(path) } else { .standardOutput }
  }
}

extension Input {
  /// The path of the output below OUT.
  fileprivate func outputPath(_ suffix: String) -> String {
    let stem = name == "<stdin>" && isStandardInput ? "stdin" : ScenePath.stem(name)
    return subfolder + stem + suffix
  }
}
