/// Finds the outlines that lie over one another without comparing each with each.
///
/// A few outlines are compared pair by pair. Many are cut into groups where a gap goes through
/// all of them, by turns across both axes, as lines and words of a page are; what cannot be cut
/// is swept from its left to its right. The work is limited: beyond it some pairs are not seen,
/// which takes thousands of outlines over one another.
struct OverlapSearch {
  private let outlines: [Outline]
  private var order: [Int32]
  /// How many more outlines may be sorted, and pairs compared.
  private var sorting: Int
  private var comparing: Int

  /// How many outlines are compared pair by pair.
  static let pairwiseCount = 24

  /// Takes the outlines of the children of one container.
  init(_ outlines: [Outline]) {
    self.outlines = outlines
    order = []
    sorting = 64 * outlines.count + 1000
    comparing = 64 * outlines.count + 100_000
  }

  /// Calls a function for each two outlines whose frames overlap by more than the tolerance,
  /// the earlier one first, in no particular order; an answer of false ends the search.
  mutating func forEachPair(_ body: (Outline, Outline) -> Bool) {
    guard outlines.count > Self.pairwiseCount else { return compareAll(body) }
    order = (0..<Int32(outlines.count)).map { $0 }
    var groups = [Group(range: 0..<order.count, axis: .vertical, isWhole: false)]
    while let group = groups.popLast() {
      if group.range.count <= Self.pairwiseCount {
        guard compare(group.range, body) else { return }
        continue
      }
      sorting -= group.range.count
      sort(group.range, group.axis)
      let cut = sorting > 0 ? cut(group, into: &groups) : false
      if cut { continue }
      if sorting > 0, !group.isWhole {
        groups.append(Group(range: group.range, axis: group.axis.other, isWhole: true))
      } else if !sweep(group, body) {
        return
      }
    }
  }

  private enum Direction {
    case horizontal
    case vertical

    var other: Direction { self == .horizontal ? .vertical : .horizontal }
  }

  /// Outlines that stand together.
  private struct Group {
    let range: Range<Int>
    /// The axis along which they are to be cut.
    let axis: Direction
    /// Whether no cut goes through them along the other axis.
    let isWhole: Bool
  }

  // MARK: Pairs

  private func compareAll(_ body: (Outline, Outline) -> Bool) {
    outlines.withUnsafeBufferPointer { outlines in
      for first in 0..<outlines.count {
        let own = outlines[first]
        var second = first + 1
        while second < outlines.count {
          if own.frameOverlaps(outlines[second]) {
            guard body(own, outlines[second]) else { return }
          }
          second += 1
        }
      }
    }
  }

  private mutating func compare(_ range: Range<Int>, _ body: (Outline, Outline) -> Bool) -> Bool {
    for first in range.dropLast() {
      for second in (first + 1)..<range.upperBound {
        guard test(order[first], order[second], body) else { return false }
      }
    }
    return true
  }

  private mutating func test(
    _ first: Int32, _ second: Int32, _ body: (Outline, Outline) -> Bool
  ) -> Bool {
    comparing -= 1
    let (a, b) = (outlines[Int(min(first, second))], outlines[Int(max(first, second))])
    guard a.frameOverlaps(b) else { return comparing > 0 }
    return body(a, b) && comparing > 0
  }

  // MARK: Cutting

  private mutating func sort(_ range: Range<Int>, _ axis: Direction) {
    let outlines = outlines
    order[range].sort { left, right in
      let (a, b) = (outlines[Int(left)], outlines[Int(right)])
      let (start, other) = axis == .horizontal ? (a.minX, b.minX) : (a.minY, b.minY)
      return start == other ? left < right : start < other
    }
  }

  /// Cuts a sorted group where no outline crosses; answers whether it fell into several.
  private func cut(_ group: Group, into groups: inout [Group]) -> Bool {
    let firstNew = groups.count
    var start = group.range.lowerBound
    var end = -Double.infinity
    for place in group.range {
      let outline = outlines[Int(order[place])]
      let isHorizontal = group.axis == .horizontal
      let low = isHorizontal ? outline.minX : outline.minY
      if place > start, low >= end - Outline.tolerance {
        groups.append(Group(range: start..<place, axis: group.axis.other, isWhole: false))
        start = place
        end = -.infinity
      }
      end = max(end, isHorizontal ? outline.maxX : outline.maxY)
    }
    guard groups.count > firstNew else { return false }
    groups.append(
      Group(range: start..<group.range.upperBound, axis: group.axis.other, isWhole: false))
    return true
  }

  /// Compares each outline of a sorted group with those that begin before it ends.
  private mutating func sweep(_ group: Group, _ body: (Outline, Outline) -> Bool) -> Bool {
    for first in group.range {
      let outline = outlines[Int(order[first])]
      let end = group.axis == .horizontal ? outline.maxX : outline.maxY
      for second in (first + 1)..<max(group.range.upperBound, first + 1) {
        let other = outlines[Int(order[second])]
        let low = group.axis == .horizontal ? other.minX : other.minY
        guard low < end - Outline.tolerance else { break }
        guard test(order[first], order[second], body) else { return false }
      }
    }
    return true
  }
}
