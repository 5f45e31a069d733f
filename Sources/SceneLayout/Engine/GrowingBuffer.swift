/// Trivial values one after the other, appended without the checks of an array.
///
/// Its owner must call `deallocate`.
struct GrowingBuffer<Value> {
  private(set) var start: UnsafeMutablePointer<Value>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int) {
    self.capacity = max(capacity, 8)
    start = .allocate(capacity: self.capacity)
    preferLargePages(start, self.capacity * MemoryLayout<Value>.stride)
  }

  @inline(__always)
  mutating func append(_ value: Value) {
    if count == capacity { grow() }
    (start + count).initialize(to: value)
    count += 1
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<Value>.allocate(capacity: capacity * 2)
    preferLargePages(larger, capacity * 2 * MemoryLayout<Value>.stride)
    larger.moveInitialize(from: start, count: count)
    start.deallocate()
    start = larger
    capacity *= 2
  }

  /// Forgets the values, but not the room for them; makes room for some.
  mutating func removeAll(room: Int) {
    count = 0
    while capacity < room { grow() }
  }

  func deallocate() { start.deallocate() }

  @inline(__always)
  subscript(index: Int) -> Value {
    get { start[index] }
    nonmutating _modify { yield &start[index] }
  }

  /// All values.
  var buffer: UnsafeMutableBufferPointer<Value> {
    UnsafeMutableBufferPointer(start: start, count: count)
  }
}
