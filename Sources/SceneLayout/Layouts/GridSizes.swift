/// The widths of a Grid's columns and the heights of its rows for one proposal.
struct GridSizes {
  private let cells: [GridCell]
  private let subviews: LayoutSubviews
  private let gaps: Size
  private var columns: [Double] = []
  private var rows: [Double] = []
  /// The widest child between rows.
  private var widest = 0.0

  init(
    _ cells: [GridCell], _ subviews: LayoutSubviews, _ gaps: Size, _ proposal: ProposedViewSize
  ) {
    self.cells = cells
    self.subviews = subviews
    self.gaps = gaps
    columns = Array(repeating: 0, count: cells.map(\.columns.upperBound).max() ?? 0)
    rows = Array(repeating: 0, count: (cells.map(\.row).max() ?? -1) + 1)
    findColumns(proposal)
    findRows(proposal)
  }

  /// The whole grid.
  var total: Size {
    Size(
      width: max(0, widest, sum(columns, gaps.width)), height: max(0, sum(rows, gaps.height)))
  }

  /// The room of a cell, from the grid's corner.
  func room(of cell: GridCell) -> Rect {
    let x = columns[..<cell.columns.lowerBound].reduce(0) { $0 + $1 + gaps.width }
    let y = rows[..<cell.row].reduce(0) { $0 + $1 + gaps.height }
    let width = cell.isBetweenRows ? total.width : self.width(of: cell)
    return Rect(x: x, y: y, width: width, height: rows[cell.row])
  }

  private func sum(_ lengths: [Double], _ gap: Double) -> Double {
    lengths.isEmpty ? 0 : lengths.reduce(-gap) { $0 + $1 + gap }
  }

  private func width(of cell: GridCell) -> Double {
    max(0, sum(Array(columns[cell.columns]), gaps.width))
  }

  // MARK: Columns

  /// A column or a row that is sized.
  private struct Line {
    let index: Int
    let cells: [Int]
    var minimum = 0.0
    var maximum = 0.0
    var priority = -Double.infinity
  }

  /// Cells of one column size it; wider ones widen their last column; children between rows
  /// widen the grid.
  private mutating func findColumns(_ proposal: ProposedViewSize) {
    var members: [[Int]] = Array(repeating: [], count: columns.count)
    for (index, cell) in cells.enumerated() {
      guard !cell.isUnsized.horizontal, cell.columns.count == 1, !cell.isBetweenRows else {
        continue
      }
      members[cell.columns.lowerBound].append(index)
    }
    let room = proposal.width.map { $0 - gaps.width * Double(max(columns.count - 1, 0)) }
    columns = lengths(members, room) { index, offer in
      subviews[index].sizeThatFits(ProposedViewSize(width: offer, height: nil)).width
    }
    for (index, cell) in cells.enumerated() where !cell.isUnsized.horizontal {
      if cell.isBetweenRows {
        let offer = ProposedViewSize(width: proposal.width, height: nil)
        widest = max(widest, subviews[index].sizeThatFits(offer).width)
      } else if cell.columns.count > 1 {
        let own = width(of: cell)
        let offer = ProposedViewSize(width: proposal.width.map { _ in own }, height: nil)
        let answer = subviews[index].sizeThatFits(offer).width
        if answer > own { columns[cell.columns.upperBound - 1] += answer - own }
      }
    }
  }

  // MARK: Rows

  private mutating func findRows(_ proposal: ProposedViewSize) {
    var members: [[Int]] = Array(repeating: [], count: rows.count)
    for (index, cell) in cells.enumerated() where !cell.isUnsized.vertical {
      members[cell.row].append(index)
    }
    let widths = cells.map { $0.isBetweenRows ? total.width : width(of: $0) }
    let room = proposal.height.map { $0 - gaps.height * Double(max(rows.count - 1, 0)) }
    rows = lengths(members, room) { index, offer in
      subviews[index].sizeThatFits(ProposedViewSize(width: widths[index], height: offer)).height
    }
  }

  // MARK: Lines

  /// Rigid lines keep their length; the others, by priority descending, then by their greatest
  /// length, get an equal share of what is left, never less than their least length.
  private func lengths(
    _ members: [[Int]], _ room: Double?, _ measure: (_ cell: Int, _ offer: Double?) -> Double
  ) -> [Double] {
    func longest(_ cells: [Int], _ offer: Double?) -> Double {
      cells.reduce(0) { max($0, measure($1, offer)) }
    }
    guard let room else { return members.map { longest($0, nil) } }
    var lines = members.enumerated().map { index, cells in
      Line(
        index: index, cells: cells, minimum: longest(cells, 0),
        maximum: longest(cells, .infinity),
        priority: cells.reduce(-.infinity) { max($0, subviews[$1].priority) })
    }
    var result = lines.map(\.minimum)
    lines.removeAll { $0.maximum == $0.minimum }
    lines.sort { a, b in
      if a.priority != b.priority { return a.priority > b.priority }
      return a.maximum == b.maximum ? a.index < b.index : a.maximum < b.maximum
    }
    let flexible = Set(lines.map(\.index))
    var available = room
    for (index, length) in result.enumerated() where !flexible.contains(index) {
      available -= length
    }
    for (number, line) in lines.enumerated() {
      let share = max(0, available / Double(lines.count - number))
      result[line.index] = max(line.minimum, longest(line.cells, max(share, line.minimum)))
      let rest = available - result[line.index]
      if !rest.isNaN { available = rest }
    }
    return result
  }
}
