/// A part of the way from bytes to findings, for who measures it.
package enum CompilationStage: Sendable {
  case parsing
  case lowering
  /// Also the layout that the rules look at, which becomes the output's.
  case linting
}
