import SceneSource

/// What each output of a run depends on, as a Makefile that make includes and ninja reads
/// (`deps = gcc`).
///
/// An output depends on its scene and on the configuration that applies; all outputs of scenes
/// that were searched for depend on the folders, so that a new scene is noticed.
package struct DependencyFile {
  private let path: String
  private let bytes: [UInt8]

  /// Makes the file's text; nothing is written.
  ///
  /// A path that is of the run's own files, and a name for which the syntax has no form, are
  /// usage errors.
  package init(_ path: String, _ list: InputList, _ plan: OutputPlan) throws(BatchError) {
    self.path = path
    try RunFiles(list, plan).expectNone(at: path, after: "--depfile")
    var text = MakefileText()
    let configurations = list.configurations.map(\.source.name)
    var outputs: [String] = []
    for (input, target) in zip(list.inputs, plan.targets) {
      guard case .file(let output) = target else {
        throw .usage("'--depfile' is for outputs that are files; name one after '-o'")
      }
      outputs.append(output)
      let scene = input.isStandardInput ? [] : [input.name]
      try text.add([output], scene + (input.configuration.map { [configurations[$0]] } ?? []))
    }
    try text.add(outputs, list.searched)
    bytes = text.bytes
    if (try? FileStatus(path: path))?.kind == .folder {
      throw .unwritable(.file(path), reason: SystemFailure.isFolder.reason)
    }
  }

  /// Writes the file unless it holds the same bytes.
  package func write() throws(BatchError) {
    if (try? FileStatus(path: path))?.kind == .regular, let old = try? ExistingOutput(path) {
      old.compare(bytes)
      if (try? old.finish()) == true { return }
    }
    let file = try ReportFile(path, besides: RunFiles([]))
    file.write(bytes)
    try file.finish()
  }
}

/// Rules of a Makefile without commands.
private struct MakefileText {
  private(set) var bytes: [UInt8] = []

  /// Appends the rule of some files that depend on others; nothing when there are none.
  mutating func add(_ targets: [String], _ sources: [String]) throws(BatchError) {
    guard !targets.isEmpty, !sources.isEmpty else { return }
    for target in targets {
      if target != targets.first { bytes += " ".utf8 }
      try add(target)
    }
    bytes += ":".utf8
    for source in sources {
      bytes += " ".utf8
      try add(source)
    }
    bytes += "\n".utf8
  }

  /// Appends a name with the escapes that make and ninja agree on, which are those of gcc.
  private mutating func add(_ name: String) throws(BatchError) {
    var backslashes = 0
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: " "):
        bytes += repeatElement(UInt8(ascii: "\\"), count: backslashes + 1)
      case UInt8(ascii: "#"), UInt8(ascii: ":"):
        guard backslashes == 0 else { throw .formless(name, "a backslash before '#' and ':'") }
        bytes.append(UInt8(ascii: "\\"))
      case UInt8(ascii: "$"): bytes.append(byte)
      case 0..<0x20, 0x7F: throw .formless(name, "line breaks, tabs and control characters")
      // For make, as a pattern or an assignment; for ninja, which ends names there.
      case _ where ";|<>*^`%=\"'&?".utf8.contains(byte):
        throw .formless(name, "'\(Character(Unicode.Scalar(byte)))'")
      default: break
      }
      bytes.append(byte)
      backslashes = byte == UInt8(ascii: "\\") ? backslashes + 1 : 0
    }
    guard backslashes == 0 else { throw .formless(name, "a backslash at the end") }
  }
}

extension BatchError {
  fileprivate static func formless(_ name: String, _ what: String) -> BatchError {
    .usage(
      "\(quotedPath(name)) cannot stand in a depfile, whose syntax has no form for \(what); "
        + "rename it, or leave '--depfile'")
  }
}
