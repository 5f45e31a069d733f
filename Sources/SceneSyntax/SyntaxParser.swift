package import SceneSource

/// The result of parsing one file.
package struct ParsedSyntax: Sendable {
  /// The tree; nil when the text cannot be read to its end.
  ///
  /// After a syntax error it lacks the items that could not be read.
  package let tree: SyntaxTree?
  /// Findings in order of discovery.
  package let diagnostics: [Diagnostic]
}

/// Parses the bytes of a file; total on arbitrary bytes.
package func parseSyntax(_ file: SourceFile) -> ParsedSyntax {
  guard file.bytes.count <= SyntaxLimits.fileSize else {
    return ParsedSyntax(tree: nil, diagnostics: [.fileTooLarge])
  }
  return file.bytes.withUnsafeBufferPointer { bytes in
    let encoding = SourceEncoding(bytes)
    if let problem = encoding.problem {
      return ParsedSyntax(tree: nil, diagnostics: [.invalidEncoding(problem, bytes)])
    }
    let attempt = SyntaxAttempt(file, bytes, encoding, PatchedText(), bytes)
    guard let failure = attempt.failure else { return attempt.parsed }
    var recovery = SyntaxRecovery(file, bytes, encoding)
    return recovery.run(attempt, failure)
  }
}

/// Where and why libyaml cannot read on; offsets of the text that it read.
struct SyntaxFailure {
  let problem: String
  let offset: Int
  let context: String
  let contextOffset: Int?
  /// Set when the bytes themselves cannot be read.
  let unreadableOffset: Int?
}

/// What came of one pass over a text.
struct SyntaxAttempt {
  let parsed: ParsedSyntax
  let failure: SyntaxFailure?

  init(_ parsed: ParsedSyntax, failure: SyntaxFailure? = nil) {
    self.parsed = parsed
    self.failure = failure
  }

  /// Parses the text that a file is with its patches.
  init(
    _ file: SourceFile, _ bytes: UnsafeBufferPointer<UInt8>, _ encoding: SourceEncoding,
    _ patches: PatchedText, _ patched: UnsafeBufferPointer<UInt8>
  ) {
    let content = UnsafeBufferPointer(rebasing: patched[encoding.contentStart...])
    // In a text with patches a character may be cut in two.
    let characterCount = patches.isEmpty ? encoding.characterCount : nil
    guard let reader = EventReader(content, characterCount: characterCount) else {
      self.init(ParsedSyntax(tree: nil, diagnostics: [.parserOutOfMemory]))
      return
    }
    var builder = SyntaxTreeBuilder(file, bytes, encoding, reader, patches, patched)
    self = builder.build()
  }
}
