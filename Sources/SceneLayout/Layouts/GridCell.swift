/// One child of a Grid: its row and columns, and what it sets.
public struct GridCell: Sendable {
  let row: Int
  /// The columns that it takes; all of them for a child between rows.
  let columns: Range<Int>
  let isBetweenRows: Bool
  let isUnsized: (horizontal: Bool, vertical: Bool)
  let alignment: Alignment?
  private let columnAlignment: HorizontalAlignment?
  private let rowAlignment: VerticalAlignment?

  /// The most columns of a grid, whatever cells ask for.
  static let mostColumns = 1000

  private init(_ subview: LayoutSubview, row: Int, columns: Range<Int>, isBetweenRows: Bool) {
    self.row = row
    self.columns = columns
    self.isBetweenRows = isBetweenRows
    let unsized = subview[GridWord<UnsizedAxes>.self]
    isUnsized = (
      unsized == "horizontal" || unsized == "both", unsized == "vertical" || unsized == "both"
    )
    alignment = subview[GridWord<CellAlignment>.self].flatMap { Alignment(named: $0) }
    columnAlignment = subview[GridWord<ColumnAlignment>.self].flatMap(HorizontalAlignment.init)
    rowAlignment = subview[GridWord<RowAlignment>.self].flatMap(VerticalAlignment.init)
  }

  /// The cells of a grid, in the order of its children.
  static func cells(of subviews: LayoutSubviews) -> [GridCell] {
    var cells: [GridCell] = []
    var columnCount = 1
    for (row, length) in subviews.rows.enumerated() {
      guard length > 0 else {
        cells.append(
          GridCell(subviews[cells.count], row: row, columns: 0..<1, isBetweenRows: true))
        continue
      }
      var column = 0
      for _ in 0..<length {
        let subview = subviews[cells.count]
        let first = min(column, mostColumns - 1)
        let end = min(first + min(subview[GridColumns.self], mostColumns), mostColumns)
        cells.append(GridCell(subview, row: row, columns: first..<end, isBetweenRows: false))
        column = end
      }
      columnCount = max(columnCount, column)
    }
    return cells.map { cell in
      cell.isBetweenRows ? GridCell(cell, columns: 0..<columnCount) : cell
    }
  }

  private init(_ cell: GridCell, columns: Range<Int>) {
    row = cell.row
    self.columns = columns
    isBetweenRows = cell.isBetweenRows
    isUnsized = cell.isUnsized
    alignment = cell.alignment
    columnAlignment = cell.columnAlignment
    rowAlignment = cell.rowAlignment
  }

  /// What the first cell that says so sets for its column.
  static func columnAlignments(_ cells: [GridCell]) -> [Int: HorizontalAlignment] {
    var result: [Int: HorizontalAlignment] = [:]
    for cell in cells {
      guard let alignment = cell.columnAlignment, !cell.isBetweenRows else { continue }
      let column = cell.columns.lowerBound
      if result[column] == nil { result[column] = alignment }
    }
    return result
  }

  /// What the first cell that says so sets for its row.
  static func rowAlignments(_ cells: [GridCell]) -> [Int: VerticalAlignment] {
    var result: [Int: VerticalAlignment] = [:]
    for cell in cells {
      guard let alignment = cell.rowAlignment else { continue }
      if result[cell.row] == nil { result[cell.row] = alignment }
    }
    return result
  }

  /// The alignment of its column.
  func columnGuide(_ columns: [Int: HorizontalAlignment]) -> HorizontalAlignment? {
    isBetweenRows ? nil : columns[self.columns.lowerBound]
  }
}

// MARK: What a grid reads of its children

private enum GridColumns: LayoutValueKey {
  static let defaultValue = 1
  static let attributeName = "columns"
  static func value(of attribute: AttributeValue) -> Int? {
    guard case .integer(let count) = attribute else { return nil }
    return max(count, 1)
  }
}

private protocol GridWordName { static var name: String { get } }
private enum UnsizedAxes: GridWordName { static let name = "unsizedAxes" }
private enum CellAlignment: GridWordName { static let name = "cellAlignment" }
private enum ColumnAlignment: GridWordName { static let name = "columnAlignment" }
private enum RowAlignment: GridWordName { static let name = "rowAlignment" }

private enum GridWord<Name: GridWordName>: LayoutValueKey {
  static var defaultValue: String? { nil }
  static var attributeName: String { Name.name }
  static func value(of attribute: AttributeValue) -> String?? {
    guard case .keyword(let word) = attribute else { return nil }
    return word
  }
}
