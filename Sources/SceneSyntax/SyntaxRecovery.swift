import SceneSource

/// Reads on after syntax errors: each is mended where the meaning is plain, else the smallest
/// item around it is cut out, and the text is parsed again.
///
/// One error gives one diagnostic. A patch counts when libyaml then comes past it; else a
/// larger item is cut. How many errors are reported and how many bytes are read again is
/// limited (`SyntaxLimits`), so the cost is linear in the size of the file.
struct SyntaxRecovery {
  private let file: SourceFile
  private let bytes: UnsafeBufferPointer<UInt8>
  private let encoding: SourceEncoding
  private var patches = PatchedText()
  private var findings: [Diagnostic] = []
  private var budget: Int

  /// A patch with which libyaml comes further.
  private struct Step {
    let diagnostic: Diagnostic
    let patches: PatchedText
    let attempt: SyntaxAttempt

    /// The offset in the file that libyaml comes to.
    var reach: Int { attempt.failure.map { patches.start($0.offset) } ?? Int.max }
  }

  init(
    _ file: SourceFile, _ bytes: UnsafeBufferPointer<UInt8>, _ encoding: SourceEncoding
  ) {
    self.file = file
    self.bytes = bytes
    self.encoding = encoding
    budget = SyntaxLimits.rereadSize(bytes.count)
  }

  /// Goes on from the first attempt and its failure.
  mutating func run(_ first: SyntaxAttempt, _ failure: SyntaxFailure) -> ParsedSyntax {
    var attempt = first
    while let failure = attempt.failure {
      if let offset = failure.unreadableOffset {
        findings.append(.unreadable(failure.problem, at: SourceRange(offset, offset + 1)))
        return ParsedSyntax(tree: nil, diagnostics: attempt.parsed.diagnostics + findings)
      }
      let text = BrokenText(patches.text(of: bytes), patches, failure)
      let causes = text.causes
      budget -= failure.offset
      let isLast = findings.count + 1 >= SyntaxLimits.syntaxErrorCount
      guard !isLast, let step = step(text, causes) else {
        findings.append(last(causes, text))
        return ParsedSyntax(tree: nil, diagnostics: attempt.parsed.diagnostics + findings)
      }
      findings.append(step.diagnostic)
      patches = step.patches
      attempt = step.attempt
    }
    return ParsedSyntax(
      tree: attempt.parsed.tree, diagnostics: findings + attempt.parsed.diagnostics)
  }

  /// The finding after which the rest of the file is not read.
  private func last(_ causes: [SyntaxCause], _ text: BrokenText) -> Diagnostic {
    var diagnostic = causes[0].diagnostic
    if text.contentLine(after: text.line) != nil {
      diagnostic.notes.append("what follows is not checked")
    }
    return diagnostic
  }

  // MARK: Attempts

  private mutating func step(_ text: BrokenText, _ causes: [SyntaxCause]) -> Step? {
    for (index, cause) in causes.enumerated() {
      if let step = mend(text, cause) { return step }
      let cuts = text.cuts(at: cause.offset)
      // Only for the last cause more than the smallest item is given up.
      let count = index == causes.count - 1 ? cuts.count : 1
      for cut in cuts.prefix(count) {
        guard let (patches, attempt) = attempt([cut], text) else { continue }
        return Step(diagnostic: cause.diagnostic, patches: patches, attempt: attempt)
      }
    }
    return nil
  }

  /// Tries what the fix of the cause and of its rivals would do.
  private mutating func mend(_ text: BrokenText, _ cause: SyntaxCause) -> Step? {
    var best: Step?
    for rival in [cause] + cause.rivals {
      guard let step = mended(text, rival) else { continue }
      if best.map({ $0.reach < step.reach }) ?? true { best = step }
    }
    return best
  }

  private mutating func mended(_ text: BrokenText, _ cause: SyntaxCause) -> Step? {
    guard let fix = cause.mending else { return nil }
    let edits = fix.edits.map {
      PatchedText.Patch($0.range.offsets, $0.replacement, isCut: cause.isValueLost)
    }
    guard let (patches, attempt) = attempt(edits, text) else { return nil }
    var diagnostic = cause.diagnostic
    diagnostic.fixIts.append(fix)
    return Step(diagnostic: diagnostic, patches: patches, attempt: attempt)
  }

  /// Parses with more patches; nil when libyaml does not come past them, or is stopped by the
  /// same as before.
  private mutating func attempt(
    _ new: [PatchedText.Patch], _ text: BrokenText
  ) -> (PatchedText, SyntaxAttempt)? {
    guard budget > 0, let patches = patches.adding(new) else { return nil }
    let patched = patches.text(of: bytes)
    let attempt = patched.withUnsafeBufferPointer {
      SyntaxAttempt(file, bytes, encoding, patches, $0)
    }
    budget -= attempt.failure?.offset ?? bytes.count
    guard let failure = attempt.failure else { return (patches, attempt) }
    let place = patches.start(failure.offset)
    let isPast = new.allSatisfy { place > $0.range.upperBound }
    let isSame =
      place == text.patches.start(text.failure.offset)
      && failure.problem == text.failure.problem
    return isPast && !isSame ? (patches, attempt) : nil
  }
}
