import SceneCompiler
import SceneEmit
import SceneSource

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What earlier runs know of the outputs of a run, by content.
///
/// Reading is free of locks, so all threads ask at once.
struct OutputCache: Sendable {
  /// What is known of the output of one scene.
  enum Answer {
    /// It is current; the findings of the scene, and the record when its stamp is to be renewed.
    case current([Diagnostic], renewed: CacheRecord?)
    /// The scene is known; its output is missing, or holds something else.
    case missing([Diagnostic])
    case stale([Diagnostic])
    /// Nothing is known.
    case unknown
  }

  /// The folder of the outputs.
  let folder: String
  let file: CacheFile
  /// The path of each scene's output below the folder, then those of the other parts of the run.
  let outputs: [[UInt8]]
  /// The number of the record of each of the outputs; nil: there is none.
  let numbers: [Int?]
  /// What stood where the outputs go.
  private let found: [FoundOutput]
  private let scenes: [ScenePlace]
  /// What keys begin with, by the configuration's number and one, the first without any.
  private let fingerprints: [ContentHasher]

  /// Reads the cache of the folder of a plan; nil when the plan has none.
  init?(
    _ plan: OutputPlan, _ form: OutputForm, _ inputs: [Input],
    _ configurations: [LoadedConfiguration]
  ) {
    guard let folder = plan.folder else { return nil }
    self.folder = folder
    let file = CacheFile(inFolder: folder)
    self.file = file
    let prefixLength = ScenePath.prefix(folder).utf8.count
    outputs = (plan.targets + plan.otherTargets).map { target in
      guard case .file(let path) = target else { return [] }
      return Array(path.utf8.dropFirst(prefixLength))
    }
    var next = 0
    numbers = outputs.map { path in
      guard let number = file.number(of: path[...], hint: next) else { return nil }
      next = number + 1
      return number
    }
    found = plan.found
    scenes = Self.scenePlaces(inputs, from: folder)
    fingerprints = [Self.fingerprint(form, nil)] + configurations.map { Self.fingerprint(form, $0) }
  }

  /// Where a scene stands.
  private struct ScenePlace: Sendable {
    /// Its folder's path from that of the outputs, which need not exist, without symbolic links;
    /// with the '/' at its end, as the other one.
    let relative: [UInt8]
    /// Its folder's absolute path as it was named.
    let named: [UInt8]
    /// Nil for standard input, whose output is not cached.
    let name: String?

    /// The scene's path from the folder of the outputs.
    var path: [UInt8]? { name.map { relative + ScenePath.baseName($0).utf8 } }
    /// The scene's absolute path as it was named.
    var absolutePath: [UInt8] { named + ScenePath.baseName(name ?? "").utf8 }
  }

  private static func scenePlaces(_ inputs: [Input], from folder: String) -> [ScenePlace] {
    var folders = RealFolders()
    let (top, here) = (folders.path(of: folder), currentFolder() ?? "/")
    var last: (written: String, relative: [UInt8], named: [UInt8])?
    return inputs.map { input in
      let folder = ScenePath.folder(of: input.name)
      if last?.written != folder {
        let path = ScenePath.relative(folders.path(of: folder), to: top)
        let named = ScenePath.normalized(ScenePath.absolute(folder, in: here))
        last = (
          folder, path.isEmpty ? [] : Array((path + "/").utf8), Array(ScenePath.prefix(named).utf8)
        )
      }
      return ScenePlace(
        relative: last?.relative ?? [], named: last?.named ?? [],
        name: input.isStandardInput ? nil : input.name)
    }
  }

  /// The hash of what decides every output of a run beside its scene.
  private static func fingerprint(
    _ form: OutputForm, _ configuration: LoadedConfiguration?
  ) -> ContentHasher {
    var hasher = ContentHasher()
    addToolIdentity(to: &hasher)
    hasher.add(piece: form.emitter.name)
    let selection = form.selection
    switch selection.variants {
    case .none: hasher.add(0)
    case .all: hasher.add(1)
    case .named(let name):
      hasher.add(2)
      hasher.add(piece: name)
    }
    hasher.add(selection.showsCounts ? 1 : 0)
    hasher.add(selection.replacesScene ? 1 : 0)
    // All of its text: what a configuration says is more than what is compared here.
    hasher.add(configuration == nil ? 0 : 1)
    if let configuration { hasher.add(piece: configuration.source.bytes) }
    return hasher
  }

  /// What decides the output of a scene, and its findings.
  func key(_ source: SourceFile, configuration: Int?) -> ContentHash {
    var hasher = fingerprints[configuration.map { $0 + 1 } ?? 0]
    hasher.add(piece: source.baseName)
    hasher.add(source.bytes)
    return hasher.finished
  }

  /// What is known of the output of the scene of a number.
  func answer(_ index: Int, _ key: ContentHash) -> Answer {
    guard let scene = scenes[index].path, let number = numbers[index],
      var record = file.record(number), record.key == key,
      let findings = CachedFindings.diagnostics(record.findings[...])
    else { return .unknown }
    if found[index] == .nothing { return .missing(findings) }
    guard case .file(let stamp) = found[index] else { return .unknown }
    let name = scenes[index].absolutePath
    let isMoved = record.scene != scene || record.name != name
    (record.scene, record.name) = (scene, name)
    if stamp == record.content.stamp, isSettled(stamp) {
      return .current(findings, renewed: isMoved ? record : nil)
    }
    let path = ScenePath.prefix(folder) + String(decoding: record.output, as: UTF8.self)
    guard let content = OutputContent(ofFile: path) else { return .unknown }
    guard content.hash == record.content.hash, content.size == record.content.size else {
      return .stale(findings)
    }
    record.content = content
    return .current(findings, renewed: record)
  }

  /// The record of an output that holds what it should; nil when it is not cached.
  func record(
    _ index: Int, _ key: ContentHash, _ content: OutputContent, _ findings: [Diagnostic]
  ) -> CacheRecord? {
    guard let scene = scenes[index].path else { return nil }
    return CacheRecord(
      output: outputs[index], scene: scene, name: scenes[index].absolutePath, key: key,
      content: content, findings: CachedFindings.bytes(findings))
  }

  /// Whether a file that changed after the cache was written would show another time.
  ///
  /// Times advance in steps, so a file as new as the cache may have been changed since, as in
  /// git's index.
  private func isSettled(_ stamp: FileStamp) -> Bool {
    file.stamp.map { stamp.changed < $0.modified } ?? false
  }
}

extension OutputContent {
  /// Reads a file; nil when it is no regular one, or changes meanwhile.
  init?(ofFile path: String) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    guard let status = try? FileStatus(descriptor: descriptor), status.kind == .regular else {
      return nil
    }
    var hasher = ContentHasher()
    var count = 0
    while let block = try? readAll(descriptor, expected: status.size, limit: 1 << 20) {
      guard !block.isEmpty else {
        guard count == status.size else { return nil }
        self.init(size: count, hash: hasher.finished, stamp: status.stamp)
        return
      }
      hasher.add(block)
      count += block.count
    }
    return nil
  }
}
