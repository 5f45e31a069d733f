import SceneSource
import SceneSyntax
import TestSupport
import Testing

/// Parses a marked text and expects findings at its marks; without `fixed`, no safe ones.
func expectSyntaxFindings(
  _ marked: String, _ words: String, fixed: String? = nil,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let source = MarkedSource(marked)
  let found = parseSyntax(source.file).diagnostics.inReportOrder()
  #expect(source.report(found) == source.expectedReport(words), sourceLocation: sourceLocation)
  if let fixed {
    #expect(source.fixed(found) == fixed, sourceLocation: sourceLocation)
  } else {
    #expect(found.allSatisfy { $0.fix(upTo: .safe) == nil }, sourceLocation: sourceLocation)
  }
}
