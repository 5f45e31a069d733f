/// Where the elements of a scene stand in its file.
///
/// Elements are known by their number only, so that rules over scenes need no syntax tree.
public struct SourceMap: Sendable {
  private var ranges: [SourceRange] = []

  /// Makes a map of nothing.
  public init() {}

  /// Makes room for elements to come.
  public mutating func reserveCapacity(_ count: Int) { ranges.reserveCapacity(count) }

  /// Adds the next element: the place that stands for it, its first key.
  public mutating func append(_ range: SourceRange) { ranges.append(range) }

  /// The place that stands for an element; the start of the file for one that is unknown.
  public subscript(element: Int) -> SourceRange {
    ranges.indices.contains(element) ? ranges[element] : SourceRange(0, 0)
  }
}
