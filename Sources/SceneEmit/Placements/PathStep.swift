/// How an element stands in its parent, for its path.
enum PathStep {
  case layer(Int)
  case child(Int)
  case copy(Int)
  case row(Int)
  case cell(Int, Int)
  case behind(Int)
  case before(Int)

  /// How much room one takes at most.
  static let room = 32 + 2 * ByteCursor.numberRoom
}

extension ByteCursor {
  @inline(__always)
  mutating func write(_ step: PathStep) {
    switch step {
    case .layer(let index): write("containers[", index)
    case .child(let index): write(".children[", index)
    case .copy(let index): write(".template[", index)
    case .row(let row): write(".rows[", row)
    case .cell(let row, let index):
      write(".rows[", row)
      write("[", index)
    case .behind(let index): write(".background[", index)
    case .before(let index): write(".overlay[", index)
    }
  }

  @inline(__always)
  private mutating func write(_ list: StaticString, _ index: Int) {
    write(list)
    write(index)
    write("]")
  }
}
