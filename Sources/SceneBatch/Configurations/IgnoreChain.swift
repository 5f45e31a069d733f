import SceneConfig

/// The patterns of the `.gitignore` files that apply in a folder, the nearest first, after which
/// come those of `.git/info/exclude`.
final class IgnoreChain: Sendable {
  private let patterns: PathPatterns
  /// How much of an absolute path leads to the folder of the patterns.
  private let prefixLength: Int
  private let outer: IgnoreChain?

  private init(_ patterns: PathPatterns, _ folder: String, _ outer: IgnoreChain?) {
    self.patterns = patterns
    prefixLength = ScenePath.prefix(folder).utf8.count
    self.outer = outer
  }

  /// Whether git ignores a path, as far as the path itself says: folders above are not looked at.
  func ignores(_ path: [UInt8], isFolder: Bool) -> Bool {
    var link: IgnoreChain? = self
    while let chain = link {
      let decision = chain.patterns.decision(on: path[chain.prefixLength...], isFolder: isFolder)
      if let decision { return !decision.isNegated }
      link = chain.outer
    }
    return false
  }

  /// The patterns of a file, which count from a folder, before others.
  static func adding(
    _ file: String, from folder: String, to outer: IgnoreChain?
  ) -> IgnoreChain? {
    guard let bytes = readPatterns(file) else { return outer }
    let patterns = PathPatterns(gitignore: bytes)
    return patterns.isEmpty ? outer : IgnoreChain(patterns, folder, outer)
  }
}

/// What git ignores in a folder.
struct GitScope {
  /// Whether the folder belongs to a work tree; outside of one nothing is ignored.
  var isInWorkTree = false
  var chain: IgnoreChain?

  /// Enters a folder whose listing shows these names.
  mutating func enter(_ folder: String, hasGit: Bool, hasGitignore: Bool) {
    let prefix = ScenePath.prefix(folder)
    if hasGit, isRepository(prefix + ".git") {
      isInWorkTree = true
      chain = .adding(prefix + ".git/info/exclude", from: folder, to: nil)
    }
    guard isInWorkTree, hasGitignore else { return }
    chain = .adding(prefix + ".gitignore", from: folder, to: chain)
  }

  /// What is ignored in a folder by the work tree that it lies in.
  static func around(_ folder: String) -> GitScope {
    var folders = [folder]
    while let inner = folders.last, !isRepository(ScenePath.prefix(inner) + ".git") {
      let outer = ScenePath.folder(of: inner)
      guard outer != inner, outer != "." else { return GitScope() }
      folders.append(outer)
    }
    var scope = GitScope()
    for folder in folders.reversed() { scope.enter(folder, hasGit: true, hasGitignore: true) }
    return scope
  }
}

/// Whether a `.git` makes its folder a work tree: a folder with a HEAD, or the file that leads to
/// one.
private func isRepository(_ path: String) -> Bool {
  guard let status = try? FileStatus(path: path) else { return false }
  return status.kind == .regular || (try? FileStatus(unfollowed: path + "/HEAD")) != nil
}
