internal import MathTree

/// Tables: matrices, vectors, cases and lines of formulas.
extension MeaningBuilder {
  mutating func table(_ id: FormulaTree.ID) -> Int {
    var rows: [Int] = []
    for child in tree.children(of: id) {
      switch tree[child].element {
      case .tableRow, .labeledRow: rows.append(part(child))
      default: rows.append(branch(.row, .table, [branch(.cell, .table, [part(child)])]))
      }
    }
    let made = branch(.table, .unknown, rows)
    guard hasOneColumn(made) else {
      classifyTable(made, id)
      return made
    }
    drafts[made].kind = .lines
    for row in rows { becomeLine(row) }
    if rows.count == 1, let inner = drafts[rows[0]].children.first, isFencedPart(inner) {
      return matrix(fencing(made, in: inner))
    }
    classifyLines(made)
    return made
  }

  mutating func tableRow(_ id: FormulaTree.ID) -> Int {
    var cells: [Int] = []
    for child in tree.children(of: id) {
      cells.append(tree[child].element == .cell ? part(child) : branch(.cell, .table, [part(child)]))
    }
    let made = branch(.row, .table, cells)
    widen(made, to: id)
    return made
  }

  mutating func labeledRow(_ id: FormulaTree.ID) -> Int {
    let made = tableRow(id)
    guard let label = drafts[made].children.first else { return made }
    drafts[made].children.removeFirst()
    drafts[made].content = [label]
    drafts[label].role = .label
    if let text = drafts[label].children.first, kind(text) == .text { drafts[text].role = .label }
    return made
  }

  mutating func cell(_ id: FormulaTree.ID) -> Int {
    let held = parts(of: id)
    let inner: [Int]
    switch held.count {
    case 0: inner = []
    case 1 where kind(held[0]) == .empty: inner = held
    default: inner = [row(held)]
    }
    return branch(.cell, .table, inner)
  }

  private mutating func widen(_ made: Int, to id: FormulaTree.ID) {
    guard drafts[made].start >= drafts[made].end else { return }
    drafts[made].start = tree[id].start
    drafts[made].end = tree[id].end
  }

  private func hasOneColumn(_ table: Int) -> Bool {
    drafts[table].children.allSatisfy { drafts[$0].children.count < 2 }
  }

  private mutating func becomeLine(_ row: Int) {
    guard kind(row) == .row else { return }
    drafts[row].kind = .line
    drafts[row].role = .lines
    if drafts[row].children.count == 1, kind(drafts[row].children[0]) == .cell {
      drafts[row].children = drafts[drafts[row].children[0]].children
    }
  }

  // MARK: Tables in a row

  /// Makes matrices of tables between fences, and cases of tables behind a lone brace.
  mutating func tablesInRow(_ parts: [Int]) -> [Int] {
    guard parts.contains(where: { isTable($0) || isFencedTable($0) }) else { return parts }
    var result: [Int] = []
    for part in parts {
      if isFencedTable(part) {
        result.append(matrix(part))
        continue
      }
      if isTable(part), let last = result.last, role(last) == .openFence {
        result.removeLast()
        becomeCases(part, last)
      }
      result.append(part)
    }
    return result
  }

  private func isFencedPart(_ part: Int) -> Bool {
    kind(part) == .fenced && drafts[part].children.count == 1 && (role(part) == .leftRight || isNeutral(part))
  }

  private func isFencedTable(_ part: Int) -> Bool {
    isFencedPart(part) && drafts[part].children.first.map(isTable) ?? false
  }

  /// The matrix or vector that a table between fences is.
  private mutating func matrix(_ fenced: Int) -> Int {
    guard let made = drafts[fenced].children.first else { return fenced }
    let rows = drafts[made].children
    if kind(made) == .lines {
      drafts[made].kind = .vector
      if rows.count == 1 {
        drafts[made].role = isNeutral(fenced) ? .determinant : .squareMatrix
      }
    } else {
      drafts[made].kind = .matrix
      if let first = rows.first, drafts[first].children.count == rows.count {
        drafts[made].role = isNeutral(fenced) ? .determinant : .squareMatrix
      } else if rows.count == 1 {
        drafts[made].role = .rowVector
      }
    }
    drafts[made].content += drafts[fenced].content
    drafts[made].start = min(drafts[made].start, drafts[fenced].start)
    drafts[made].end = max(drafts[made].end, drafts[fenced].end)
    let role = drafts[made].role
    assign(role != .unknown ? role : kind(made) == .vector ? .vector : .matrix, to: rows)
    return made
  }

