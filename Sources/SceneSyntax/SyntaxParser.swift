package import SceneSource

/// The result of parsing one file.
package struct ParsedSyntax: Sendable {
  /// The tree; nil when the text cannot be parsed to its end.
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
    guard let reader = EventReader(UnsafeBufferPointer(rebasing: bytes[encoding.contentStart...]))
    else {
      return ParsedSyntax(tree: nil, diagnostics: [.parserOutOfMemory])
    }
    var builder = SyntaxTreeBuilder(file, bytes, encoding, reader)
    return builder.build()
  }
}
