extension AttributeSpec {
  /// The direction of the first child, which all round layouts have.
  static func startAngle(default degrees: Double) -> AttributeSpec {
    AttributeSpec(
      "startAngle", .angle, default: .number(degrees),
      "Direction of the first child in degrees; 0 is to the right, angles grow clockwise.")
  }
}

extension LayoutSubviews {
  /// Places all children evenly on a ring, the first one at the start angle, clockwise.
  func placeOnRing(
    around center: Point, radius: Double, startAngle: Double,
    proposal: ProposedViewSize = .unspecified
  ) {
    placeOnRing(0..<count, around: center, radius: radius, startAngle: startAngle, proposal)
  }

  /// Places some of the children evenly on a ring.
  func placeOnRing(
    _ indices: Range<Int>, around center: Point, radius: Double, startAngle: Double,
    _ proposal: ProposedViewSize = .unspecified
  ) {
    let total = Double(indices.count)
    for index in indices {
      let degrees = startAngle + 360 * Double(index - indices.lowerBound) / total
      self[index].place(
        at: moved(center, by: radius, degrees: degrees), anchor: .center, proposal: proposal)
    }
  }
}
