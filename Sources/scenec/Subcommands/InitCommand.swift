import SceneBatch
import SceneSource

extension Subcommand {
  static let initialize = Subcommand(
    name: "init",
    summary: "Writes a first scene, its schema, a configuration and a hook entry",
    operands: Operands(
      usage: "[FOLDER]",
      help: "Where the files go; default: the current folder. Nothing that is there already is "
        + "changed",
      completion: .folders, maximumCount: 1),
    options: []
  ) { arguments throws(BatchError) in
    let folder = arguments.operands.first ?? "."
    guard !folder.isEmpty else { throw .usage("FOLDER is empty, expected a folder's name") }
    return try Command.printProduct(Starter(folder).run())
  }
}

/// A run of `scenec init`.
private struct Starter {
  private let folder: String
  /// The folder as the beginning of its files' names.
  private let prefix: String
  private var report = ""

  init(_ folder: String) {
    self.folder = folder
    prefix = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
  }

  /// Writes what is missing; the report says what that is, and what to do next.
  consuming func run() throws(BatchError) -> String {
    _ = try write(StarterFiles.scene, to: prefix + StarterFiles.sceneName)
    _ = try write(StarterFiles.schema, to: prefix + StarterFiles.schemaName)
    _ = try write(StarterFiles.configuration, to: prefix + StarterFiles.configurationName)
    let hooks = (GitRepository.top(around: folder) ?? prefix) + StarterFiles.hookName
    let isNew = try write(StarterFiles.hooks, to: hooks)
    if !isNew {
      report +=
        "\nTo check scenes before a commit, add to \(printableText(hooks)):\n\n"
        + StarterFiles.hookEntry
    }
    let path = shellWord(folder)
    return report + """

      Next:
        scenec lint \(path)
        scenec compile \(path) -o placements
        pre-commit install

      """
  }

  private mutating func write(_ text: String, to path: String) throws(BatchError) -> Bool {
    let isNew = try NewFile.write(text, to: path)
    report +=
      isNew
      ? "wrote \(printableText(path))\n" : "kept \(printableText(path)), which was there already\n"
    return isNew
  }
}

/// A path as one word of a shell's command line, and no option.
private func shellWord(_ path: String) -> String {
  let path = path.hasPrefix("-") ? "./" + path : path
  let plain = path.utf8.allSatisfy { byte in
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "-"), 0x80...:
      true
    default: false
    }
  }
  guard !plain else { return path }
  return "'"
    + path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
    + "'"
}
