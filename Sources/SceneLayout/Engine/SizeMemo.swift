/// Remembers what containers answered to proposals, as short lists in one arena.
struct SizeMemo {
  private struct Answer {
    let proposal: ProposedViewSize
    let size: Size
    let next: Int32
  }

  private var newest: [Int32]
  private var lengths: [UInt8]
  private var answers: [Answer] = []
  /// A layout that probes with ever new proposals is measured again beyond this many.
  private static let longestList = 64

  init(containerCount: Int) {
    newest = Array(repeating: -1, count: containerCount)
    lengths = Array(repeating: 0, count: containerCount)
  }

  func size(of container: Int, _ proposal: ProposedViewSize) -> Size? {
    var index = newest[container]
    while index >= 0 {
      let answer = answers[Int(index)]
      if answer.proposal == proposal { return answer.size }
      index = answer.next
    }
    return nil
  }

  mutating func remember(_ size: Size, of container: Int, _ proposal: ProposedViewSize) {
    guard lengths[container] < Self.longestList else { return }
    lengths[container] += 1
    answers.append(Answer(proposal: proposal, size: size, next: newest[container]))
    newest[container] = Int32(answers.count - 1)
  }
}
