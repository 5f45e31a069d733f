import SceneEmit

/// The output of one scene, on its way to a file or a stream.
///
/// `emit` makes its bytes, the same ones whenever it is called, and hands them to a sink in
/// blocks; so a large output never stands in memory.
struct SceneOutput {
  let target: OutputPlan.Target
  /// Tells the outputs apart that are written at a time.
  let number: Int
  let emit: (_ sink: @escaping ([UInt8]) -> Void) -> Void

  /// Writes the output; a file that holds the same bytes is left alone, with its time.
  func write() -> OutputResult {
    do throws(BatchError) {
      switch target {
      case .standardOutput:
        let stream = StreamWriter(.output)
        emit(stream.write)
        if let failure = stream.failure { throw failure }
      case .file(let path):
        // What cannot be read is replaced, or says why it cannot be written.
        if case .current = check() { return .current }
        let file = try AtomicFile(path, number: number)
        emit(file.write)
        try file.commit()
      }
      return .written
    } catch {
      return .failed(error)
    }
  }

  /// Whether the file holds the bytes of the output; nothing is written.
  func check() -> OutputResult {
    guard case .file(let path) = target else { return .none }
    do throws(BatchError) {
      guard let file = try ExistingOutput(path) else { return .missing(path: path) }
      emit(file.compare)
      return try file.finish() ? .current : .stale(path: path)
    } catch {
      return .failed(error)
    }
  }
}
