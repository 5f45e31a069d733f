import SceneConfig

/// What applies to the entries of a folder that is searched.
struct FolderScope {
  /// What is to become of an entry.
  struct Judgement {
    var isTaken = true
    /// Whether it is not taken for being excluded or ignored.
    var isExcluded = false
    /// What `include` says of a folder; nil: nothing.
    var includesFolder: Bool?
  }

  /// The absolute path of the folder, without symbolic links.
  private let path: String
  private(set) var configuration: Int?
  private var git: GitScope
  /// What `include` says of the folder; nil: nothing.
  var isIncluded: Bool?

  init(path: String, configuration: Int?, git: GitScope) {
    self.path = path
    self.configuration = configuration
    self.git = git
  }

  /// The scope of a folder in this one, before its listing is known.
  func below(_ name: String, isIncluded: Bool?) -> FolderScope {
    var scope = FolderScope(
      path: ScenePath.prefix(path) + name, configuration: configuration, git: git)
    scope.isIncluded = isIncluded
    return scope
  }

  /// The scope with what the folder's own files say.
  func entering(_ listing: FolderListing, _ configurations: ConfigurationTable) -> FolderScope {
    var scope = self
    if listing.hasConfiguration, configurations.isByFolder,
      let own = configurations.number(inFolder: path)
    {
      scope.configuration = own
      // Its patterns are relative to this folder, and none matches the folder itself.
      scope.isIncluded = nil
    }
    if listing.hasGit || listing.hasGitignore {
      scope.git.enter(path, hasGit: listing.hasGit, hasGitignore: listing.hasGitignore)
    }
    return scope
  }

  /// Whether an entry is searched or taken.
  func judge(
    _ name: String, _ kind: FileStatus.Kind, isScene: Bool, _ configuration: LoadedConfiguration?
  ) -> Judgement {
    var judgement = Judgement()
    let chain = configuration?.configuration.honoursGitignore == false ? nil : git.chain
    guard configuration != nil || chain != nil else { return judgement }
    let bytes = Array((ScenePath.prefix(path) + name).utf8)
    let isFolder = kind == .folder
    if configuration?.excludes(bytes, isFolder: isFolder) == true
      || chain?.ignores(bytes, isFolder: isFolder) == true
    {
      judgement.isTaken = false
      judgement.isExcluded = true
    } else if let configuration, isFolder {
      judgement.includesFolder =
        configuration.includesFolderItself(bytes) ?? isIncluded
    } else if let configuration {
      judgement.isTaken = configuration.includes(
        bytes, folder: isIncluded, isSceneName: isScene)
    }
    return judgement
  }
}
