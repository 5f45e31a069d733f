internal import CYaml

/// Reserves room in an array that a large file will fill, on large pages where the system has
/// them; pages that are never touched cost nothing.
package func reserveArena<Record>(_ arena: inout [Record], _ count: Int) {
  arena.reserveCapacity(count)
  let size = count * MemoryLayout<Record>.stride
  guard size >= 4 << 20 else { return }
  arena.withUnsafeMutableBufferPointer { buffer in
    guard let start = buffer.baseAddress else { return }
    scenec_prefer_large_pages(start, size)
  }
}
