internal import CYaml

/// Reserves room in an array that a large file will fill, on large pages where the system has
/// them; pages that are never touched cost nothing.
package func reserveArena<Record>(_ arena: inout [Record], _ count: Int) {
  arena.reserveCapacity(count)
  arena.withUnsafeMutableBufferPointer {
    preferLargePages(UnsafeMutableBufferPointer(start: $0.baseAddress, count: count))
  }
}

/// Asks for large pages under room that a large file will fill.
func preferLargePages<Record>(_ room: UnsafeMutableBufferPointer<Record>) {
  let size = room.count * MemoryLayout<Record>.stride
  guard size >= 4 << 20, let start = room.baseAddress else { return }
  scenec_prefer_large_pages(start, size)
}
