import SceneCompiler
import SceneSource
import TestSupport
import Testing

/// Compiles a marked scene and expects findings at its marks, in report order, and the text
/// after all their fixes; without `fixed`, no safe ones.
func expectFindings(
  _ marked: String, _ words: String, fixed: String? = nil,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let source = MarkedSource(marked)
  let found = Compilation(source.file).diagnostics
  #expect(source.report(found) == source.expectedReport(words), sourceLocation: sourceLocation)
  if let fixed {
    #expect(source.fixed(found) == fixed, sourceLocation: sourceLocation)
  } else {
    #expect(found.allSatisfy { $0.fix(upTo: .safe) == nil }, sourceLocation: sourceLocation)
  }
}

/// The same for one container in a scene that is otherwise right.
func expectContainerFindings(
  _ marked: String, _ words: String, fixed: String? = nil,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let head = "version: 1\ncontainers:\n  - "
  expectFindings(
    head + marked + "\n", words, fixed: fixed.map { head + $0 + "\n" },
    sourceLocation: sourceLocation)
}
