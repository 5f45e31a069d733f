/// Rows in columns, two blanks apart, a line each; the last column is as long as it is.
func textTable(_ rows: [[String]]) -> String {
  let columnCount = rows.map(\.count).max() ?? 0
  let widths = (0..<columnCount).map { column in
    rows.map { column < $0.count - 1 ? $0[column].count : 0 }.max() ?? 0
  }
  return rows.map { row in
    row.enumerated().map { column, text in
      column == row.count - 1
        ? text : text + String(repeating: " ", count: widths[column] - text.count + 2)
    }.joined() + "\n"
  }.joined()
}
