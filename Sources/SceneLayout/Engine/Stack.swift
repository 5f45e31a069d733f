/// What is noted of one child while its stack negotiates.
struct StackEntry {
  var offer: Double
  var answer: Double
  var minimum: Double
  /// How much longer than its minimum the child can be.
  var flexibility: Double
  var cross: Double
}

/// A stack that negotiates.
struct Stack {
  let axis: Axis
  let children: Range<Int>
  /// The distance between two children; NaN where they decide.
  let gap: Double
  let guide: Guide
  let hasMixedPriorities: Bool
  let hasMixedGaps: Bool
  let hasGuides: Bool
}

extension LayoutSubviews {
  /// Runs a stack over the children of another layout.
  private func stack(_ rules: StackRules) -> Stack {
    let isUniform = allSatisfy { $0.priority == self[0].priority }
    let nodes = engine.value.nodes[first..<(first + count)]
    return Stack(
      axis: rules.axis, children: first..<(first + count), gap: rules.spacing ?? .nan,
      guide: rules.guide, hasMixedPriorities: !isUniform,
      hasMixedGaps: rules.spacing == nil && nodes.contains { $0.outerTraits.contains(.spacing) },
      hasGuides: nodes.contains { $0.outerTraits.contains(.guides) })
  }

  func stackSize(_ rules: StackRules, _ proposal: ProposedViewSize) -> Size {
    engine.value.stackSize(stack(rules), proposal)
  }

  func placeStack(_ rules: StackRules, in bounds: Rect, _ proposal: ProposedViewSize) {
    engine.value.placeStack(stack(rules), in: bounds, proposal)
  }

  func zStackSize(_ alignment: Alignment, _ proposal: ProposedViewSize) -> Size {
    engine.value.zStackSize(first..<(first + count), alignment, proposal)
  }

  func placeZStack(_ alignment: Alignment, in bounds: Rect, _ proposal: ProposedViewSize) {
    engine.value.placeZStack(first..<(first + count), alignment, in: bounds, proposal)
  }
}
