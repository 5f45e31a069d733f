/// Directions of angles that were asked for before: rings of all counts share many, and sines
/// cost more than all else that is done for a child.
///
/// For one thread. Each angle has one place, so that a later one may push it out.
final class DirectionMemo {
  private struct Entry {
    var degrees = Double.nan
    var direction = Direction(degrees: 0)
  }

  private static let bits = 7
  private let entries: UnsafeMutablePointer<Entry>

  init() {
    entries = .allocate(capacity: 1 << Self.bits)
    entries.initialize(repeating: Entry(), count: 1 << Self.bits)
  }

  deinit { entries.deallocate() }

  /// The direction of an angle, the very one that is computed.
  @inline(__always)
  func direction(_ degrees: Double) -> Direction {
    // Of a product by a large odd number the upper bits depend on all bits of the angle.
    let place = Int((degrees.bitPattern &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 - Self.bits))
    if entries[place].degrees == degrees { return entries[place].direction }
    let direction = Direction(degrees: degrees)
    entries[place] = Entry(degrees: degrees, direction: direction)
    return direction
  }
}
