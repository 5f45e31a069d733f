package import SceneSource

/// Known findings, which lint passes in silence until they are mended.
package struct Baseline: Sendable {
  /// An entry, and where it stands.
  struct Entry: Sendable {
    let finding: KnownFinding
    let place: SourceRange
  }

  /// The file.
  package let source: SourceFile
  private let entries: [Entry]
  private var byFile: [String: [Int]] = [:]

  init(_ source: SourceFile, _ entries: [Entry]) {
    self.source = source
    self.entries = entries
    for (number, entry) in entries.enumerated() {
      byFile[entry.finding.file, default: []].append(number)
    }
  }

  /// A baseline without findings, for a file that is yet to be written.
  package init(empty source: SourceFile) { self.init(source, []) }

  /// All findings, in the order of the file.
  package var findings: [KnownFinding] { entries.map(\.finding) }

  /// What is new of a scene's findings, and what of the known ones is gone; linear in their
  /// number.
  ///
  /// `file` is the path of the scene from the folder of the baseline. Of equal findings the
  /// last ones are new. A scene with a new error says nothing of what is gone: not all rules
  /// have looked at it.
  package func compare(
    _ diagnostics: [Diagnostic], of scene: SourceFile, at file: String
  ) -> (new: [Diagnostic], stale: [Diagnostic]) {
    guard let numbers = byFile[file] else { return (diagnostics, []) }
    var rest: [KnownFinding.Key: Int] = [:]
    for number in numbers { rest[entries[number].finding.key] = entries[number].finding.count }
    var new: [Diagnostic] = []
    for (diagnostic, key) in zip(diagnostics, KnownFinding.keys(of: diagnostics, in: scene)) {
      if let count = rest[key], count > 0 {
        rest[key] = count - 1
      } else {
        new.append(diagnostic)
      }
    }
    guard !new.contains(where: { $0.severity == .error }) else { return (new, []) }
    let stale = numbers.compactMap { number -> Diagnostic? in
      let entry = entries[number]
      let gone = rest[entry.finding.key] ?? 0
      return gone == 0 ? nil : .staleBaseline(entry.finding, gone: gone, at: entry.place)
    }
    return (new, stale)
  }
}
