import SceneSource
import SceneSyntax
import TestSupport
import Testing

/// Parses a marked text and expects findings at its marks; without `fixed`, no fixes.
func expectSyntaxFindings(
  _ marked: String, _ words: String, fixed: String? = nil,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let source = MarkedSource(marked)
  let found = parseSyntax(source.file).diagnostics.inReportOrder()
  #expect(source.report(found) == source.expectedReport(words), sourceLocation: sourceLocation)
  #expect(source.fixed(found) == fixed ?? source.file.text, sourceLocation: sourceLocation)
}
