/// A half-open range of UTF-8 byte offsets in one source file, from 0.
///
/// Offsets count from the first byte of the file, a byte order mark included. Files are far
/// smaller than 4 GiB (`input-limit`), so 32 bits are enough.
public struct SourceRange: Hashable, Sendable {
  /// The offset of the first byte.
  public let start: UInt32
  /// The offset after the last byte; never less than `start`.
  public let end: UInt32

  /// Makes the range `start ..< end`; an `end` before `start` gives an empty range.
  @inlinable
  public init(_ start: Int, _ end: Int) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: max(start, end))
  }

  /// The offsets as integers that can index the file's bytes.
  @inlinable
  public var offsets: Range<Int> { Int(start)..<Int(end) }

  /// Whether `other` lies within this range; an equal range does.
  public func contains(_ other: SourceRange) -> Bool {
    start <= other.start && other.end <= end
  }
}
