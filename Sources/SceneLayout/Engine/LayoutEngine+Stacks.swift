/// HStack and VStack; the numbers are those of the rules in SwiftUI's order:
/// 1 gaps, 2 an unspecified axis, 3 the offers, 4 the size, 5 the places.
extension LayoutEngine {
  @inline(__always)
  func stack(_ node: Int) -> Stack {
    let traits = nodes[node].traits
    let state = Int(nodes[node].state)
    return Stack(
      axis: nodes[node].axis, children: children(of: node), gap: states[state].gap,
      guide: states[state].guide, hasMixedPriorities: traits.contains(.mixedPriorities),
      hasMixedGaps: traits.contains(.mixedGaps), hasGuides: traits.contains(.guides))
  }

  // MARK: 1 Gaps

  /// The distance between a child and the next one.
  @inline(__always)
  private func gap(after child: Int, _ stack: Stack) -> Double {
    if !stack.gap.isNaN { return stack.gap }
    if !stack.hasMixedGaps { return ViewSpacing.defaultDistance }
    return preferredGap(after: child, stack.axis)
  }

  private func preferredGap(after child: Int, _ axis: Axis) -> Double {
    let traits = nodes[child].outerTraits.union(nodes[child + 1].outerTraits)
    if !traits.contains(.spacing) { return ViewSpacing.defaultDistance }
    return spacing(of: child).distance(to: spacing(of: child + 1), along: axis)
  }

  /// The distances that a child prefers to its neighbours.
  func spacing(of child: Int) -> ViewSpacing {
    switch nodes[child].kind {
    case .horizontalSpacer, .verticalSpacer, .spacer: return .zero
    case .custom:
      let layout = Int(states[Int(nodes[child].state)].layout)
      return layouts[layout].spacing(subviews(of: child))
    default: return ViewSpacing()
    }
  }

  private func gaps(_ stack: Stack) -> Double {
    guard stack.hasMixedGaps else {
      let gap = stack.gap.isNaN ? ViewSpacing.defaultDistance : stack.gap
      return gap * Double(stack.children.count - 1)
    }
    return stack.children.dropLast().reduce(0) { $0 + preferredGap(after: $1, stack.axis) }
  }

  // MARK: Sizes

  /// The size of a stack for a proposal.
  func stackSize(_ stack: Stack, _ proposal: ProposedViewSize) -> Size {
    if stack.children.isEmpty { return .zero }
    if stack.children.count == 1 { return measureChild(stack.children.lowerBound, proposal) }
    let axis = stack.axis
    let minor = proposal.offer(axis.other)
    return withEntries(stack.children.count) { entries, order in
      let length = negotiate(stack, proposal.offer(axis), minor, entries, order)
      var size = Size.zero
      size[axis] = length
      size[axis.other] = crossExtent(stack, minor, entries).length
      return size
    }
  }

  /// The length of a separable stack along an axis.
  func stackLength(_ stack: Stack, _ axis: Axis, _ offer: Double) -> Double {
    if stack.children.isEmpty { return 0 }
    if stack.children.count == 1 {
      return length(Int(nodes[stack.children.lowerBound].outer), axis, offer)
    }
    if axis != stack.axis { return greatestLength(stack.children, axis, offer) }
    let gaps = gaps(stack)
    // Without room everyone has the minimum, with infinite room everyone the maximum.
    let isPlain =
      offer.isNaN || offer == 0 && gaps >= 0 || offer == .infinity && !stack.hasMixedPriorities
    if isPlain { return max(sumOfLengths(stack.children, axis, offer) + gaps, 0) }
    return withEntries(stack.children.count) { entries, order in
      negotiate(stack, offer, .nan, entries, order)
    }
  }

  private func sumOfLengths(_ children: Range<Int>, _ axis: Axis, _ offer: Double) -> Double {
    var sum = 0.0
    for child in children { sum += length(Int(nodes[child].outer), axis, offer) }
    return sum
  }

  func greatestLength(_ children: Range<Int>, _ axis: Axis, _ offer: Double) -> Double {
    var greatest = 0.0
    for child in children {
      let length = length(Int(nodes[child].outer), axis, offer)
      if length > greatest { greatest = length }
    }
    return greatest
  }

  @inline(__always)
  private func withEntries<Result>(
    _ count: Int,
    _ body: (UnsafeMutablePointer<StackEntry>, UnsafeMutablePointer<Int32>) -> Result
  ) -> Result {
    let start = run.pointee.entryCount
    run.pointee.entryCount += count
    defer { run.pointee.entryCount = start }
    return body(entries + start, order + start)
  }

