import SceneEmit

/// The output of one scene, on its way to a file or a stream.
///
/// `emit` makes its bytes, the same ones whenever it is called, and hands them to a sink in
/// blocks; so a large output never stands in memory.
struct SceneOutput {
  let target: OutputPlan.Target
  /// Tells the outputs apart that are written at a time.
  let number: Int
  /// Whether it is to be known later what the file held.
  let isRemembered: Bool
  let emit: (_ sink: @escaping ([UInt8]) -> Void) -> Void

  /// Writes the output; a file that holds the same bytes is left alone, with its time.
  ///
  /// Answers what a file holds when it holds what it should and is to be remembered.
  func write() -> (result: OutputResult, content: OutputContent?) {
    do throws(BatchError) {
      switch target {
      case .standardOutput:
        let stream = StreamWriter(.output)
        emit(stream.write)
        if let failure = stream.failure { throw failure }
        return (.written, nil)
      case .file(let path):
        // What cannot be read is replaced, or says why it cannot be written.
        let found = check()
        switch found.result {
        case .current: return found
        case .missing: return (.written, try write(to: path, replacing: false))
        default: return (.written, try write(to: path, replacing: true))
        }
      }
    } catch {
      return (.failed(error), nil)
    }
  }

  private func write(
    to path: String, replacing: Bool
  ) throws(BatchError) -> OutputContent? {
    let file = try AtomicFile(path, number: number, replacing: replacing)
    let measure = isRemembered ? ContentMeasure() : nil
    emit { block in
      measure?.add(block)
      file.write(block)
    }
    guard let measure else {
      try file.commit()
      return nil
    }
    return measure.content(try file.commitStamped())
  }

  /// Whether the file holds the bytes of the output; nothing is written.
  func check() -> (result: OutputResult, content: OutputContent?) {
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
