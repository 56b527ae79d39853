/// Makes matrices of tables between fences, and cases of tables behind a lone brace.
internal enum MatrixStage {
  static func finding(in parts: [Part]) -> [Part] {
    guard parts.contains(where: { $0.isTable || isFencedTable($0) }) else { return parts }
    var result: [Part] = []
    for part in parts {
      if isFencedTable(part) {
        result.append(matrix(part))
        continue
      }
      if part.isTable, let last = result.last, last.role == .openFence {
        result.removeLast()
        becomeCases(part, last)
      }
      result.append(part)
    }
    return result
  }

  static func isFenced(_ part: Part) -> Bool {
    part.kind == .fenced && part.children.count == 1 && (part.role == .leftRight || part.isNeutral)
  }

  private static func isFencedTable(_ part: Part) -> Bool {
    isFenced(part) && part.children.first.map(\.isTable) ?? false
  }

  /// The matrix or vector that a table between fences is.
  static func matrix(_ fenced: Part) -> Part {
    guard let made = fenced.children.first else { return fenced }
    let rows = made.children
    let squareRole: MeaningRole = fenced.isNeutral ? .determinant : .squareMatrix
    if made.kind == .lines {
      made.kind = .vector
      if rows.count == 1 { made.role = squareRole }
    } else {
      made.kind = .matrix
      if let first = rows.first, first.children.count == rows.count {
        made.role = squareRole
      } else if rows.count == 1 {
        made.role = .rowVector
      }
    }
    made.content += fenced.content
    made.start = min(made.start, fenced.start)
    made.end = max(made.end, fenced.end)
    assign(made.role != .unknown ? made.role : made.kind == .vector ? .vector : .matrix, to: rows)
    return made
  }

  private static func becomeCases(_ table: Part, _ fence: Part) {
    assign(.cases, to: table.children)
    table.kind = .cases
    table.role = .unknown
    table.content.append(fence)
    table.start = min(table.start, fence.start)
  }

  private static func assign(_ role: MeaningRole, to rows: [Part]) {
    for row in rows {
      row.role = role
      guard row.kind == .row else { continue }
      for cell in row.children where cell.kind == .cell { cell.role = role }
    }
  }
}
