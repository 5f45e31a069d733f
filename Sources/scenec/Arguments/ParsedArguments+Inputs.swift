import SceneBatch
import SceneSource

extension ParsedArguments {
  /// The scenes that the operands and the list of names name.
  ///
  /// `--stdin-filename` without a PATH means standard input.
  func findInputs(acceptsEmptyFolders: Bool = false) throws(BatchError) -> InputList {
    let name = value(of: .stdinFilename)
    guard name == nil || operands.isEmpty || operands.contains("-") else {
      throw .usage("'--stdin-filename' names standard input; add '-' to the paths")
    }
    let list = value(of: .filesFrom)
    guard list != "-" || !operands.contains("-") && name == nil else {
      throw .usage("standard input is a scene or the list of '--files-from', not both")
    }
    let paths = name != nil && operands.isEmpty ? ["-"] : operands
    var selection = InputList.Selection()
    selection.configuration = try configurationChoice()
    selection.forcesExclusion = has(.forceExclude)
    selection.shard = try shard()
    selection.acceptsEmptyFolders = acceptsEmptyFolders
    guard list != nil || !has(.null) else {
      throw .usage("'--null' says how the names of '--files-from' end; add that option")
    }
    if let list { selection.names = try NameList(list, has(.null) ? .nul : .lineFeed) }
    return try InputList(paths, standardInputName: name, selection)
  }

  /// What `--config` and `--no-config` say.
  func configurationChoice() throws(BatchError) -> ConfigurationChoice {
    guard let file = value(of: .config) else { return has(.noConfig) ? .none : .nearest }
    guard !has(.noConfig) else {
      throw .usage("'--config' and '--no-config' exclude each other; give one of them")
    }
    return .file(file)
  }

  /// The part of the scenes that `--shard` asks for.
  func shard() throws(BatchError) -> Shard? {
    guard let text = value(of: .shard) else { return nil }
    guard let shard = Shard(text) else {
      throw .usage(
        "'--shard' is \(quoted(text)), expected i/n, as 2/5: a whole number n from 1 to "
          + "\(Shard.maximumCount), and i from 1 to n")
    }
    return shard
  }
}