  private mutating func becomeCases(_ table: Int, _ fence: Int) {
    assign(.cases, to: drafts[table].children)
    drafts[table].kind = .cases
    drafts[table].role = .unknown
    drafts[table].content.append(fence)
    drafts[table].start = min(drafts[table].start, drafts[fence].start)
  }

  private mutating func assign(_ role: MeaningRole, to rows: [Int]) {
    for row in rows {
      drafts[row].role = role
      guard kind(row) == .row else { continue }
      for cell in drafts[row].children where kind(cell) == .cell { drafts[cell].role = role }
    }
  }

  /// One line that is fenced is a fenced line.
  private mutating func fencing(_ table: Int, in fenced: Int) -> Int {
    guard let line = drafts[table].children.first, let inner = drafts[fenced].children.first else { return fenced }
    drafts[line].children = [inner]
    let made = branch(.fenced, role(fenced), [table], content: drafts[fenced].content)
    return made
  }

  // MARK: What lines and columns have in common

  /// Marks two lines as a binomial coefficient.
  mutating func markBinomial(_ made: Int) {
    guard drafts[made].children.count == 2 else { return }
    drafts[made].role = .binomial
    for line in drafts[made].children { drafts[line].role = .binomial }
  }

  /// Lines that all hold one kind of relation share its role.
  mutating func classifyLines(_ made: Int) {
    let lines = drafts[made].children
    let firsts = lines.compactMap { drafts[$0].children.first }
    guard let first = firsts.first, role(first) != .unknown else { return }
    let isUniform = firsts.allSatisfy { role($0) == role(first) && (kind($0) == .relation || kind($0) == .relations) }
    if isUniform { drafts[made].role = role(first) }
  }

  private mutating func classifyTable(_ made: Int, _ id: FormulaTree.ID) {
    for role in [MeaningRole.equality, .inequality, .arrow] where isAligned(made, at: role) {
      drafts[made].role = role
      return
    }
    if isRuled(tree.attribute("columnlines", of: id)), isRuled(tree.attribute("rowlines", of: id)) {
      drafts[made].role = .cayley
    }
  }

  /// Whether the rows are aligned at relations of one role: a column of signs, or one that begins or ends with them.
  private func isAligned(_ table: Int, at role: MeaningRole) -> Bool {
    let rows = drafts[table].children
    let count = rows.map { drafts[$0].children.count }.max() ?? 0
    func holds(_ column: Int, _ test: (Int) -> Bool) -> Bool {
      var isWritten = false
      for row in rows where column < drafts[row].children.count {
        guard let inner = drafts[drafts[row].children[column]].children.first, kind(inner) != .empty else { continue }
        guard test(inner) else { return false }
        isWritten = true
      }
      return isWritten
    }
    func isSign(_ part: Int) -> Bool { isRelation(part) && self.role(part) == role }
    func isHalf(_ part: Int) -> Bool {
      guard kind(part) == .relations, self.role(part) == role, let first = drafts[part].children.first,
        let last = drafts[part].children.last
      else { return isSign(part) }
      return kind(first) == .empty || kind(last) == .empty
    }
    switch count {
    case 3: return holds(1, isSign)
    case 2: return holds(1, isHalf) || holds(0, isHalf)
    default: return false
    }
  }

  /// Whether a line stands after the first row or column and nowhere else.
  private func isRuled(_ lines: String?) -> Bool {
    guard let parts = lines?.split(separator: " "), let first = parts.first else { return false }
    return (first == "solid" || first == "dashed") && parts.dropFirst().allSatisfy { $0 == "none" }
  }
}