  // MARK: 2, 3 Offers

  /// Offers each child its room and notes the answers; answers the length with the gaps.
  private func negotiate(
    _ stack: Stack, _ offer: Double, _ minor: Double,
    _ entries: UnsafeMutablePointer<StackEntry>, _ order: UnsafeMutablePointer<Int32>
  ) -> Double {
    let gaps = gaps(stack)
    if offer.isNaN {
      for (index, child) in stack.children.enumerated() {
        entries[index].offer = .nan
        entries[index].answer = answer(child, stack.axis, .nan, minor)
      }
    } else if stack.hasMixedPriorities
      || !negotiateEqually(stack, offer - gaps, minor, entries, order)
    {
      negotiateByPriority(stack, offer - gaps, minor, entries, order)
    }
    var sum = 0.0
    for index in 0..<stack.children.count { sum += entries[index].answer }
    // Negative gaps may be longer than the children.
    return max(sum + gaps, 0)
  }

  /// The room that is left while offers are made.
  private struct Room {
    var available: Double
    var remaining: Double

    /// The equal share of the next child.
    @inline(__always)
    var share: Double {
      let share = available / remaining
      return share > 0 ? share : 0
    }

    @inline(__always)
    mutating func take(_ length: Double) {
      let rest = available - length
      if !rest.isNaN { available = rest }
      remaining -= 1
    }
  }

  /// Offers among children of one priority: the constant ones first, as they stand; false
  /// when another child turns out to be as rigid as those, so that the order is not so simple.
  @inline(__always)
  private func negotiateEqually(
    _ stack: Stack, _ available: Double, _ minor: Double,
    _ entries: UnsafeMutablePointer<StackEntry>, _ order: UnsafeMutablePointer<Int32>
  ) -> Bool {
    let axis = stack.axis
    let constant = Traits.constant(axis)
    var room = Room(available: available, remaining: Double(stack.children.count))
    var flexibleCount = 0
    var isSorted = true
    for index in 0..<stack.children.count {
      let child = stack.children.lowerBound + index
      if nodes[child].outerTraits.contains(constant) {
        let length = length(Int(nodes[child].outer), axis, 0)
        entries[index].offer = room.share
        entries[index].answer = length
        room.take(length)
        continue
      }
      probe(child, axis, minor, &entries[index])
      if !(entries[index].flexibility > 0) { return false }
      if flexibleCount > 0, isSorted {
        isSorted = !precedes(entries[index], entries[Int(order[flexibleCount - 1])])
      }
      order[flexibleCount] = Int32(index)
      flexibleCount += 1
    }
    if !isSorted { sort(order, flexibleCount) { self.precedes(entries[$0], entries[$1]) } }
    for place in 0..<flexibleCount {
      let index = Int(order[place])
      offer(room.share, stack, index, minor, entries)
      room.take(entries[index].answer)
    }
    return true
  }

  @inline(__always)
  private func offer(
    _ share: Double, _ stack: Stack, _ index: Int, _ minor: Double,
    _ entries: UnsafeMutablePointer<StackEntry>
  ) {
    let child = stack.children.lowerBound + index
    entries[index].offer = share
    entries[index].answer = answer(child, stack.axis, share, minor)
  }

  /// Notes the minimum of a child and how much longer it can be.
  @inline(__always)
  private func probe(_ child: Int, _ axis: Axis, _ minor: Double, _ entry: inout StackEntry) {
    let minimum = answer(child, axis, 0, minor)
    let maximum = answer(child, axis, .infinity, minor)
    entry.minimum = minimum
    entry.flexibility = maximum == minimum ? 0 : maximum - minimum
  }

  /// Whether a child is offered room before another: the less flexible first; of endlessly
  /// flexible ones that with the larger minimum.
  @inline(__always)
  private func precedes(_ a: StackEntry, _ b: StackEntry) -> Bool {
    if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
    return a.flexibility == .infinity && a.minimum > b.minimum
  }

  /// Sorts indices; ties keep source order.
  private func sort(
    _ order: UnsafeMutablePointer<Int32>, _ count: Int, _ precedes: (Int, Int) -> Bool
  ) {
    var indices = UnsafeMutableBufferPointer(start: order, count: count)
    indices.sort { a, b in
      if precedes(Int(a), Int(b)) { return true }
      return a < b && !precedes(Int(b), Int(a))
    }
  }

