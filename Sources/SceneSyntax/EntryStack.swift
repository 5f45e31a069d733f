/// The entries of the mappings that are being read, those of the innermost last.
///
/// It has its own memory: an array asks at each change whether somebody else holds it too.
@frozen
public struct EntryStack: ~Copyable {
  @usableFromInline
  var entries: UnsafeMutablePointer<MappingEntry>
  /// How many there are.
  @usableFromInline
  private(set) var count = 0
  private var capacity = 64

  init() { entries = .allocate(capacity: capacity) }

  deinit { entries.deallocate() }

  /// The entry of a number below `count`.
  @inlinable
  @inline(__always)
  subscript(index: Int) -> MappingEntry {
    get {
      assert(index < count)
      return entries[index]
    }
    nonmutating set {
      assert(index < count)
      entries[index] = newValue
    }
  }

  @inline(__always)
  mutating func append(_ entry: MappingEntry) {
    if count == capacity { grow() }
    (entries + count).initialize(to: entry)
    count += 1
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<MappingEntry>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: entries, count: count)
    entries.deallocate()
    entries = larger
    capacity *= 2
  }

  /// Forgets the entries from a number on.
  @inline(__always)
  mutating func removeAll(from number: Int) { count = number }
}
