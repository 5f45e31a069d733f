import SceneCompiler
package import SceneSource

/// What is to become of the fixes of scenes.
package struct FixRequest: Sendable {
  private let applicability: FixIt.Applicability
  private let isWritten: Bool

  /// Asks for safe fixes, or for unsafe ones too; without `isWritten` the scenes stay as they
  /// are.
  package init(_ applicability: FixIt.Applicability, isWritten: Bool) {
    self.applicability = applicability
    self.isWritten = isWritten
  }

  /// Mends a scene; a file that changes is written over, and the text of standard input goes to
  /// standard output, changed or not.
  func fix(
    _ source: SourceFile, _ options: CompilationOptions, _ input: Input, number: Int
  ) -> Outcome {
    let fixed = FixedSource(source, options, applying: applicability)
    do throws(BatchError) {
      if isWritten { try write(fixed, input, number) }
      return .fixed(fixed, writeFailure: nil)
    } catch {
      return .fixed(fixed, writeFailure: error)
    }
  }

  private func write(
    _ fixed: FixedSource, _ input: Input, _ number: Int
  ) throws(BatchError) {
    let bytes = fixed.result.source.bytes
    if input.isStandardInput {
      let stream = StreamWriter(.output)
      stream.write(bytes)
      if let failure = stream.failure { throw failure }
    } else if fixed.isChanged {
      try SceneRewrite(fixed.original.source, number: number).write(bytes)
    }
  }
}
