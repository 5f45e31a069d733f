package import SceneCompiler
package import SceneConfig
package import SceneSource

/// A configuration file of a run.
package struct LoadedConfiguration: Sendable {
  /// The file, by its path from the current folder.
  package let source: SourceFile
  /// What it says, and what is wrong with it.
  package let parsed: ParsedConfiguration
  /// What it says to the compiler.
  package let options: CompilationOptions
  /// The absolute path of its folder, with a '/' at its end.
  private let prefix: [UInt8]

  init(_ source: SourceFile, inFolder folder: String) {
    self.source = source
    prefix = Array(ScenePath.prefix(folder).utf8)
    parsed = ParsedConfiguration(source, rules: ruleCatalog)
    options = CompilationOptions(parsed.configuration)
  }

  /// What is wrong with it.
  package var diagnostics: [Diagnostic] { parsed.diagnostics }

  package var configuration: Configuration { parsed.configuration }

  /// The path of a file of its folder that it names.
  package func path(of name: String) -> String {
    ScenePath.absolute(name, in: String(decoding: prefix, as: UTF8.self))
  }

  /// An absolute path from the folder of the configuration; of a file elsewhere, which a
  /// configuration can apply to when the command names it, the file's name.
  func relative(_ path: [UInt8]) -> ArraySlice<UInt8> {
    if path.starts(with: prefix) { return path[prefix.count...] }
    return path[(path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0)...]
  }

  /// Whether a search passes over an entry of a folder.
  func excludes(_ path: [UInt8], isFolder: Bool) -> Bool {
    let exclude = configuration.exclude
    guard !exclude.isEmpty else { return false }
    return exclude.decision(on: relative(path), isFolder: isFolder)?.isNegated == false
  }

  /// What `include` says of a folder, by itself or one above it; nil: nothing.
  func includesFolder(_ path: [UInt8]) -> Bool? {
    guard let include = configuration.include else { return nil }
    var rest = relative(path)
    while !rest.isEmpty {
      if let pattern = include.decision(on: rest, isFolder: true) { return !pattern.isNegated }
      rest = rest[..<(rest.lastIndex(of: UInt8(ascii: "/")) ?? rest.startIndex)]
    }
    return nil
  }

  /// What `include` says of a folder by its own path; nil: nothing.
  func includesFolderItself(_ path: [UInt8]) -> Bool? {
    configuration.include?.decision(on: relative(path), isFolder: true).map { !$0.isNegated }
  }

  /// Whether a search takes a file of a folder about which `includesFolder` says something.
  ///
  /// A file that is not named as a scene is taken by a pattern that says how its name ends.
  func includes(_ path: [UInt8], folder: Bool?, isSceneName: Bool) -> Bool {
    guard let include = configuration.include else { return isSceneName }
    guard let pattern = include.decision(on: relative(path), isFolder: false) else {
      return isSceneName && folder == true
    }
    return !pattern.isNegated && (isSceneName || pattern.namesEnding)
  }
}

extension CompilationOptions {
  /// What a configuration says to the compiler.
  init(_ configuration: Configuration) {
    self.init()
    limits = configuration.limits
    rules = configuration.rules
    variants = configuration.variants
    platform = configuration.platform
  }
}
