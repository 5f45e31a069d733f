import SceneCompiler
import SceneLayout
import SceneSource
import TestSupport
import Testing

/// The findings about a scene's `containers`, as `RULE: MESSAGE`.
func findings(
  _ containers: String, _ options: CompilationOptions = CompilationOptions(),
  canvas: String = "[390, 844]", more: String = ""
) -> [String] {
  lintResult(containers, options, canvas: canvas, more: more).diagnostics.map {
    "\($0.rule.id): \($0.message)"
  }
}

/// The compilation of a scene with some `containers`.
func lintResult(
  _ containers: String, _ options: CompilationOptions = CompilationOptions(),
  canvas: String = "[390, 844]", more: String = ""
) -> Compilation {
  let lines = containers.split(separator: "\n", omittingEmptySubsequences: false)
  let text =
    "version: 1\ncanvas: \(canvas)\n\(more)containers:\n"
    + lines.map { "  \($0)\n" }.joined()
  return Compilation(SourceFile(name: "test.scene.yaml", text: text), options)
}

/// Compiles a marked scene and expects findings at its marks, in words.
func expectLint(
  _ marked: String, _ words: String, _ options: CompilationOptions = CompilationOptions(),
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let source = MarkedSource(marked)
  let found = Compilation(source.file, options).diagnostics
  #expect(source.report(found) == source.expectedReport(words), sourceLocation: sourceLocation)
}
