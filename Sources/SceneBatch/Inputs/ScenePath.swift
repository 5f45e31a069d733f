/// The endings of a scene's file name.
private let sceneEndings = [".scene.yaml", ".scene.yml"]

/// Pure arithmetic on paths; '/' separates, nothing is looked up.
enum ScenePath {
  /// Whether folders are searched for files of this name.
  static func isSceneName(_ name: String) -> Bool {
    sceneEndings.contains { name.utf8.count > $0.utf8.count && hasSuffix(name, $0) }
  }

  /// What follows the last '/'.
  static func baseName(_ path: String) -> String {
    guard let slash = lastIndex(of: UInt8(ascii: "/"), in: path) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// The folder in which a path's last component stands.
  static func folder(of path: String) -> String {
    guard let slash = lastIndex(of: UInt8(ascii: "/"), in: path) else { return "." }
    let folder = path[..<slash]
    return folder.isEmpty ? "/" : String(folder)
  }

  private static func lastIndex(of byte: UInt8, in path: String) -> String.Index? {
    // Bytes that stand in a row are searched far faster.
    guard let found = path.utf8.withContiguousStorageIfAvailable({ $0.lastIndex(of: byte) }) else {
      return path.utf8.lastIndex(of: byte)
    }
    return found.map { path.utf8.index(path.startIndex, offsetBy: $0) }
  }

  /// A file's name without the ending of a scene, or else without its last extension.
  static func stem(_ path: String) -> String {
    let name = baseName(path)
    for ending in sceneEndings where name.utf8.count > ending.utf8.count {
      if hasSuffix(name, ending) { return String(Substring(name.utf8.dropLast(ending.utf8.count))) }
    }
    guard let dot = lastIndex(of: UInt8(ascii: "."), in: name), dot > name.startIndex else {
      return name
    }
    return String(name[..<dot])
  }

  /// A folder as the beginning of its files' names: no './', one '/' at the end.
  static func prefix(_ folder: String) -> String {
    var prefix = folder
    while prefix.utf8.count > 1, hasSuffix(prefix, "/") { prefix.removeLast() }
    if prefix == "." { return "" }
    return prefix == "/" ? prefix : prefix + "/"
  }

  /// An absolute path as one writes it in a folder, which is absolute too: `a/b`, `../b`.
  ///
  /// Where only the root is common to both it stays absolute.
  static func relative(_ path: String, to folder: String) -> String {
    let slash = UInt8(ascii: "/")
    let target = path.utf8.split(separator: slash)
    let start = folder.utf8.split(separator: slash)
    let common = zip(target, start).prefix { $0.elementsEqual($1) }.count
    guard common > 0 || start.isEmpty else { return path }
    let up = Array(repeating: "..", count: start.count - common)
    return (up + target[common...].map { String(Substring($0)) }).joined(separator: "/")
  }

  /// An absolute path as one writes it in the current folder.
  static func relativeToHere(_ path: String) -> String {
    currentFolder().map { relative(path, to: $0) } ?? path
  }

  /// A path that is relative to a folder; an absolute one stays as it is.
  static func absolute(_ path: String, in folder: String) -> String {
    path.utf8.first == UInt8(ascii: "/") ? path : prefix(folder) + path
  }

  /// By bytes: `String`'s own comparison takes canonically equivalent names for one.
  static func hasSuffix(_ text: String, _ suffix: String) -> Bool {
    let length = suffix.utf8.count
    guard text.utf8.count >= length else { return false }
    // Bytes that stand in a row are compared far faster.
    let isSuffix = text.utf8.withContiguousStorageIfAvailable { text in
      suffix.utf8.withContiguousStorageIfAvailable { text.suffix(length).elementsEqual($0) }
    }
    return (isSuffix ?? nil) ?? text.utf8.suffix(length).elementsEqual(suffix.utf8)
  }

  /// By bytes, in the order of every listing.
  static func precedes(_ a: String, _ b: String) -> Bool {
    // Bytes that stand in a row are compared far faster.
    let isEarlier = a.utf8.withContiguousStorageIfAvailable { a in
      b.utf8.withContiguousStorageIfAvailable {
        precedesBytes(UnsafeRawBufferPointer(a), UnsafeRawBufferPointer($0))
      }
    }
    return (isEarlier ?? nil) ?? a.utf8.lexicographicallyPrecedes(b.utf8)
  }
}
