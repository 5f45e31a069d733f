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

  /// The direction of the scene; places are mirrored without the layout's doing.
  public var layoutDirection: LayoutDirection { engine.value.direction }

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

  /// As `Point.moved`, with the directions that earlier runs of the scene asked for.
  @inline(__always)
  func moved(_ point: Point, by distance: Double, degrees: Double) -> Point {
    point.moved(by: distance, along: engine.call { $0.direction(degrees) })
  }

  /// Whether any element of the scene sets something for its parent's layout.
  var haveAttributes: Bool { !engine.value.scene.childValues.isEmpty }

  /// How many of the children stand in each row, 0 for one between rows; without rows each
  /// child stands between rows.
  var rows: [Int] { engine.value.rows(of: first, count: count) }

  /// The mean of what the children set a guide to, where the layout places them.
  func mergedGuide(_ guide: Guide) -> Double? {
    engine.value.mergedGuide(guide, first: first, count: count)
  }
}

/// One child, as its parent's layout sees it.
public struct LayoutSubview: Sendable {
  let engine: EngineReference
  let node: Int

  /// The size that the child takes for a proposal, in points.
  @inline(__always)
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    engine.call { $0.measureChild(node, proposal) }
  }

  /// The size that the child takes for a proposal, with its guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(self, proposal)
  }

  /// Places the child: it is measured again with the proposal, and the anchor of its frame
  /// comes to the position.
  @inline(__always)
  public func place(
    at position: Point, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    engine.call { $0.place(node, at: position, anchor: anchor, proposal: proposal) }
  }

  /// Turns what is drawn of the child about its centre; its frame stays.
  ///
  /// SwiftUI leaves this to a modifier; here it is a part of a placement.
  func rotate(degrees: Double) { engine.value.rotate(node, degrees: degrees) }

  /// The child's layout priority: 0 unless set, minus infinity for a spacer.
  public var priority: Double { engine.value.priority(of: node) }

  /// The distances that the child prefers to its neighbours.
  public var spacing: ViewSpacing { engine.value.spacing(of: node) }

  /// What the child sets for a key, or the key's default.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    engine.value.attribute(key.attributeName, of: node).flatMap(Key.value(of:))
      ?? Key.defaultValue
  }

  /// The outermost modifier's node, or the content's.
  var outer: Int { engine.value.outer(of: node) }
}

/// A reference to the engine of the run that costs no reference counting.
///
/// An engine outlives all proxies that it makes, since they are valid only during its calls.
struct EngineReference: @unchecked Sendable {
  private let reference: Unmanaged<LayoutEngine>

  @inline(__always)
  init(value: LayoutEngine) { reference = .passUnretained(value) }

  var value: LayoutEngine { reference.takeUnretainedValue() }

  /// Calls the engine without holding it, for what is asked of each child.
  @inline(__always)
  func call<Result>(_ body: (LayoutEngine) -> Result) -> Result {
    reference._withUnsafeGuaranteedRef(body)
  }
}
