/// Remembers what nodes answered to proposals, as short lists in one arena.
///
/// A list has a greatest length. Beyond it a node answers a probe with what it answered to the
/// nearest proposal: containers whose axes depend on each other, nested deeply, would else be
/// asked exponentially many questions. What is placed is always measured exactly.
struct SizeMemo {
  private struct Answer {
    let proposal: ProposedViewSize
    let size: Size
    let next: Int32
  }

  /// The answers of one node.
  private struct List {
    var newest: Int32 = -1
    var length: Int32 = 0
  }

  private var lists: [List] = []
  private var answers: [Answer] = []
  /// How many proposals a node answers exactly.
  static let longestList = 64

  /// Makes an empty memo with room for some nodes, each of which is mostly asked once.
  init(capacity: Int = 0) {
    lists.reserveCapacity(capacity)
    answers.reserveCapacity(capacity)
  }

  /// The memo, which is empty from now on, so that only its new owner has its lists.
  mutating func taken() -> SizeMemo {
    var result = SizeMemo()
    swap(&result, &self)
    return result
  }

  /// Forgets everything but the room for it.
  mutating func removeAll() {
    lists.removeAll(keepingCapacity: true)
    answers.removeAll(keepingCapacity: true)
  }

  /// Adds a node; answers its index.
  mutating func add() -> Int {
    lists.append(List())
    return lists.count - 1
  }

  func size(of node: Int, _ proposal: ProposedViewSize) -> Size? {
    var index = lists[node].newest
    while index >= 0 {
      let answer = answers[Int(index)]
      if answer.proposal == proposal { return answer.size }
      index = answer.next
    }
    return nil
  }

  func isFull(_ node: Int) -> Bool { Int(lists[node].length) >= Self.longestList }

  mutating func remember(_ size: Size, of node: Int, _ proposal: ProposedViewSize) {
    guard !isFull(node) else { return }
    answers.append(Answer(proposal: proposal, size: size, next: lists[node].newest))
    lists[node] = List(newest: Int32(answers.count - 1), length: lists[node].length + 1)
  }

  /// The answer to the nearest proposal of a full list.
  func nearestSize(of node: Int, _ proposal: ProposedViewSize) -> Size {
    var index = lists[node].newest
    var best = (size: Size.zero, distance: Double.infinity)
    while index >= 0 {
      let answer = answers[Int(index)]
      let distance =
        Self.distance(answer.proposal.storage.width, proposal.storage.width)
        + Self.distance(answer.proposal.storage.height, proposal.storage.height)
      if distance < best.distance { best = (answer.size, distance) }
      index = answer.next
    }
    return best.size
  }

  /// How far two offers are apart; offers of different kinds are far.
  private static func distance(_ a: Double, _ b: Double) -> Double {
    if ProposedViewSize.same(a, b) { return 0 }
    let isFar = !a.isFinite || !b.isFinite || a == 0 || b == 0
    return isFar ? 1e200 : abs(a - b)
  }
}
