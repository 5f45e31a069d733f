package import Foundation

/// A new folder with files for one test, removed with the object.
package final class TemporaryFolder {
  /// The folder.
  package let url: URL

  /// Makes the folder and files in it: path below it, text.
  package init(_ files: KeyValuePairs<String, String> = [:]) throws {
    let name = "scenec-test-\(UUID().uuidString)"
    url = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    try makeFolder(".")
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The whole path of something in the folder.
  package func path(_ path: String) -> String { url.appendingPathComponent(path).path }

  /// Makes a folder and those above it.
  package func makeFolder(_ path: String) throws {
    try FileManager.default.createDirectory(
      atPath: self.path(path), withIntermediateDirectories: true)
  }

  /// Makes a file, with its folders.
  package func write(_ text: String, to path: String) throws {
    try makeFolder((path as NSString).deletingLastPathComponent)
    try Data(text.utf8).write(to: url.appendingPathComponent(path))
  }

  /// Makes a symbolic link; `target` is written into it as it is.
  package func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: self.path(path), withDestinationPath: target)
  }

  /// The text of a file; nil when there is none.
  package func text(_ path: String) -> String? {
    (try? Data(contentsOf: url.appendingPathComponent(path)))
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// The paths of all files below the folder, hidden ones too, in order; folders end in '/'.
  ///
  /// The caches that `scenec compile` keeps beside its outputs are left out.
  package func contents() -> [String] {
    let entries = FileManager.default.enumerator(atPath: url.path)?.allObjects as? [String]
    let names = (entries ?? []).filter { ($0 as NSString).lastPathComponent != ".scenec-cache" }
    return names.map { path in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: self.path(path), isDirectory: &isFolder)
      return isFolder.boolValue ? path + "/" : path
    }.sorted()
  }
}
