#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An output that this tool wrote, of a scene that does not exist any more.
package struct OrphanedOutput: Sendable {
  /// What becomes of it.
  package enum State: Sendable {
    /// It is there still.
    case left
    /// It is removed.
    case removed
    /// It was to be removed, but holds something that this tool did not write.
    case edited
    /// It could not be removed.
    case failed(BatchError)
  }

  /// The path that the scene had.
  package let scene: String
  /// The output.
  package let path: String
  package let state: State
}

/// What a run does about outputs whose scenes are gone.
struct OrphanSearch {
  let cache: OutputCache
  /// The part of the scenes whose outputs are looked at; nil: all.
  let shard: Shard?
  /// Whether the outputs are removed.
  let prunes: Bool

  private let top: String

  init?(_ cache: OutputCache, _ shard: Shard?, prunes: Bool) {
    guard let top = realPath(cache.folder) else { return nil }
    self.cache = cache
    self.shard = shard
    self.prunes = prunes
    self.top = top
  }

  /// The outputs, in the order of their paths; records that are of no use any more are taken out
  /// of `changes`' cache.
  func run(_ changes: inout [[UInt8]: CacheRecord?]) -> [OrphanedOutput] {
    var isTarget = Array(repeating: false, count: cache.file.count)
    for case let number? in cache.numbers { isTarget[number] = true }
    return isTarget.indices.filter { !isTarget[$0] }.compactMap { number in
      guard let record = cache.file.record(number) else { return nil }
      return orphan(record, &changes)
    }
  }

  private func orphan(
    _ record: CacheRecord, _ changes: inout [[UInt8]: CacheRecord?]
  ) -> OrphanedOutput? {
    let relative = String(decoding: record.scene, as: UTF8.self)
    let scene = ScenePath.absolute(relative, in: top)
    guard isGone(scene), isGone(String(decoding: record.name, as: UTF8.self)) else { return nil }
    let name = ScenePath.relativeToHere(ScenePath.normalized(scene))
    guard shard?.contains(name) ?? true else { return nil }
    let path =
      ScenePath.prefix(cache.folder) + String(decoding: record.output, as: UTF8.self)
    guard !isGone(path) else {
      changes[record.output] = .some(nil)
      return nil
    }
    let state = prunes ? remove(path, record) : .left
    if case .removed = state { changes[record.output] = .some(nil) }
    return OrphanedOutput(scene: name, path: path, state: state)
  }

  /// Whether there is nothing; what cannot be looked up may be there.
  private func isGone(_ path: String) -> Bool {
    do throws(SystemFailure) {
      _ = try FileStatus(unfollowed: path)
      return false
    } catch {
      return error.number == ENOENT || error.number == ENOTDIR
    }
  }

  private func remove(_ path: String, _ record: CacheRecord) -> OrphanedOutput.State {
    let folder = ScenePath.folder(of: path)
    // Through a link, or by a cache that somebody made, a path may lead elsewhere.
    guard let real = realPath(folder),
      real == top || real.utf8.starts(with: ScenePath.prefix(top).utf8),
      let content = OutputContent(ofFile: path), content.hash == record.content.hash
    else { return .edited }
    do throws(SystemFailure) {
      _ = try uninterrupted { unlink(path) }
    } catch {
      return .failed(.unremovable(path, reason: error.reason))
    }
    // Folders that held nothing else go too, up to the first that does.
    var empty = real
    while empty.utf8.count > top.utf8.count, rmdir(empty) == 0 {
      empty = ScenePath.folder(of: empty)
    }
    return .removed
  }
}

extension ScenePath {
  /// An absolute path without `.` and `..`; exact where its folders are real ones.
  static func normalized(_ path: String) -> String {
    var parts: [Substring.UTF8View] = []
    for part in path.utf8.split(separator: UInt8(ascii: "/")) {
      if part.elementsEqual("..".utf8) {
        _ = parts.popLast()
      } else if !part.elementsEqual(".".utf8) {
        parts.append(part)
      }
    }
    return "/" + parts.map { String(Substring($0)) }.joined(separator: "/")
  }
}