  /// Offers by priority descending; lower priorities keep their minimums meanwhile.
  private func negotiateByPriority(
    _ stack: Stack, _ available: Double, _ minor: Double,
    _ entries: UnsafeMutablePointer<StackEntry>, _ order: UnsafeMutablePointer<Int32>
  ) {
    let (first, count) = (stack.children.lowerBound, stack.children.count)
    var reserved = 0.0
    for index in 0..<count {
      probe(first + index, stack.axis, minor, &entries[index])
      reserved += entries[index].minimum
      order[index] = Int32(index)
    }
    sort(order, count) { a, b in
      let (own, other) = (nodes[first + a].priority, nodes[first + b].priority)
      return own == other ? self.precedes(entries[a], entries[b]) : own > other
    }
    var room = Room(available: available - reserved, remaining: 0)
    var place = 0
    while place < count {
      let priority = nodes[first + Int(order[place])].priority
      var end = place
      while end < count, nodes[first + Int(order[end])].priority == priority {
        let back = room.available + entries[Int(order[end])].minimum
        if !back.isNaN { room.available = back }
        end += 1
      }
      room.remaining = Double(end - place)
      for index in place..<end {
        let index = Int(order[index])
        offer(room.share, stack, index, minor, entries)
        room.take(entries[index].answer)
      }
      place = end
    }
  }

  // MARK: 4 Size across

  /// The extent across the axis of the children aligned by their guides, and where in it the
  /// guides come together; notes each child's length across.
  private func crossExtent(
    _ stack: Stack, _ minor: Double, _ entries: UnsafeMutablePointer<StackEntry>
  ) -> (length: Double, line: Double) {
    let cross = stack.axis.other
    var greatest = 0.0
    for index in 0..<stack.children.count {
      let child = stack.children.lowerBound + index
      let outer = Int(nodes[child].outer)
      let length =
        nodes[child].outerTraits.contains(.separable)
        ? length(outer, cross, minor)
        : measure(outer, ProposedViewSize(stack.axis, entries[index].offer, minor))[cross]
      entries[index].cross = length
      if length > greatest { greatest = length }
    }
    guard stack.hasGuides, greatest.isFinite else {
      return (greatest, greatest * stack.guide.fraction)
    }
    var (before, after) = (0.0, 0.0)
    for index in 0..<stack.children.count {
      let guide = crossGuide(stack, index, minor, entries)
      before = max(before, guide)
      after = max(after, entries[index].cross - guide)
    }
    return (before + after, before)
  }

  /// The distance of a child's guide from its leading or top edge.
  @inline(__always)
  private func crossGuide(
    _ stack: Stack, _ index: Int, _ minor: Double, _ entries: UnsafeMutablePointer<StackEntry>
  ) -> Double {
    let child = stack.children.lowerBound + index
    if nodes[child].outerTraits.contains(.guides) {
      let proposal = ProposedViewSize(stack.axis, entries[index].offer, minor)
      let explicit = explicitGuide(stack.guide, of: Int(nodes[child].outer), proposal)
      if let explicit { return explicit }
    }
    return entries[index].cross * stack.guide.fraction
  }

  // MARK: 5 Places

  /// Places the children head to tail.
  func placeStack(_ stack: Stack, in bounds: Rect, _ proposal: ProposedViewSize) {
    guard stack.children.count > 1 else {
      for child in stack.children {
        place(child, at: bounds.origin, anchor: .topLeading, proposal: proposal)
      }
      return
    }
    let (axis, cross) = (stack.axis, stack.axis.other)
    let offered = proposal.offer(cross)
    let minor = offered.isNaN ? bounds.size[cross] : offered
    withEntries(stack.children.count) { entries, order in
      _ = negotiate(stack, proposal.offer(axis), minor, entries, order)
      let line = bounds.lowerEdge(cross) + crossExtent(stack, minor, entries).line
      var position = bounds.lowerEdge(axis)
      for index in 0..<stack.children.count {
        let child = stack.children.lowerBound + index
        var origin = bounds.origin
        origin[axis] = position
        origin[cross] = line - crossGuide(stack, index, minor, entries)
        place(
          child, at: origin, anchor: .topLeading,
          proposal: ProposedViewSize(axis, entries[index].offer, minor))
        position += entries[index].answer
        if index + 1 < stack.children.count { position += gap(after: child, stack) }
      }
    }
  }
}
