/// What a separable node answered along one axis: the answers that stacks ask for again and
/// again, and the last other one.
struct AxisMemo {
  /// The answer to 0; NaN until it is known.
  var minimum = Double.nan
  /// The answer to infinity.
  var maximum = Double.nan
  /// The answer to an unspecified offer.
  var ideal = Double.nan
  /// The last other offer.
  var offer = Double.nan
  var answer = Double.nan
  /// Earlier offers, in the arena.
  var newest: Int32 = -1

  /// The answer to an offer; NaN when it is not known.
  @inline(__always)
  func answer(to offer: Double) -> Double {
    if offer == self.offer { return answer }
    if offer == 0 { return minimum }
    if offer == .infinity { return maximum }
    return offer.isNaN ? ideal : .nan
  }
}

/// Earlier answers along single axes, as lists in one arena.
struct AxisAnswers {
  private struct Answer {
    let offer: Double
    let length: Double
    let next: Int32
  }

  private var answers: [Answer] = []

  /// The answer to an offer in a list; NaN when it is not there.
  func answer(to offer: Double, from newest: Int32) -> Double {
    var index = newest
    while index >= 0 {
      let answer = answers[Int(index)]
      if answer.offer == offer { return answer.length }
      index = answer.next
    }
    return .nan
  }

  /// Adds an answer at the head of a list.
  mutating func remember(_ length: Double, for offer: Double, _ newest: inout Int32) {
    answers.append(Answer(offer: offer, length: length, next: newest))
    newest = Int32(answers.count - 1)
  }
}
