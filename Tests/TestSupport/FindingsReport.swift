package import SceneSource

extension MarkedSource {
  /// The text with the places of diagnostics marked, then each diagnostic in words:
  /// `RULE: MESSAGE`, and below it `- MESSAGE` for a related place and `= NOTE` for a note.
  package func report(_ diagnostics: [Diagnostic]) -> String {
    let places = marked(
      primary: diagnostics.map(\.range), related: diagnostics.flatMap { $0.related.map(\.range) })
    return places + "\n" + diagnostics.map(words).joined(separator: "\n")
  }

  /// The report that a test expects: its own marks, and the given words.
  package func expectedReport(_ words: String) -> String { canonical + "\n" + words }

  /// The text after all fixes of diagnostics.
  package func fixed(_ diagnostics: [Diagnostic]) -> String {
    file.applying(diagnostics.flatMap { $0.fixIts.flatMap(\.edits) }).text
  }

  private func words(_ diagnostic: Diagnostic) -> String {
    let lines =
      ["\(diagnostic.rule.id): \(diagnostic.message)"]
      + diagnostic.related.map { "- " + $0.message } + diagnostic.notes.map { "= " + $0 }
    return lines.joined(separator: "\n")
  }
}
