/// The children of a container, in order.
///
/// Valid only during the call that hands it to a layout.
public struct LayoutSubviews: RandomAccessCollection, Sendable {
  let engine: EngineReference
  let first: Int
  /// The number of children that are shown.
  public let count: Int

  /// 0.
  public var startIndex: Int { 0 }
  /// The number of children.
  public var endIndex: Int { count }

  /// The proxy of a child; traps outside `0..<count`, as an array does.
  @inline(__always)
  public subscript(position: Int) -> LayoutSubview {
    precondition(position >= 0 && position < count, "subview index out of range")
    return LayoutSubview(engine: engine, node: first + position)
  }

  /// The largest side of any child's answer to a proposal, in points; 0 without children.
  func largestSide(offered proposal: ProposedViewSize = .unspecified) -> Double {
    var largest = 0.0
    for index in 0..<count {
      largest = Swift.max(largest, self[index].sizeThatFits(proposal).largerSide)
    }
    return largest
  }
}

/// One child, as its parent's layout sees it.
public struct LayoutSubview: Sendable {
  let engine: EngineReference
  let node: Int

  /// The size that the child takes for a proposal, in points.
  @inline(__always)
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    engine.value.measure(node, proposal)
  }

  /// Places the child: it is measured again with the proposal, and the anchor of its frame
  /// comes to the position.
  @inline(__always)
  public func place(
    at position: Point, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    engine.value.place(node, at: position, anchor: anchor, proposal: proposal)
  }
}

/// A reference to the engine of the run that costs no reference counting.
///
/// An engine outlives all proxies that it makes, since they are valid only during its calls.
struct EngineReference: @unchecked Sendable {
  unowned(unsafe) let value: LayoutEngine
}
