/// Trivial records, the last on top.
///
/// It has its own memory: an array asks at each change whether somebody else holds it too.
@frozen
public struct RecordStack<Record>: ~Copyable {
  @usableFromInline
  var records: UnsafeMutablePointer<Record>
  /// How many there are.
  @usableFromInline
  private(set) var count = 0
  private var capacity: Int

  /// Makes an empty stack with room for some records; pages of it that are never touched cost
  /// nothing.
  init(capacity: Int) {
    self.capacity = capacity
    records = Self.room(capacity)
  }

  deinit { records.deallocate() }

  /// The record of a number below `count`.
  @inlinable
  @inline(__always)
  subscript(index: Int) -> Record {
    get {
      assert(index < count)
      return records[index]
    }
    nonmutating _modify {
      assert(index < count)
      yield &records[index]
    }
  }

  /// All records, as long as the stack is not changed.
  var buffer: UnsafeBufferPointer<Record> { UnsafeBufferPointer(start: records, count: count) }

  @inline(__always)
  mutating func append(_ record: Record) {
    if count == capacity { grow() }
    (records + count).initialize(to: record)
    count += 1
  }

  /// Takes the last record off; nil when there is none.
  @inline(__always)
  mutating func popLast() -> Record? {
    guard count > 0 else { return nil }
    count -= 1
    return records[count]
  }

  /// Forgets the records from a number on.
  @inline(__always)
  mutating func removeAll(from number: Int) { count = number }

  /// Hands over all records, and is empty then.
  mutating func take() -> RecordStack {
    var taken = RecordStack(capacity: 0)
    swap(&taken, &self)
    return taken
  }

  @inline(never)
  private mutating func grow() {
    let larger = Self.room(max(capacity * 2, 16))
    larger.moveInitialize(from: records, count: count)
    records.deallocate()
    records = larger
    capacity = max(capacity * 2, 16)
  }

  private static func room(_ count: Int) -> UnsafeMutablePointer<Record> {
    let room = UnsafeMutablePointer<Record>.allocate(capacity: count)
    preferLargePages(UnsafeMutableBufferPointer(start: room, count: count))
    return room
  }
}

/// Only its owner changes it, as an array.
extension RecordStack: @unchecked Sendable where Record: Sendable {}
