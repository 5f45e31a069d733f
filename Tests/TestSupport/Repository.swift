package import Foundation

/// The folders of the package, found from this file's own place.
package enum Repository {
  /// The package's top level.
  package static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A file or folder below the top level.
  package static func url(_ path: String) -> URL { root.appendingPathComponent(path) }

  /// All files below a folder with one of the suffixes, as paths from the top level, sorted.
  package static func files(below folder: String, suffixes: [String]) -> [String] {
    let all = FileManager.default.enumerator(atPath: url(folder).path)
    let paths = (all?.allObjects as? [String]) ?? []
    return paths.filter { path in suffixes.contains { path.hasSuffix($0) } }
      .map { folder + "/" + $0 }.sorted()
  }

  /// The bytes of a file.
  package static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: url(path)))
  }

  /// The text of a file.
  package static func text(_ path: String) throws -> String {
    String(decoding: try bytes(path), as: UTF8.self)
  }
}
