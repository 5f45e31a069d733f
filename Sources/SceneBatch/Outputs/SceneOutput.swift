import SceneEmit

/// The output of one scene, on its way to a file or a stream.
///
/// `emit` makes its bytes, the same ones whenever it is called, and hands them to a sink in
/// blocks; so a large output never stands in memory.
struct SceneOutput {
  /// What became of it, and what a file holds that holds what it should and is to be remembered.
  typealias Finished = (result: OutputResult, content: OutputContent?)

  let target: OutputPlan.Target
  /// What stood there before the run.
  let found: FoundOutput
  /// Tells the outputs apart that are written at a time.
  let number: Int
  /// Whether it is to be known later what the file held.
  let isRemembered: Bool
  let emit: (_ sink: @escaping ([UInt8]) -> Void) -> Void

  /// Writes the output; a file that holds the same bytes is left alone, with its time.
  func write() -> Finished {
    do throws(BatchError) {
      switch target {
      case .standardOutput:
        let stream = StreamWriter(.output)
        emit(stream.write)
        if let failure = stream.failure { throw failure }
        return (.written, nil)
      case .file(let path):
        if found == .nothing, let new = try write(to: path, isNew: true, replacing: false) {
          return new
        }
        return try writeUnlessCurrent(path)
      }
    } catch {
      return (.failed(error), nil)
    }
  }

  private func writeUnlessCurrent(_ path: String) throws(BatchError) -> Finished {
    let found = check()
    if case .current = found.result { return found }
    // What cannot be read is replaced, or says why it cannot be written.
    let isNew = if case .missing = found.result { true } else { false }
    return try write(to: path, isNew: isNew, replacing: true) ?? (.none, nil)
  }

  /// Writes the file, which seems to be new or to replace one; nil when there is one that is not
  /// to be replaced.
  private func write(
    to path: String, isNew: Bool, replacing: Bool
  ) throws(BatchError) -> Finished? {
    let file = try AtomicFile(path, number: number, replacing: !isNew)
    let measure = isRemembered ? ContentMeasure() : nil
    emit { block in
      measure?.add(block)
      file.write(block)
    }
    let stamp = measure == nil ? nil : file.stamp
    guard try file.commit(replacing: replacing) else { return nil }
    return (.written, measure?.content(stamp?.renewed(by: path)))
  }

  /// Whether the file holds the bytes of the output; nothing is written.
  func check() -> Finished {
    guard case .file(let path) = target else { return (.none, nil) }
    do throws(BatchError) {
      guard let file = try ExistingOutput(path) else { return (.missing(path: path), nil) }
      let measure = isRemembered ? ContentMeasure() : nil
      emit { block in
        measure?.add(block)
        file.compare(block)
      }
      guard try file.finish() else { return (.stale(path: path), nil) }
      return (.current, measure?.content(file.stamp))
    } catch {
      return (.failed(error), nil)
    }
  }
}

/// Counts and hashes the bytes of an output that pass by.
private final class ContentMeasure {
  private var hasher = ContentHasher()
  private var size = 0

  func add(_ block: [UInt8]) {
    hasher.add(block)
    size += block.count
  }

  func content(_ stamp: FileStamp?) -> OutputContent {
    OutputContent(
      size: size, hash: hasher.finished, stamp: stamp?.size == size ? stamp : nil)
  }
}
