/// The rows as lines with their fields below one another.
internal func columns(_ rows: [[String]]) -> [String] {
  var widths: [Int] = []
  for row in rows {
    for (column, field) in row.enumerated() {
      if column == widths.count { widths.append(0) }
      widths[column] = max(widths[column], field.count)
    }
  }
  return rows.map { row in
    var line = ""
    for (column, field) in row.enumerated() {
      line += field
      // No spaces behind the last field.
      if column < row.count - 1 { line += String(repeating: " ", count: widths[column] - field.count + 2) }
    }
    return line
  }
}
