import SceneConfig
import SceneSource

/// The configurations of a run, each read once.
///
/// Folders are absolute paths without symbolic links.
package final class ConfigurationTable {
  /// The configurations that were found, by their numbers.
  package private(set) var loaded: [LoadedConfiguration] = []
  /// Those that could not be read.
  package private(set) var failures: [BatchError] = []

  private let choice: ConfigurationChoice
  private let currentFolder: String
  /// What applies in folders that were asked for.
  private var byFolder: [String: Int?] = [:]
  /// The configurations by their folders.
  private var inFolder: [String: Int?] = [:]

  /// Makes a table; a file that the choice names is read at once.
  package init(_ choice: ConfigurationChoice) throws(BatchError) {
    self.choice = choice
    currentFolder = SceneBatch.currentFolder() ?? "/"
    guard case .file(let path) = choice else { return }
    let folder = ScenePath.folder(of: path)
    let source = try Input.file(path).read()
    loaded.append(LoadedConfiguration(source, inFolder: realPath(folder) ?? folder))
  }

  /// Whether folders have configurations of their own.
  var isByFolder: Bool { choice == .nearest }

  /// The configuration that applies to a folder or a file, which need not exist; nil: the
  /// defaults.
  package func configuration(forPath path: String) throws(BatchError) -> LoadedConfiguration? {
    let isFolder = (try? FileStatus(path: path))?.kind == .folder
    var folders = RealFolders()
    let folder = folders.path(of: isFolder ? path : ScenePath.folder(of: path))
    let number = number(forFolder: folder)
    if let failure = failures.first { throw failure }
    return number.map { loaded[$0] }
  }

  /// The configuration that applies to the files of a folder; nil: the defaults.
  package func number(forFolder folder: String) -> Int? {
    switch choice {
    case .none: return nil
    case .file: return 0
    case .nearest: break
    }
    var asked: [String] = []
    var folder = folder
    var result: Int?
    while true {
      if let known = byFolder[folder] {
        result = known
        break
      }
      asked.append(folder)
      result = number(inFolder: folder)
      let parent = ScenePath.folder(of: folder)
      if result != nil || parent == folder || parent == "." { break }
      folder = parent
    }
    for folder in asked { byFolder[folder] = .some(result) }
    return result
  }

  /// The configuration that stands in a folder; nil when there is none, or it cannot be read.
  func number(inFolder folder: String) -> Int? {
    if let known = inFolder[folder] { return known }
    let number = load(ScenePath.prefix(folder) + Configuration.fileName, folder)
    inFolder[folder] = .some(number)
    return number
  }

  private func load(_ path: String, _ folder: String) -> Int? {
    guard (try? FileStatus(unfollowed: path)) != nil else { return nil }
    let name = ScenePath.relative(path, to: currentFolder)
    do throws(BatchError) {
      // A pipe that happens to lie there would be waited for.
      if let status = try? FileStatus(path: path), status.kind == .other {
        throw .unreadable(name, reason: "it is neither a file nor a link to one")
      }
      let source = try Input.file(name).read()
      loaded.append(LoadedConfiguration(source, inFolder: folder))
      return loaded.count - 1
    } catch {
      failures.append(error)
      return nil
    }
  }
}
