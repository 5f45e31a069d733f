package import SceneEmit

/// What `-o OUT` means.
package enum OutputDestination: Sendable, Equatable {
  /// `-`: standard output.
  case standardOutput
  /// A name with the ending of an output format: one file.
  case file(String)
  /// Anything else: a folder, made if it is missing.
  case folder(String)

  /// Reads the argument of `-o`; nothing is looked up.
  package init(_ text: String) {
    if text == "-" {
      self = .standardOutput
    } else if placementsEmitters.contains(where: { ScenePath.hasSuffix(text, $0.fileEnding) }) {
      self = .file(text)
    } else {
      self = .folder(text)
    }
  }

  /// The argument again, for messages.
  var text: String {
    switch self {
    case .standardOutput: "-"
    case .file(let path), .folder(let path): path
    }
  }

  /// The format to write: asked for, else by the ending of a file, else the first.
  ///
  /// An ending that says another format than was asked for is a usage error.
  package func emitter(
    askedFor name: String?
  ) throws(BatchError) -> any PlacementsEmitter.Type {
    let asked = placementsEmitters.first { $0.name == name }
    guard case .file(let path) = self else { return asked ?? placementsEmitters[0] }
    let emitter = asked ?? placementsEmitters.first { ScenePath.hasSuffix(path, $0.fileEnding) }
    guard let emitter, ScenePath.hasSuffix(path, emitter.fileEnding) else {
      let (name, ending) = (asked?.name ?? "", asked?.fileEnding ?? "")
      throw .usage(
        "'--emit \(name)' does not fit \(quotedPath(path)): name a file ending in '\(ending)'")
    }
    return emitter
  }
}

extension PlacementsEmitter {
  /// The last extension of the files, with its dot: `.json`.
  package static var fileEnding: String {
    guard let dot = fileSuffix.utf8.lastIndex(of: UInt8(ascii: ".")) else { return fileSuffix }
    return String(fileSuffix[dot...])
  }
}
