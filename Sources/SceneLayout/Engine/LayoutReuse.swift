/// What one layout run of a scene leaves to the next: the layouts of its containers, and memory.
///
/// For one thread, and for runs of one scene, one after the other.
package final class LayoutReuse {
  /// By container; behind a pointer, where no access is checked at run time.
  private let containers: UnsafeMutableBufferPointer<Entry>
  private var run: UInt32 = 0
  let nodes = SpareBuffer<Node>()
  let states = SpareBuffer<ContainerState>()
  let entries = SpareBuffer<StackEntry>()
  let order = SpareBuffer<Int32>()
  let memo = SpareMemo()
  let directions = DirectionMemo()

  /// The layout of a container.
  private struct Entry {
    var layout: ContainerLayout?
    /// The last run that used it.
    var lastRun: UInt32 = 0
  }

  /// Starts without anything to reuse.
  package init(_ scene: Scene) {
    containers = .allocate(capacity: scene.containers.count)
    containers.initialize(repeating: Entry())
  }

  deinit {
    containers.deinitialize()
    containers.deallocate()
  }

  /// Begins a run.
  func begin() { run &+= 1 }

  /// The layout of a container, without a cache; copies of a template have one each.
  func layout(_ number: Int, of scene: Scene) -> ContainerLayout {
    precondition(containers.indices.contains(number), "a run of another scene")
    guard containers[number].lastRun != run else {
      return ContainerLayout.make(scene.containers[number].layout)
    }
    containers[number].lastRun = run
    if let known = containers[number].layout {
      known.forgetCache()
      return known
    }
    let made = ContainerLayout.make(scene.containers[number].layout)
    containers[number].layout = made
    return made
  }
}

/// The memory of a buffer between two runs.
final class SpareBuffer<Value> {
  private var spare: GrowingBuffer<Value>?

  deinit { spare?.deallocate() }

  /// An empty buffer with room for some values; nil when there is none.
  func take(capacity: Int) -> GrowingBuffer<Value>? {
    guard var buffer = spare.take() else { return nil }
    buffer.removeAll(room: capacity)
    return buffer
  }

  /// Takes the memory of a buffer that nobody uses any more.
  func give(_ buffer: GrowingBuffer<Value>) {
    spare?.deallocate()
    spare = buffer
  }
}

/// The memory of a memo between two runs.
final class SpareMemo {
  private var spare: SizeMemo?

  /// An empty memo; nil when there is none.
  func take() -> SizeMemo? {
    guard var memo = spare.take() else { return nil }
    memo.removeAll()
    return memo
  }

  func give(_ memo: SizeMemo) { spare = memo }
}
